/** How long an unfinished lead waits for the answer to the assistant's last question, counted from the last key pressed. */
const PATIENCE_MS = 90_000
/** The same where somebody needs help at once. */
const URGENT_MS = 40_000

let dropKept: (() => void) | undefined

/** Drops what is kept: the visitor took it back. */
export function dropLead() {
  dropKept?.()
  dropKept = undefined
}

/**
 * Sends a lead, or keeps it while the assistant still asks for something: then it goes out with what the next reply adds, or
 * as it is when the visitor leaves or says no more. Whoever gave name and number is passed on either way.
 *
 * @param send - sends it
 * @param isOpen - whether a question is still open
 * @param isUrgent - whether it may wait only a little
 */
export async function keepLead(send: () => Promise<void>, isOpen: boolean, isUrgent = false) {
  dropLead()
  if (!isOpen) return send()
  const sendNow = () => {
    dropLead()
    void send()
  }
  const patience = isUrgent ? URGENT_MS : PATIENCE_MS
  let timer = setTimeout(sendNow, patience)
  // Whoever types slowly still adds to it.
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(sendNow, patience)
  }
  window.addEventListener('pagehide', sendNow)
  document.addEventListener('input', wait)
  dropKept = () => {
    clearTimeout(timer)
    window.removeEventListener('pagehide', sendNow)
    document.removeEventListener('input', wait)
  }
}
