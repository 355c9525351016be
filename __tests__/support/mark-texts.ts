import { readSource } from '../../src/content/check/syntax'
import { eachText } from '../../src/content/check/walk'
import { checkData } from '../../src/content/check-data'
import { COMPANY_FACTS } from '../../src/content/facts'
import { dataFilesBelow } from '../../src/content/read-data'
import type { DataFolder } from './data-copy'

/** A text of the data, and what to look for in what is made of it. */
export interface Marked {
  file: string
  /** "sections[2].heading" */
  place: string
  /** A word that stands nowhere else; where the check takes none there, the text itself. */
  look: string
}

interface Found {
  file: string
  place: string
  value: string
  offset: number
  mark?: string
}

const STRING = /"(?:[^"\\]|\\.)*"/y
/** Lists of numbers and names for programs. */
const NO_TEXTS = /^(door-leaves|map|service-areas)\.json$/

/**
 * Puts a word of its own behind every text of a data folder, as far as the check allows: a name that ties two files together, a
 * title of the greatest length and an address stay as they are.
 */
export async function markTexts(data: DataFolder): Promise<Marked[]> {
  const files = dataFilesBelow(data.root).filter((file) => !NO_TEXTS.test(file))
  const originals = new Map(files.map((file) => [file, data.read(file)]))
  const texts = files.flatMap((file) => textsOf(data, file))
  for (const [index, text] of texts.entries()) if (!isFact(text)) text.mark = `zq${index.toString(36)}x`
  let left: string[] = []
  for (let round = 0; round < 6; round += 1) {
    for (const [file, original] of originals) {
      const own = texts.filter((text) => text.file === file)
      data.write(file, marked(original, own))
    }
    const faults = (await checkData(data.root)).filter(({ isHint }) => !isHint)
    if (faults.length === 0) return texts.map((text) => ({ ...text, look: text.mark ?? text.value }))
    for (const { file, place, message } of faults) release(texts, file, place, message)
    left = faults.map(({ file, place, message }) => `${file} ${place}: ${message}`)
  }
  throw new Error(`The check takes no marks in these data:\n${left.join('\n')}`)
}

/** What other texts take by a placeholder: a mark would stand in all of them. */
function isFact({ file, place }: Found) {
  return (file === 'company.json' && COMPANY_FACTS.includes(place)) || place === 'supermarket'
}

/** Takes the mark away from what a fault is about: its place, or the names that its message speaks of. */
function release(texts: Found[], file: string, place: string, message: string) {
  const named = [...message.matchAll(/zq[0-9a-z]+x/g)].map(([mark]) => mark)
  for (const text of texts) {
    const isThere = text.file === file && (text.place === place || text.place.startsWith(`${place}[`))
    if (isThere || (text.mark && named.includes(text.mark))) text.mark = undefined
  }
}

function textsOf(data: DataFolder, file: string): Found[] {
  const { source } = readSource(data.root, file)
  return eachText(source).map(({ place, value, offset }) => ({ file, place, value, offset }))
}

function marked(original: string, texts: Found[]) {
  return texts.reduceRight((json, { offset, value, mark }) => {
    if (!mark) return json
    STRING.lastIndex = offset
    const [quoted = ''] = STRING.exec(json) ?? []
    return `${json.slice(0, offset)}${JSON.stringify(`${value} ${mark}`)}${json.slice(offset + quoted.length)}`
  }, original)
}
