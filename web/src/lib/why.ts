import { Refused } from '../api/http'
import { t } from './words.svelte'

/** Why something was not done: in the server's words, or that it does not answer. */
export const why = (error: unknown) => (error instanceof Refused && error.message) || t('web-no-answer')
