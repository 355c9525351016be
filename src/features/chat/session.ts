/** What is kept for as long as the browser tab is open. */
type SessionKey = 'chatPanel' | 'chatVisitor' | 'chatLeadSent' | 'chatLeadKey'

// A browser that forbids the store: then for as long as the page is open.
const memory = new Map<SessionKey, string>()

export function readSession(key: SessionKey): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

export function writeSession(key: SessionKey, value: string) {
  try {
    window.sessionStorage.setItem(key, value)
  } catch {
    memory.set(key, value)
  }
}

/** What the visitor last did with the panel holds for the session; the style sheet goes by it, too. */
export function rememberPanel(state: 'open' | 'closed') {
  writeSession('chatPanel', state)
  document.documentElement.dataset.chat = state
}
