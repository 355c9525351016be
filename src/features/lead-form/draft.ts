import { LEAD_LIMITS } from '@/contracts/lead'

/** A half-filled form, as the browser tab keeps it. */
interface Draft {
  values: Record<string, string>
  /** How long the form had been open, in milliseconds. */
  elapsed: number
}

const PREFIX = 'draft:'
/** Long enough that not every letter is a write. */
const PAUSE_MS = 300

/**
 * What was typed before the tab was reloaded.
 *
 * @param name the form's
 * @param fields names of its fields; anything else in the store is passed over
 */
export function readDraft(name: string, fields: readonly string[]): Draft {
  const none = { values: {}, elapsed: 0 }
  if (typeof window === 'undefined') return none
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(PREFIX + name) ?? '{}') as Partial<Draft> | null
    const values = Object.entries(stored?.values ?? {}).filter(
      ([field, value]) =>
        fields.includes(field) && typeof value === 'string' && value.length <= LEAD_LIMITS.message,
    )
    const { elapsed } = stored ?? {}
    return {
      values: Object.fromEntries(values),
      elapsed: typeof elapsed === 'number' && elapsed > 0 && Number.isFinite(elapsed) ? elapsed : 0,
    }
  } catch {
    return none
  }
}

/** Writes a form's draft a moment after the last change. */
export class DraftKeeper {
  private pending: Draft | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly name: string) {}

  /** Keeps this state; without values there is nothing to keep. */
  keep(draft: Draft) {
    this.pending = draft
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.flush(), PAUSE_MS)
  }

  /** Writes what waits to be written: the page is about to go. */
  flush() {
    clearTimeout(this.timer)
    if (!this.pending) return
    const { values } = this.pending
    try {
      if (Object.keys(values).length === 0) window.sessionStorage.removeItem(PREFIX + this.name)
      else window.sessionStorage.setItem(PREFIX + this.name, JSON.stringify(this.pending))
    } catch {
      // Storage is switched off or full: the form works without a draft.
    }
    this.pending = undefined
  }

  /** The form was sent: nothing of it stays. */
  clear() {
    this.keep({ values: {}, elapsed: 0 })
    this.flush()
  }
}
