type Values = Record<string, string>

/** A half-filled form, as the browser tab keeps it. */
interface Draft {
  values: Values
  /** What stood in these fields before anything was typed. */
  began?: Values
  /** How long the form had been open, in milliseconds. */
  elapsed: number
}

/** Longer than any field may be, so that a message that is too long can be shortened after a reload; no more is read. */
const MOST_KEPT = 40_000

const PREFIX = 'draft:'
/** Long enough that not every letter is a write. */
const PAUSE_MS = 300

/**
 * What was typed before the tab was reloaded.
 *
 * @param name the form's
 * @param fields names of its fields; anything else in the store is passed over
 */
export function readDraft(name: string, fields: readonly string[]): Required<Draft> {
  const none = { values: {}, began: {}, elapsed: 0 }
  if (typeof window === 'undefined') return none
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(PREFIX + name) ?? '{}') as Partial<Draft> | null
    const known = (values: Values | undefined) =>
      Object.fromEntries(
        Object.entries(values ?? {}).filter(
          ([field, value]) =>
            fields.includes(field) && typeof value === 'string' && value.length <= MOST_KEPT,
        ),
      )
    const { elapsed } = stored ?? {}
    return {
      values: known(stored?.values),
      began: known(stored?.began),
      elapsed: typeof elapsed === 'number' && elapsed > 0 && Number.isFinite(elapsed) ? elapsed : 0,
    }
  } catch {
    return none
  }
}

/**
 * What stands in a form that opens again.
 *
 * @param draft what was typed, and over what
 * @param initial what the page puts in now. The same as before gives way to what was made of it; another stands in its place, but
 *   for the visitor's own message, which follows it
 */
export function resumed(
  { values, began }: Pick<Required<Draft>, 'values' | 'began'>,
  initial: Values,
): Values {
  const next = { ...values }
  for (const [field, given] of Object.entries(initial)) {
    const typed = values[field]
    if (given === '' || (typed !== undefined && began[field] === given)) continue
    const own = field === 'message' ? withoutBeginning(typed, began[field]) : ''
    next[field] = own ? `${given}\n\n${own}` : given
  }
  return next
}

function withoutBeginning(typed = '', began = '') {
  return (typed.startsWith(began) ? typed.slice(began.length) : typed).trim()
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
