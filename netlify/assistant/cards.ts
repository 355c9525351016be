import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deployed } from '../content/site-data'

/** A written answer with the questions that it answers. */
export interface Card {
  id: string
  say: string
  examples: string[]
  /** Its last sentence offers a call. */
  offers?: boolean
  /** The file that it stands in: the id of a product, whose answers count for that product alone, or a theme. */
  file: string
}

const FOLDER = deployed('netlify/assistant/knowledge/answers')

/** Every written answer: a file for each product, by its id in products.json, and for each theme. */
export const CARDS = new Map<string, Card>(
  readdirSync(FOLDER)
    .sort()
    .flatMap((name) =>
      (JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as Card[]).map((card) => ({
        ...card,
        file: name.replace('.json', ''),
      })),
    )
    .map((card) => [card.id, card]),
)
