import { FIRST_NAMES, isCapital, isSurnamed } from './name-words'
import { isTown, postcodeIn, withoutPostcodes } from './places'

const STREETS = 'court|road|street|lane|close|avenue|drive|gardens|terrace|crescent|mews'
const HOMES = 'cottage|cottages|farm|farmhouse|barn|villa|villas|manor|lodge|grange|heights|mansions'
const STREET = new RegExp(`\\S\\s(?:${STREETS}|${HOMES}|house)$`, 'i')
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

const GREENS = 'green|hill|grove|place|row|rise|walk|way|end|square|park|croft|mead'

/** '12 Tanners Row', 'Rose Cottage, CM22 …', 'mulberry green': what begins like a name, and is where somebody lives. */
export function isOfStreet(name: string, text: string) {
  const plain = name.replace(/[^\p{L}\s]/gu, '.')
  const is = (before: string, after: string) => new RegExp(before + plain + after, 'i').test(text)
  if (is('', ` (?:${HOMES})\\b`)) return true
  const [first = ''] = name.toLowerCase().split(' ')
  if (FIRST_NAMES.has(first)) return false
  // 'Abena Close' by itself answers who it is.
  const isAlone = text.replace(/\W+$/, '') === name
  return (
    is('(?:^|[^\\d\\s]\\s*)\\b\\d{1,4} ?[a-d]?,? ', '') ||
    is('\\b\\d{1,4}', '') ||
    (!isAlone && STREET.test(name)) ||
    (postcodeIn(text) !== undefined && is('\\b', ` (?:${GREENS})\\b`))
  )
}

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

const SELF =
  "i['’]?m|i am|this is|it['’]?s|my name is|my name['’]?s|(?:ring|call|phone|text|contact|speak to|talk to|deal with|ask for)"
/** 'The builder's …', 'gate code man is …', 'tenant: …', but not 'my surname is …', 'the best person is …'. */
const ROLE =
  "(?:^|[.!?,;\\n]\\s*)(?:the |my |our )?(?:(?!(?:(?:sur)?name|i|it|this|that|me|my|here|who|contact|number|person|best|from|signed|regards)\\b)[\\p{L}-]+ ?){1,4}(?:['’]s|\\bis|\\bare|:) (?:called |named )?"

/**
 * 'Bex's number is …', 'the tenant is called Darren', 'gate code man is Phil', 'Tuesday: Sue Bell': somebody besides the one who writes.
 *
 * @param isOwn - the reader takes the name for the writer's
 */
export function isOfOther(name: string, text: string, isOwn: boolean): boolean {
  const [first = ''] = name.split(' ')
  const is = (before: string, after = '(?![\\p{L}-])') => new RegExp(before + first + after, 'iu').test(text)
  if (is(`\\b(?:${SELF})[ ,:]+`)) return false
  return (
    !isOwn ||
    is('', "\\S*(?: \\S+)?['’]s (?:[a-z]+ )?(?:number|mobile|mob|phone|landline|line)\\b") ||
    is(ROLE) ||
    is('(?:^|[.!?,;\\n]\\s*)(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?:? ') ||
    is('', '(?: \\p{L}+)? the (?:tenant|lodger|builder|neighbour|cleaner|caretaker|agent)\\b')
  )
}

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
