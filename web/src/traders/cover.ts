/** What the home page shows of the game. */
export { default } from './Cover.svelte'
export { default as sheet } from './Drawings.svelte'
