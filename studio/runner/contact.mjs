import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { draftFile } from './make.mjs'
import { pictureFile } from './record.mjs'
import { nameOf } from './shots.mjs'

const COLUMNS = 5
const CELL = { width: 380, height: 300, caption: 26, gap: 8 }

/**
 * Puts the pictures of each topic side by side into studio/out/contact-<topic>.png.
 *
 * @param {string} root
 * @param {import('./shots.mjs').Shot[]} shots
 * @param {{ draft: boolean, print: (line: string) => void }} how - `draft`: the drafts instead of the finished pictures
 */
export async function makeContactSheets(root, shots, { draft, print }) {
  const { default: sharp } = await import('sharp')
  const topics = groupByTopic(shots)
  mkdirSync(path.join(root, 'studio/out'), { recursive: true })
  for (const [topic, list] of topics) {
    const parts = []
    for (const [index, shot] of list.entries()) {
      const left = (index % COLUMNS) * (CELL.width + CELL.gap) + CELL.gap
      const top = Math.floor(index / COLUMNS) * (CELL.height + CELL.caption + CELL.gap) + CELL.gap
      const file = draft ? draftFile(root, shot) : pictureFile(root, shot)
      parts.push({ input: await thumbnail(sharp, file), left, top })
      parts.push({ input: Buffer.from(caption(nameOf(shot))), left, top: top + CELL.height })
    }
    const rows = Math.ceil(list.length / COLUMNS)
    const sheet = sharp({
      create: {
        width: Math.min(COLUMNS, list.length) * (CELL.width + CELL.gap) + CELL.gap,
        height: rows * (CELL.height + CELL.caption + CELL.gap) + CELL.gap,
        channels: 3,
        background: '#ffffff',
      },
    })
    const name = `studio/out/contact-${topic}.png`
    await sheet.composite(parts).png().toFile(path.join(root, name))
    print(`${name}: ${list.length} pictures`)
  }
}

/** A picture fitted to its cell on a grey background; the background alone when there is none. */
function thumbnail(sharp, file) {
  const { width, height } = CELL
  const background = '#e4e4e4'
  const image = existsSync(file)
    ? sharp(file).resize(width, height, { fit: 'contain', background })
    : sharp({ create: { width, height, channels: 3, background } })
  return image.png().toBuffer()
}

function caption(text) {
  const { width, caption: height } = CELL
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <text x="2" y="18" font-family="sans-serif" font-size="15" fill="#222222">${text}</text></svg>`
}

function groupByTopic(shots) {
  const topics = new Map()
  for (const shot of shots) topics.set(shot.topic, [...(topics.get(shot.topic) ?? []), shot])
  return topics
}
