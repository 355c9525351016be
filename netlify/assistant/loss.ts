/** Somebody who has died. */

export const KIN =
  '(?:husband|hubby|wife|partner|fianc[eé]e?|mum|mam|mother|dad|father|parents?|nan|nana|gran|granny|grandma|grandad|granddad|grandpa|grand(?:mother|father)|son|daughter|brother|sister|aunt|auntie|uncle|mother[- ]in[- ]law|father[- ]in[- ]law)'
export const OWNER = '(?:my|our|her|his)'
const SINCE = "(?:['’]?s|['’]ve| has| have| had)?(?: (?:just|only|recently|sadly|suddenly|now))*"
/** 'My late husband', 'Mum passed away in March', 'since I lost my wife', 'I've been widowed'; lost keys are no loss. */
export const LOSS = new RegExp(
  [
    `\\blate ${KIN}\\b(?![’']s)`,
    `\\b${KIN}(?: \\w+)?${SINCE} (?:died|passing|passed(?! (?:the|his|her|their|it|your|on (?:the|your|his|her|a)\\b|me|us|by)\\b)|death)`,
    `\\b(?:since|after|when|as|and|but) (?:he|she|they)${SINCE} (?:died|passed away|passed on(?! (?:the|your|a)\\b))`,
    `\\b(?:lost|losing|buried|funeral of|death of) (?:${OWNER} )(?:late |dear )?${KIN}\\b(?!['’]s)`,
    `\\b(?:been |was |am |recently |newly )widowed\\b|\\bbereave(?:d|ment)\\b`,
  ].join('|'),
  'i',
)
