const EVENT = 'ask-assistant'

/**
 * Opens the chat with a question written into its input, for the visitor to change and send. Works from any part of the
 * page, also before the chat's code has come.
 */
export function askAssistant(text: string) {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: text }))
}

/** Tells `listener` each question; returns what stops it. */
export function onAskAssistant(listener: (text: string) => void) {
  const tell = (event: Event) => listener(String((event as CustomEvent<unknown>).detail))
  window.addEventListener(EVENT, tell)
  return () => window.removeEventListener(EVENT, tell)
}
