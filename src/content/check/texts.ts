import { PLACEHOLDER } from '../../lib/fill-in'
import { COMPANY_FACTS, factsFor, numberInWords, type Facts } from '../facts'
import { ownPlaceholders } from '../wording'
import type { DataProblem } from './problem'
import { problemAtOffset, type SourceFile } from './source'
import { didYouMean } from './suggest'
import { eachText, type Text } from './walk'

/** Placeholders that a page fills in, because their value depends on where the text stands. */
const BY_THE_PAGE: Record<string, string[]> = { 'colour-note.json': ['range'] }

/** Markup that would stand on the page as it is written. */
const MARKUP = /<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\)|^#{1,6} /i

/** Words that a list goes by in texts, with the file of each. */
const NOUNS: [RegExp, string[]][] = [
  [/^(door )?(style|design)s?$/, ['door-styles', 'offer-styles']],
  [/^(door )?colours?( choices?)?$/, ['composite-colours', 'offer-colours']],
  [/^(door |colour )?finish(es)?$/, ['door-finishes']],
  [/^furniture finish(es)?$/, ['furniture-finishes']],
  [/^glass designs?$/, ['glass-designs']],
  [/^(standard )?colourways?( swatch(es)?)?$/, ['r7-colourways', 'r9-colourways']],
  [/^services?$/, ['services']],
  [/^(sample )?testimonials?$/, ['testimonials']],
]

/** What is wrong with the texts of a file: placeholders nobody knows, markup, and facts written out that have a placeholder. */
export function textProblems(source: SourceFile, facts: Facts, names: string[]): DataProblem[] {
  const own = factsFor(source.value, facts)
  const literals = literalPatterns(own)
  const known = [...names, ...(BY_THE_PAGE[source.file] ?? [])]
  return eachText(source).flatMap((text) => [
    ...placeholderProblems(source, text, [...known, ...ownPlaceholders(source.file, text.place)]),
    ...markupProblems(source, text),
    ...(isWrittenOnce(source.file, text) ? [] : literalProblems(source, text, own, literals)),
  ])
}

function placeholderProblems(source: SourceFile, { value, place, offset }: Text, known: string[]) {
  const found = [...value.matchAll(/\{([^{}]*)\}/g)]
  return found.flatMap(([whole, name = '']) => {
    const isFact = source.file === 'company.json' && COMPANY_FACTS.includes(place)
    if (isFact)
      return [
        problemAtOffset(
          source,
          offset,
          `${whole} cannot stand here: other texts take this very value`,
          place,
        ),
      ]
    if (known.includes(name)) return []
    const base = name.split(':')[0] ?? ''
    const near = known.filter((entry) => !entry.includes(':') || entry.startsWith(`${base}:`))
    return [
      {
        ...problemAtOffset(
          source,
          inside(source, offset, whole),
          `${whole} is no placeholder.${didYouMean(name, near.length ? near : known)}`,
          place,
        ),
        allowed: known
          .filter((entry) => !/^(hours|words|Words|count|m|mm):/.test(entry))
          .concat('count:LIST', 'words:LIST', 'hours:DAY', 'm:PRODUCT-LIMIT', 'mm:PRODUCT-LIMIT'),
      },
    ]
  })
}

function markupProblems(source: SourceFile, { value, place, offset }: Text) {
  const [found] = MARKUP.exec(value) ?? []
  return found === undefined
    ? []
    : [
        problemAtOffset(
          source,
          inside(source, offset, found),
          `${found} would stand on the page as it is written: texts are plain, without HTML or Markdown`,
          place,
        ),
      ]
}

function literalProblems(
  source: SourceFile,
  { value, place, offset }: Text,
  facts: Facts,
  literals: [string, RegExp][],
): DataProblem[] {
  const hint = (found: string, name: string) => ({
    ...problemAtOffset(
      source,
      inside(source, offset, found),
      `"${found}" will not follow when the fact changes: write {${name}}`,
      place,
    ),
    isHint: true,
  })
  const plain = value.replace(PLACEHOLDER, (match) => ' '.repeat(match.length))
  const told = new Set<string>()
  const hints = literals.flatMap(([name, pattern]) => {
    const [found] = pattern.exec(plain) ?? []
    // The short brand is part of the brand, and the price may be the saving.
    if (!found || [...told].some((other) => other.includes(found))) return []
    told.add(found)
    return [hint(found, name)]
  })
  return [...hints, ...countHints(source.file, plain, facts, hint)]
}

/** How each fact looks where somebody has written it out. */
function literalPatterns(facts: Facts): [string, RegExp][] {
  const patterns: [string, RegExp | undefined][] = [
    ...['phone', 'mobile'].map((name): [string, RegExp | undefined] => [name, numberPattern(facts[name])]),
    ...['price', 'rrp', 'saving'].map((name): [string, RegExp | undefined] => [
      name,
      amountPattern(facts[name]),
    ]),
    ...['email', 'brand', 'shortBrand', 'supermarket', 'year', 'since', 'hours:Monday'].map(
      (name): [string, RegExp | undefined] => [name, exact(facts[name])],
    ),
  ]
  return patterns.flatMap(([name, pattern]) => (pattern ? [[name, pattern] as [string, RegExp]] : []))
}

function countHints(
  file: string,
  text: string,
  facts: Facts,
  hint: (found: string, name: string) => DataProblem,
) {
  const phrases = text.matchAll(
    /(?<![\w.,£-])(\d{1,3}|[a-z]+(?:-[a-z]+)?) ((?:named |standard |stunning |fixed )?)((?:[a-z]+ )?[a-z]+)(?![\w-])/gi,
  )
  return [...phrases].flatMap(([, number = '', , noun = '']) => {
    for (const [pattern, lists] of NOUNS) {
      const words = noun.toLowerCase().split(' ')
      if (!pattern.test(noun.toLowerCase()) && !pattern.test(words[0] ?? '')) continue
      // What an offer includes is counted in the offers' own lists.
      for (const list of file.startsWith('offer') ? [...lists].reverse() : lists) {
        const count = facts[`count:${list}`]
        if (count === undefined) continue
        const inWords = numberInWords(Number(count))
        if (number === count) return [hint(number, `count:${list}`)]
        if (number.toLowerCase() === inWords)
          return [hint(number, `${/^[A-Z]/.test(number) ? 'Words' : 'words'}:${list}`)]
      }
    }
    return []
  })
}

/** A number however its digits are grouped. */
function numberPattern(value = '') {
  const digits = value.replace(/\D/g, '')
  return digits ? new RegExp(`(?<!\\d)${[...digits].join(' ?')}(?!\\d)`) : undefined
}

/** An amount with or without its comma. */
function amountPattern(value = '') {
  const digits = value.replace(/\D/g, '')
  return digits ? new RegExp(`£ ?${digits.replace(/(\d)(?=\d{3}$)/, '$1,?')}(?![\\d,])`) : undefined
}

function exact(value = '') {
  return value ? new RegExp(`(?<!\\w)${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`) : undefined
}

/** Fields that hold the facts themselves, and what never reaches a visitor's eye. */
function isWrittenOnce(file: string, { place }: Text) {
  if (file === 'company.json')
    return COMPANY_FACTS.includes(place) || /^(siteUrl|street|copyrightYear)$/.test(place)
  return place === 'supermarket' || file === 'search-synonyms.json'
}

/** Where in the file a part of a text starts: exact as long as no escape stands before it. */
function inside({ text }: SourceFile, offset: number, part: string) {
  const at = text.indexOf(part, offset)
  return at < 0 ? offset : at
}
