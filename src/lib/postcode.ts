export interface PostcodeGroup {
  /** The nearest place on the firm's lists. */
  readonly nearest: string
  readonly codes: readonly string[]
}

export type Coverage =
  | { state: 'malformed' }
  | { state: 'covered'; code: string; nearest: string }
  | { state: 'outside'; code: string }

/** Outward code, with or without the inward code, as in BS 7666 (A9, A99, AA9, AA99, A9A, AA9A). */
const POSTCODE = /^([A-Z]{1,2}\d(?:\d|[A-Z])?)(?:\d[A-Z]{2})?$/

/**
 * Whether the firm covers a postcode. Takes an outward code or a full postcode, in any case and spacing; never guesses from
 * a malformed one.
 */
export function checkPostcode(input: string, groups: readonly PostcodeGroup[]): Coverage {
  const code = POSTCODE.exec(input.replace(/\s+/g, '').toUpperCase())?.[1]
  if (!code) return { state: 'malformed' }
  // E1W and N1C are subdivisions of E1 and N1.
  const district = code.replace(/(\d)[A-Z]$/, '$1')
  const group = groups.find(({ codes }) => codes.includes(district))
  return group ? { state: 'covered', code, nearest: group.nearest } : { state: 'outside', code }
}
