import { HISTORY_KEY } from './history-key'

/** Whether this browser remembers a conversation in which the visitor said something. */
export function hasVisitorTalked() {
  try {
    return window.localStorage.getItem(HISTORY_KEY)?.includes('"role":"user"') ?? false
  } catch {
    return false
  }
}
