/** Session storage: kept for as long as the browser tab is open. */
type SessionKey = 'chatPanel' | 'chatVisitor' | 'chatLeadSent' | 'chatLeadKey'

// Storage is blocked: then for as long as the page is open.
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

/** Whether the panel is open, for this session; the style sheet reads it, too. */
export function rememberPanel(state: 'open' | 'closed') {
  writeSession('chatPanel', state)
  document.documentElement.dataset.chat = state
}
