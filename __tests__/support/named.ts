import { nameOf } from '../../netlify/assistant/called'
import { mentionsOf } from '../../netlify/assistant/reader'

/** The name that a message gives, and what the assistant had said before it. */
export const nameIn = async (text: string, before = '') => nameOf(await mentionsOf(text, before), text)

export const ASKS_NAME = 'And what name shall I give?'
