import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deployed } from '../content/site-data'
import { madeOf } from './made'

/** A written answer. */
export interface Card {
  id: string
  say: string
  /** Its last sentence offers a call. */
  offers?: boolean
  /** The file that it stands in: the id of a product, whose answers count for that product alone, or a theme. */
  file: string
}

/** As it is written down. */
export type CardWithExamples = Card & { examples: string[] }

const FOLDER = deployed('netlify/assistant/knowledge/answers')

const files = () => readdirSync(FOLDER).sort()
const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8')

/** Every written answer with its questions: a file for each product, by its id in products.json, and for each theme. */
export const cardsWithExamples = () =>
  files().flatMap((name) =>
    (JSON.parse(read(name)) as CardWithExamples[]).map((card) => ({
      ...card,
      file: name.replace('.json', ''),
    })),
  )

const { cards } = madeOf(
  'cards',
  () => files().map((name) => name + read(name)),
  () => ({ cards: cardsWithExamples().map(({ examples, ...card }): Card => (void examples, card)) }),
)

/** Every written answer. Its questions, four times as long, are not here: the examples are made of them. */
export const CARDS = new Map(cards.map((card) => [card.id, card]))
