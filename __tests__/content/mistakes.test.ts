import { renameSync } from 'node:fs'
import { checkData } from '../../src/content/check-data'
import { formatReport, type DataProblem } from '../../src/content/check/problem'
import { dataCopy } from '../support/data-copy'
import { MARK, MISTAKES, type Mistake } from '../support/mistakes'

// The whole data folder is checked, pictures and all.
jest.setTimeout(30_000)

const copy = dataCopy()
let problems: DataProblem[] = []
let report = ''
const expected = new Map<Mistake, string>()

beforeAll(async () => {
  const lost: string[] = []
  for (const [index, { file, find, put, what }] of MISTAKES.entries()) {
    const text = copy.read(file)
    const spoilt = text.replace(find, put.replace(MARK, `${MARK}${index}${MARK}`))
    if (spoilt === text) lost.push(`${what}: ${file} has no such place`)
    copy.write(file, spoilt)
  }
  if (lost.length > 0) throw new Error(lost.join('\n'))
  for (const file of new Set(MISTAKES.map((mistake) => mistake.file))) {
    let text = copy.read(file)
    for (let match = find(text); match; match = find(text)) {
      const before = text.slice(0, match.index)
      const column = match.index - before.lastIndexOf('\n')
      expected.set(MISTAKES[Number(match[1])]!, `data/${file}:${before.split('\n').length}:${column}`)
      text = before + text.slice(match.index + match[0].length)
    }
    copy.write(file, text)
  }
  copy.write('window-swatches.json', `\uFEFF${copy.read('window-swatches.json')}`)
  copy.write('colour-note.json', Buffer.from(`\uFEFF${copy.read('colour-note.json')}`, 'utf16le'))
  renameSync(copy.at('offers/cm17.json'), copy.at('offers/cm17.JSON'))
  copy.write('pages/new-page.jsn', '{}')
  problems = await checkData(copy.root)
  report = formatReport(problems)
})

afterAll(() => copy.remove())

it.each(MISTAKES.map((mistake) => [mistake.what, mistake] as const))(
  'names %s where it is',
  (_what, mistake) => {
    const place = expected.get(mistake)
    const [entry] = report
      .split('\n\n')
      .filter((block) => block.startsWith(`${place}`) && block.includes(mistake.says))
    if (entry === undefined)
      throw new Error(
        `nothing at ${place} says "${mistake.says}"; of this file:\n${report
          .split('\n\n')
          .filter((block) => block.includes(mistake.file))
          .join('\n')}`,
      )
    const [, source = '', caret = ''] = entry.split('\n')
    // The caret stands under the very place.
    expect(source.length).toBeGreaterThanOrEqual(caret.length - 1)
    expect(caret.trim()).toBe('^')
  },
)

it.each([
  ['window-swatches.json', 'BOM'],
  ['colour-note.json', 'UTF-16'],
  ['offers/cm17.JSON', 'rename it so that it ends in .json'],
  ['pages/new-page.jsn', 'is not a file the site reads'],
])('says of %s: %s', (file, says) => {
  expect(problems.filter((problem) => problem.file === file).map(({ message }) => message)).toEqual([
    expect.stringContaining(says),
  ])
})

it('says nothing else', () => {
  const told = new Set([...expected.values()])
  const others = problems.filter(
    ({ file, line, column }) =>
      !told.has(`data/${file}:${line}:${column}`) && !/window-swatches|colour-note|cm17|new-page/.test(file),
  )
  // The offer whose file is called .JSON is missing where it is linked to; the conflict has one line of three here.
  expect(others.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([])
})

function find(text: string) {
  return /¦(\d+)¦/.exec(text)
}
