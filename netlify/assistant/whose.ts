import { FIRST_NAMES, isCapital, isSurnamed } from './name-words'
import { isTown, postcodeIn, withoutPostcodes } from './places'

const STREETS = 'court|road|street|lane|close|avenue|drive|gardens|terrace|crescent|mews'
const STREET = new RegExp(`\\S\\s(?:${STREETS}|house)$`, 'i')
const STREET_NAMED = new RegExp(
  `\\b(?!(?:the|a|your|our|my|this|that|every|high|main|busy|quiet|which|what)\\b)[a-z'’]+ (?:${STREETS}|st|rd|ln|ave)\\b`,
  'i',
)

/** 'It’s Hemnall St': where the visitor lives, and no question where we are. */
export const tellsStreet = (text: string) => !text.includes('?') && STREET_NAMED.test(text)

const KIN =
  'husband|wife|partner|son|daughter|mum|mother|dad|father|brother|sister|nan|gran|grandson|granddaughter|neighbou?r|friend|mate|lodger|carer'
/** 'If a man answers that’s Paolo my husband', 'my son Leo might pick up', 'it’s Leo, my son': at the other end of the line. */
const AT_OTHER_END = new RegExp(
  [
    '\\b(?:if|when) [^.!?,\\n]{1,30}\\b(?:answers?|picks? (?:it )?up|gets (?:it|to it|there))\\b(?:(?!\\b(?:ask|tell|ring|call)\\b)[^.!?\\n])*',
    "\\b(?:if|when) (?:i|we|she|he|they)(?:['’]?(?:m|re|s)| am| are| is) [^.!?,\\n]{0,20}?\\b(?:out|away|off|busy|not (?:in|here|there|about))\\b,? (?:please )?(?:then )?(?:ask for|speak to|talk to|get|try) [A-Z][\\w'’-]+",
    `\\b(?:my|our) (?:${KIN})(?:,? [A-Z][\\w'’-]+,?)? (?:might|may|could|will|['’]?ll|sometimes|often|usually) (?:answers?|picks? (?:it )?up|gets? (?:it|to it|there))\\b`,
    `\\bor (?:my|our) (?:${KIN})(?:,? [A-Z][\\w'’-]+,?)? (?:on|at) \\+?\\d[\\d ]{9,14}`,
    `\\b(?:that['’]?s|it['’]?s|will be|['’]ll be) (?!for\\b)[A-Z][\\w'’-]+,? (?:my|our) (?:${KIN})(?=[,.!?)]|\\s*$)`,
  ].join('|'),
  'gi',
)

/** A message without those who only may answer the telephone. */
export const withoutOtherEnd = (text: string) => text.replace(AT_OTHER_END, ',')

/** 'CM17 0DN. mulberry green': the beginning of a street's name, beside a postcode, with no first name in it. */
export const isOfStreet = (name: string, text: string) =>
  !FIRST_NAMES.has(name.toLowerCase()) &&
  postcodeIn(text) !== undefined &&
  new RegExp(
    `\\b${name.replace(/\W/g, '.')} (?:green|hill|grove|place|row|rise|walk|way|end|square|park)\\b`,
    'i',
  ).test(text)

/** 'Loughton Court': where, and not who; 'Kit Lane' with nothing of a place about it is somebody. */
const isStreet = (piece: string, text: string) =>
  STREET.test(piece) &&
  !(
    isSurnamed(piece) &&
    isCapital(piece) &&
    !new RegExp(
      `(?:\\d[a-z]?|\\b(?:on|in|at|of|to|from|off|near|down|is|house|the),?) ${piece}|${piece},? (?:\\p{Lu}{1,2}\\d|(?:in|near) )`,
      'u',
    ).test(text) &&
    !isTown(/^,? ?([\p{L} ]+)/u.exec(text.slice(text.indexOf(piece) + piece.length))?.[1]?.trim() ?? '')
  )

/** What stands between numbers, addresses and commas. */
export function piecesOf(text: string) {
  return withoutPostcodes(text)
    .replace(/\S+@\S+/g, ',')
    .replace(/(?:\+|\b)\d[\d\s().-]{4,22}\d\b/g, ',')
    .split(
      /[,;:.!?\n/()]|\s[-@]\s|\sfrom\s(?=[A-Z])|\s(?:on|is|at|about|my number|my mobile|call me|ring me|please|thanks|thank you|mob|tel|if you|in case you|but|and (?:my|the))\s/i,
    )
    .map((piece) =>
      piece
        .replace(
          /^\s*(?:yes|yeah|yep|sure|ok|okay|please|hi|hello|hiya|oh|um|ah|right|it'?s|it’s|i'?m|i’m|this is|and|the name'?s|name|my name'?s?)\b[\s,.:]*/i,
          '',
        )
        .trim(),
    )
    .map((piece) =>
      piece
        .replace(
          /\s+(?:on|is|here|please|at|my|thanks|call|ring|mobile|tel|phone|number|email|yes|yeah|yep|obvs|obviously|btw|tbh|lol|then)$/i,
          '',
        )
        .trim(),
    )
    .filter((piece) => piece && !isStreet(piece, text))
}
