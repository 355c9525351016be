const NAME = "(?:(?:mr|mrs|ms|miss|dr)\\.? )?[a-zà-ÿ'’-]+(?: [A-Z][A-Za-zà-ÿ'’-]+){0,2}"
const THEIRS = new RegExp(
  `\\b(?:her|his|their|(?:mum|mother|dad|father|wife|husband|son|daughter|tenant)['’]?s) names?(?:'s|’s| is|:)? ${NAME}`,
  'gi',
)
const STREETS = 'court|road|street|lane|close|avenue|drive|gardens|terrace|crescent|mews'
const STREET = new RegExp(`\\S\\s(?:${STREETS}|house)$`, 'i')
const STREET_NAMED = new RegExp(
  `\\b(?!(?:the|a|your|our|my|this|that|every|high|main|busy|quiet|which|what)\\b)[a-z'’]+ (?:${STREETS}|st|rd|ln|ave)\\b`,
  'i',
)

/** 'It’s Hemnall St': where the visitor lives, and no question where we are. */
export const tellsStreet = (text: string) => !text.includes('?') && STREET_NAMED.test(text)

/** A message without somebody else's name: 'Her name is Mrs Barker'. */
export const withoutOthers = (text: string) => text.replace(THEIRS, ' ')

/** 'Loughton Court': where, and not who. */
export const isStreet = (text: string) => STREET.test(text)

/** 'Surname Okonjo', to somebody who was asked for the name. */
export const withSurname = (text: string) =>
  text.replace(/\b(?:my )?surname(?:['’]?s| is)?:?\s+(?=[A-Z])/i, 'my name is ')
