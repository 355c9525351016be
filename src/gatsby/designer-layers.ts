import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PAINTS, paintFiles } from './paint-files'

/** What the studio lays out for the door designer (studio/fittings.py). */
const FOLDER = path.join(PAINTS, 'designer')

interface DesignerFile {
  styles: Record<string, readonly number[]>
}

/**
 * The public folder of the door designer's layers; its name changes with their content and with the addresses of the styles' own
 * paints, which designer.json names there. Empty where there are none.
 */
export function designerLayers() {
  // Pages, scripts and files must name the same folder, whatever the studio writes meanwhile.
  known ??= readLayers()
  return known
}

let known: { address: string; json: string } | undefined

function readLayers() {
  const source = path.join(FOLDER, 'designer.json')
  if (!existsSync(source)) return { address: '', json: '' }
  const data = JSON.parse(readFileSync(source, 'utf8')) as DesignerFile
  const styles = Object.fromEntries(
    Object.entries(data.styles).map(([slug, tint]) => [slug, { paint: paintFiles(`doors/${slug}`), tint }]),
  )
  const json = JSON.stringify({ ...data, styles })
  const hash = createHash('sha256').update(json)
  for (const file of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.\w+$/.test(file)) hash.update(file).update(readFileSync(path.join(FOLDER, file)))
  return { address: `/static/paint/designer-${hash.digest('hex').slice(0, 10)}`, json }
}

/** Puts the layers where the browser fetches them. */
export function writeDesignerLayers(publicFolder: string) {
  const { address, json } = designerLayers()
  if (!address) return
  const folder = path.join(publicFolder, address)
  mkdirSync(folder, { recursive: true })
  cpSync(FOLDER, folder, { recursive: true })
  writeFileSync(path.join(folder, 'designer.json'), json)
}
