import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { brochures, filled, tools } from '../../../netlify/assistant/catalogue'
import { cardsWithExamples, type CardWithExamples } from '../../../netlify/assistant/cards'
import { isBacked } from '../../../netlify/assistant/facts'
import { TOPICS } from '../../../netlify/assistant/topics'

const root = path.resolve(__dirname, '../../..')
const folder = path.join(root, 'netlify/assistant/knowledge/answers')
const cards = cardsWithExamples()
const MOST_WORDS = 60
const LEAST_EXAMPLES = 4
const NOW = new Date('2026-11-23T10:00:00Z')

/** The police, the gas line and the like: nobody's data. */
const PUBLIC_NUMBERS = /\b(999|101|111|105|116 123|0800 111 999)\b/g

const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, to = '']) => to)
const wordsOf = (text: string) => text.replace(/\]\([^)]*\)/g, ']').split(/\s+/)

/** What is wrong with a written answer: nothing, as a rule. */
function faultsOf(
  { id, say, examples }: Pick<CardWithExamples, 'id' | 'say' | 'examples'>,
  pages: Set<string>,
) {
  const text = filled(say, NOW)
  return [
    ...(isBacked(say.replace(PUBLIC_NUMBERS, '')) || id === 'callback-time'
      ? []
      : ['a figure that data/ does not have']),
    ...linksOf(text)
      .filter((to) => to.startsWith('/') && !pages.has(to.split('#')[0] ?? ''))
      .map((to) => `no page ${to}`),
    ...(/\{\w/.test(text) ? ['an unknown placeholder'] : []),
    ...(wordsOf(say).length > MOST_WORDS ? [`more than ${MOST_WORDS} words`] : []),
    ...(examples.length < LEAST_EXAMPLES ? [`fewer than ${LEAST_EXAMPLES} examples`] : []),
  ].map((fault) => `${id}: ${fault}`)
}

const pages = new Set([
  ...TOPICS.map(({ page }) => page),
  ...readdirSync(path.join(root, 'data/offers')).map((name) => `/offers/${name.replace('.json', '')}`),
  ...brochures,
  ...tools.map(({ path: page }) => page),
  '/',
  '/contact',
  '/privacy',
  '/cookies',
])

describe('the written answers', () => {
  it('stand on the data, link to pages that are there, and are short', () => {
    expect(existsSync(folder)).toBe(true)
    expect(cards.flatMap((card) => faultsOf(card, pages))).toEqual([])
  })

  it('have an id each', () => {
    const ids = cards.map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it.each([
    [{ say: 'It is 7777mm wide.' }, /figure/],
    [{ say: 'See [it](/nowhere).' }, /no page/],
    [{ say: 'Ring {telephone}.' }, /placeholder/],
    [{ say: 'word '.repeat(70) }, /more than/],
    [{ examples: ['one'] }, /fewer than/],
  ])('are refused where they do not: %s', (fault, pattern) => {
    const card = { id: 'one', say: 'Yes.', examples: ['a', 'b', 'c', 'd'], ...fault }
    expect(faultsOf(card, pages).join()).toMatch(pattern)
  })
})
