import type { Match } from './intents'
import { postcodeIn } from './places'
import type { Request } from './requests'
import { withoutContacts } from './slots'

/** What the work is, in the visitor's own words: sizes, colours, how many, what is wrong. The caller reads it as it was said. */

const SIZE =
  /\b\d+(?:\.\d+)?\s?(?:mm|cm|m|metres?|meters?|ft|foot|feet|inch(?:es)?)\b|\b\d+(?:\.\d+)?\s?(?:m|mm|cm)?\s?(?:x|by)\s?\d/i
const THING =
  '(?:windows?|doors?|panes?|units?|panels?|flaps?|handles?|hinges?|lights?|sash(?:es)?|bi-?folds?|locks?|lanterns?|frames?)'
const COUNT = new RegExp(
  `\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}|both|all|couple of|few|pair of)\\s+(?:[\\w-]+\\s+){0,3}${THING}\\b|\\b${THING} and (?:a|two|three|\\d) `,
  'i',
)
const KIND =
  /\b(frosted|obscure|patterned|glazed|stable|panelled|chrome|brass|gold|letterbox|cat flap|threshold|georgian|leaded|fd30|aluminium|upvc|timber|composite|mist(?:ed|y)|broken|cracked|stuck|sticking|stiff|leaking|draughty|rotten|(?:upstairs|downstairs|kitchen|bedroom|bathroom)|traditional|modern|of glass)\b/i
const LEAD_IN =
  /^(?:(?:yes|yeah|ok|okay|please|and|also|but|so|well|oh|hi|hello|actually|sorry)\b[\s,]*)*(?:(?:we|i)(?:'d|’d| would)? (?:need|want|like|have|am after|are after)|(?:i'm|we're) (?:looking for|after)|looking for|need|want|wants?)?\s*(?:(?:it|them|em)\b)?\s*(?:in\s)?/i
const ABOUT_CALL = /\b(call|ring|phone|text|email|e-mail|quote|number|book|name'?s?)\b/i
/** By when the work is wanted. */
const SEASON =
  /\b(?:spring|summer|autumn|winter|christmas|easter|(?:by|in|until|till|from|before|for) (?:early |late |mid |about |around )?(?:jan|feb|march|mar|april|apr|may|june|july|aug|sept?|oct|nov|dec)[a-z]*)\b/i
const MOST = 90

/** 'Its Grey': nothing but a part of the name. */
function isOfName(piece: string, name: string) {
  const words = piece
    .split(/\s+/)
    .filter((word) => !/^(its?|it's|i|im|i'm|am|s|is|the|name|she|shes|he|hes)$/.test(word))
  return words.length > 0 && words.every((word) => name.split(' ').includes(word))
}

/** What is told of the work in a request that is no question. */
export function detailsIn(request: Request, [best]: Match[], name = ''): string[] {
  if (request.text.includes('?') || (request.asks && !SIZE.test(request.text))) return []
  const isFault =
    best !== undefined &&
    best.score >= 0.5 &&
    (best.kind === 'service' || /^(complaint|chased)$/.test(best.id)) &&
    request.words.said.length > 3
  const colours = request.entities.colours.map((colour) => colour.name.toLowerCase())
  return withoutContacts(request.text)
    .replace(/(\d)\.(\d)/g, '$1·$2')
    .split(/[,;.!\n]|\s-\s/)
    .map((piece) => piece.replaceAll('·', '.').replace(LEAD_IN, '').trim())
    .filter((piece) => {
      const low = piece.toLowerCase()
      if (
        piece.length < 3 ||
        (name && (low.includes(name.toLowerCase()) || isOfName(low, name.toLowerCase()))) ||
        ABOUT_CALL.test(piece) ||
        postcodeIn(piece)
      )
        return false
      if (SIZE.test(piece) || COUNT.test(piece) || SEASON.test(piece)) return true
      return (
        KIND.test(piece) ||
        colours.some((colour) => low.includes(colour)) ||
        (isFault && piece.split(' ').length > 3)
      )
    })
    .map((piece) => piece.slice(0, MOST))
}
