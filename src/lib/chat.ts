import { wakePart } from './wake-part'

const EVENT = 'ask-assistant'

/** A question asked before the chat's code had loaded. */
let waiting: string | undefined

/**
 * Opens the chat with a question written into its input, for the visitor to change and send. Works from any part of the page, also
 * before the chat's code has loaded.
 */
export function askAssistant(text: string) {
  waiting = text
  wakePart('ChatHost')
  window.dispatchEvent(new Event(EVENT))
}

/** Tells `listener` each question, one that is waiting at once; returns what stops it. */
export function onAskAssistant(listener: (text: string) => void) {
  const tell = () => {
    if (waiting === undefined) return
    const text = waiting
    waiting = undefined
    listener(text)
  }
  tell()
  window.addEventListener(EVENT, tell)
  return () => window.removeEventListener(EVENT, tell)
}
