import { SAY } from './talk'

/** What a visitor tells of their own life: a word of sympathy before whatever else is to be said. */

const KIN =
  '(?:husband|wife|partner|mum|mother|dad|father|son|daughter|brother|sister|nan|gran|grandma|grandad|uncle|aunt|friend)'
const BAD_NEWS = new RegExp(
  [
    "\\b(?:i|we|he|she|husband|wife|partner)(?:['’]ve| have| has|['’]re| are|['’]m| am|['’]s| is|['’]ll| will)?(?: just| now)?(?: been| being| getting)?(?: told i['’]m| told we['’]re)?(?: being)? (?:made|laid) (?:redundant|off)\\b|\\bbeing made redundant\\b",
    '\\b(?:lost|losing) (?:my|his|her|our) jobs?\\b',
    `\\b(?:my|our|his|her) ${KIN}(?:['’]s| has| have)?(?: just| sadly| recently| suddenly)* (?:died|passed (?:away|on)|(?:been (?:rushed|taken)|gone) (?:in)?to hospital|dying|had a (?:stroke|heart attack))\\b`,
    `\\b(?:my|our) ${KIN}['’]?s funeral\\b|\\b(?:i|we)(?:['’]ve| have) (?:just )?(?:split up|separated|had a bereavement)\\b`,
    '\\b(?:got|have|has|diagnosed with) (?:\\w+ )?cancer\\b',
  ].join('|'),
  'i',
)
const LONG_AGO = /\b(?:years|ages) ago\b|\blast year\b/i

export const toldBadNews = (text: string) => BAD_NEWS.test(text) && !LONG_AGO.test(text)

/** The reply with a word of sympathy in front of it, unless it has one. */
export const withSympathy = (text: string) =>
  /\bsorry\b/i.test(text.replace(/“[^”]*”/g, ''))
    ? text
    : `${SAY.sympathy} ${text.replace(/^That[’']s fine: (\w)/, (_, first: string) => first.toUpperCase())}`
