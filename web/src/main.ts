import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { words } from './lib/words.svelte'
import { app } from './push/app.svelte'
import './styles/tokens.css'
import './styles/base.css'

settings.start()
app.start()
await words.start()
mount(App, { target: document.getElementById('app')! })
