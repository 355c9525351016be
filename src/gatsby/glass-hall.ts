import { cpSync, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { PAINTS, paintFiles } from './paint-files'

/** What the studio makes for the hall seen through glass (studio/glass_hall.py). */
const FOLDER = path.join(PAINTS, 'glass-hall')
const VIEW = /^(.+)-(?:near|far)-(?:day|lamp)\.webp$/
const VIEWS = 4

/** The public folder of the hall's pictures, and the slugs of the designs that have all four. */
export function glassHall() {
  if (!existsSync(FOLDER)) return { address: '', designs: [] }
  const found = readdirSync(FOLDER).flatMap((file) => VIEW.exec(file)?.[1] ?? [])
  const designs = [...new Set(found)].filter((slug) => found.filter((one) => one === slug).length === VIEWS)
  return { address: paintFiles('glass-hall'), designs: designs.sort() }
}

/** Puts the pictures where the browser fetches them. */
export function writeGlassHall(publicFolder: string) {
  const { address } = glassHall()
  if (address) cpSync(FOLDER, path.join(publicFolder, address), { recursive: true })
}
