const EVENT = 'ask-assistant'

/**
 * Opens the chat with a question prefilled, for the visitor to edit and send. Works from anywhere on the page, even before
 * the chat's code has loaded.
 */
export function askAssistant(text: string) {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: text }))
}

/** Subscribes to such questions; returns the function that unsubscribes. */
export function onAskAssistant(listener: (text: string) => void) {
  const tell = (event: Event) => listener(String((event as CustomEvent<unknown>).detail))
  window.addEventListener(EVENT, tell)
  return () => window.removeEventListener(EVENT, tell)
}
