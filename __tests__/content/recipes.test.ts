import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { drawStyle } from '../../src/commands/lib/draw-style'
import { checkData } from '../../src/content/check-data'
import { dataCopy } from '../support/data-copy'
import { FOLLOWED_ELSEWHERE, RECIPES } from '../support/recipes'

/** Every recipe is followed: here as far as the check, in __tests__/weekly as far as the pages. */

jest.setTimeout(120_000)

const ROOT = path.resolve(__dirname, '../..')
const text = readFileSync(path.join(ROOT, 'docs/recipes.md'), 'utf8')
const titles = [...text.matchAll(/^\*\*([^*]+)\.\*\*/gm)].map(([, title = '']) => title)

it('every recipe is followed by a test', () => {
  expect(titles.length).toBeGreaterThan(20)
  expect([...Object.keys(RECIPES), ...Object.keys(FOLLOWED_ELSEWHERE)].sort()).toEqual([...titles].sort())
})

it.each(Object.entries(FOLLOWED_ELSEWHERE))('%s: %s', (_title, file) => {
  expect(existsSync(path.join(ROOT, file))).toBe(true)
})

it('all of them together leave the data sound', async () => {
  const data = dataCopy()
  try {
    for (const { follow } of Object.values(RECIPES)) follow(data)
    const before = await faults(data.root)
    // The one thing that a recipe leaves to a command: npm run fix:pictures draws the style from its definition.
    expect(before).toEqual([expect.stringContaining('"npm run fix:pictures" draws it')])
    await drawStyle('york', data.at('images/doors/york-2.jpg'))
    expect(await faults(data.root)).toEqual([])
  } finally {
    data.remove()
  }
})

async function faults(root: string) {
  return (await checkData(root))
    .filter(({ isHint }) => !isHint)
    .map(({ file, place, message }) => `${file} ${place} ${message}`)
}
