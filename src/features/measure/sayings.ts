import words from '@data/wording/measure.json'
import { enquiryMessage } from '@/lib/enquiry-message'
import { fillIn } from '@/lib/fill-in'
import { inFeet, inMillimetres } from '@/lib/length'
import { isBlank, type Measured } from './measured'
import { DEPTH, SIZE, sizeOf, type Limits } from './sizes'

/** What stands below the fields of a size once something is typed: what is wrong, or which one counts. */
export function saySize(texts: readonly string[], limits: Limits) {
  const { smallest, count, difference, isMalformed } = sizeOf(texts, limits)
  if (isMalformed)
    return fillIn(words.malformed, { least: inMillimetres(limits.least), most: inMillimetres(limits.most) })
  if (smallest === undefined) return undefined
  const size = fillIn(words.both, { millimetres: inMillimetres(smallest), feet: inFeet(smallest) })
  const said = fillIn(count > 1 ? words.smallest : words.only, { size })
  return difference === undefined
    ? said
    : `${said} ${fillIn(words.uneven, { difference: inMillimetres(difference) })}`
}

/** What an opening is called: by the visitor, or by what it is. */
export function nameOf({ name, kind }: Measured, index: number) {
  return name.trim() || kind || fillIn(words.unnamed, { number: String(index + 1) })
}

/** An opening's width and height, as far as they are known: '1195mm wide, 1050mm high'. */
export function sizesOf({ widths, heights }: Measured) {
  const { smallest: width } = sizeOf(widths, SIZE)
  const { smallest: height } = sizeOf(heights, SIZE)
  return [
    width !== undefined && fillIn(words.wide, { width: inMillimetres(width) }),
    height !== undefined && fillIn(words.high, { height: inMillimetres(height) }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What else is known of it, without its note. */
export function factsOf(measured: Measured, index: number): string[] {
  const { kind, widths, heights, depth, side } = measured
  const deep = sizeOf([depth], DEPTH).smallest
  const across = sizeOf(widths, SIZE).difference
  const upright = sizeOf(heights, SIZE).difference
  return [
    kind !== nameOf(measured, index) && startSmall(kind),
    deep !== undefined && fillIn(words.deep, { depth: inMillimetres(deep) }),
    startSmall(side),
    across !== undefined && fillIn(words.unevenWidths, { difference: inMillimetres(across) }),
    upright !== undefined && fillIn(words.unevenHeights, { difference: inMillimetres(upright) }),
  ].filter((fact) => typeof fact === 'string' && fact !== '') as string[]
}

/** A choice in the middle of a sentence. */
function startSmall(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** The list as the message of an enquiry: none without an opening. */
export function messageOf(openings: readonly Measured[]) {
  const known = openings.filter((measured) => !isBlank(measured))
  if (known.length === 0) return undefined
  const lines = known.map((measured, index) => {
    const note = measured.note.trim()
    const said = [sizesOf(measured), ...factsOf(measured, index)].filter(Boolean).join(', ')
    return [
      `${index + 1}. ${nameOf(measured, index)}${said && `: ${said}`}`,
      note && fillIn(words.messageNote, { note }),
    ]
      .filter(Boolean)
      .join('\n   ')
  })
  return enquiryMessage([words.message, ...lines])
}
