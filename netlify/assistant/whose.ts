const NAME = "(?:(?:mr|mrs|ms|miss|dr)\\.? )?[a-zà-ÿ'’-]+(?: [A-Z][A-Za-zà-ÿ'’-]+){0,2}"
const THEIRS = new RegExp(
  `\\b(?:her|his|their|(?:mum|mother|dad|father|wife|husband|son|daughter|tenant)['’]?s) names?(?:'s|’s| is|:)? ${NAME}`,
  'gi',
)
const STREET = /\S\s(?:court|road|street|lane|close|avenue|drive|gardens|terrace|crescent|mews|house)$/i

/** A message without somebody else's name: 'Her name is Mrs Barker'. */
export const withoutOthers = (text: string) => text.replace(THEIRS, ' ')

/** 'Loughton Court': where, and not who. */
export const isStreet = (text: string) => STREET.test(text)
