import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { faultsOf } from '../../src/content/check/problem'
import { checkData } from '../../src/content/check-data'
import { dataCopy, type Fields } from './data-copy'

type Section = Fields & { type: string; id?: string }

const { root, remove } = dataCopy()
const originals = new Map<string, string>()
export { root }

/** Puts every file back after each test that spoilt it. */
export function useSpoiltData() {
  // The whole data folder is checked, pictures and all.
  jest.setTimeout(30_000)
  afterEach(() => {
    for (const [file, content] of originals) writeFileSync(path.join(root, file), content)
    originals.clear()
  })
  afterAll(remove)
}

/** What the check finds: file, place, words. */
export async function problems() {
  return faultsOf(await checkData(root)).map(({ file, place, message }) => [file, place, message])
}

/** The same without the words, sorted. */
export async function places() {
  return faultsOf(await checkData(root))
    .map(({ file, place }) => `${file} ${place}`.trim())
    .sort()
}

/** Notes a file as it is, to be put back after the test. */
export function remember(file: string) {
  if (!originals.has(file)) originals.set(file, readFileSync(path.join(root, file), 'utf8'))
}

export function write(file: string, content: string) {
  if (file !== 'extra.json') remember(file)
  writeFileSync(path.join(root, file), content)
}

/** Changes the parsed content of a file for one test. */
export function edit(file: string, change: (data: Fields) => unknown) {
  const data = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Fields
  change(data)
  write(file, JSON.stringify(data))
}

/** Changes the first section of a kind. */
export function editSection(file: string, type: string, change: (section: Section) => unknown) {
  edit(file, ({ sections }) => {
    const section = (sections as Section[]).find((entry) => entry.type === type)
    if (!section) throw new Error(`${file} has no section "${type}"`)
    change(section)
  })
}
