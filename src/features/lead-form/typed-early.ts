import { HONEYPOT_FIELD } from '@/contracts/honeypot'

/** What a visitor did with the HTML of a form before its script came. */
export interface TypedEarly {
  values: Record<string, string>
  /** Puts the focus, and the cursor, where they were. */
  giveBackFocus: () => void
}

/**
 * Reads what stands in the form of a place.
 *
 * @param place the element around the form; the form that takes its place has controls of the same ids
 */
export function typedEarly(place: HTMLElement | null): TypedEarly {
  const form = place?.querySelector('form')
  const entries = form ? [...new FormData(form)] : []
  const values = Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[0] !== HONEYPOT_FIELD && entry[1] !== ''),
  )
  const { activeElement } = document
  const focused = activeElement && place?.contains(activeElement) ? activeElement : undefined
  const isText = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
  // An e-mail field does not expose its cursor.
  const cursor = isText ? ([focused.selectionStart, focused.selectionEnd] as const) : undefined
  return {
    values,
    giveBackFocus() {
      const control = focused?.id ? document.getElementById(focused.id) : null
      if (!control) return
      control.focus({ preventScroll: true })
      if (cursor && cursor[0] !== null) {
        const input = control as HTMLInputElement | HTMLTextAreaElement
        input.setSelectionRange(...cursor)
      }
    },
  }
}
