import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { readData } from '../../src/content/read-data'

const DATA = path.resolve(__dirname, '../../data')
const MOST_BYTES = 500_000
const MOST_BYTES_IN_ALL = 60_000_000

/** Pictures of a list that stand for one choice each: how many there are, and their width and height in pixels. */
const CATALOGUE = [
  { list: 'door-styles', count: 37, size: [900, 1350] },
  { list: 'offer-styles', count: 5, size: [900, 1350] },
  { list: 'composite-colours', count: 18, size: [600, 600] },
  { list: 'offer-colours', count: 18, size: [600, 600] },
  { list: 'door-finishes', count: 25, size: [600, 600] },
  { list: 'r7-colourways', count: 20, size: [600, 600] },
  { list: 'r9-colourways', count: 23, size: [600, 600] },
  { list: 'window-swatches', count: 16, size: [600, 600] },
  { list: 'glass-designs', count: 19, size: [600, 600] },
  { list: 'furniture-finishes', count: 5, size: [600, 600] },
  { list: 'roof-glass', count: 6, size: [600, 600] },
] as const

const documents = readData(DATA)
const files = readdirSync(path.join(DATA, 'images'), { recursive: true, encoding: 'utf8' })
  .map((name) => path.join(DATA, 'images', name))
  .filter((file) => statSync(file).isFile())

/** Every picture that a JSON value names, as absolute paths. */
function picturesIn(value: unknown, folder: string): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'src' || key === 'tall') && typeof inner === 'string'
      ? [path.resolve(folder, inner)]
      : picturesIn(inner, folder),
  )
}

const picturesOf = (file: string) => {
  const document = documents.find((each) => each.file === file)!
  return picturesIn(document.value, path.dirname(document.absolutePath))
}

/** What a picture shows, whatever its file says: a small version of its pixels. */
async function pixels(file: string) {
  return (await sharp(file).resize(64, 64, { fit: 'fill' }).raw().toBuffer()).toString('base64')
}

describe.each(CATALOGUE)('the pictures of $list', ({ list, count, size }) => {
  const pictures = picturesOf(`${list}.json`)

  it(`are ${count}, one for each choice`, () => {
    expect(pictures).toHaveLength(count)
    expect(new Set(pictures).size).toBe(count)
  })

  it(`are ${size[0]} by ${size[1]} pixels`, async () => {
    const sizes = await Promise.all(pictures.map((file) => sharp(file).metadata()))
    expect(sizes.map(({ width, height }) => [width, height])).toEqual(pictures.map(() => [...size]))
  })

  it('all look different', async () => {
    const seen = await Promise.all(pictures.map(pixels))
    expect(new Set(seen).size).toBe(count)
  })
})

it('uses every picture that lies in data/images', () => {
  const used = new Set(
    documents.flatMap(({ value, absolutePath }) => picturesIn(value, path.dirname(absolutePath))),
  )
  expect(files.filter((file) => !used.has(file)).map((file) => path.relative(DATA, file))).toEqual([])
})

it('keeps every source under 500 KB and all of them under 60 MB', () => {
  const sizes = files.map((file) => ({ file: path.relative(DATA, file), bytes: statSync(file).size }))
  expect(sizes.filter(({ bytes }) => bytes > MOST_BYTES)).toEqual([])
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MOST_BYTES_IN_ALL)
})

/** The pictures between which a line is dragged, as absolute paths; a hero has a tall one of each as well. */
function pairsIn(value: unknown, folder: string): string[][] {
  if (value === null || typeof value !== 'object') return []
  const { pair, picture, photo } = value as Record<string, unknown>
  const inner = Object.values(value).flatMap((each) => pairsIn(each, folder))
  if (!pair) return inner
  const [first, second] = [picture ?? photo, pair].map((each) => picturesIn(each, folder))
  return [...inner, ...first!.map((file, i) => [file, second![i]!])]
}

const pairs = documents.flatMap(({ value, absolutePath }) => pairsIn(value, path.dirname(absolutePath)))

it('goes from day to evening on the home page and on others', () => {
  expect(pairs.length).toBeGreaterThan(3)
})

it.each(pairs)('%s and what a line uncovers of it are seen from one place', async (...two) => {
  const [one, other] = await Promise.all(two.map((file) => sharp(file).metadata()))
  expect([other!.width, other!.height]).toEqual([one!.width, one!.height])
})

describe('every product page', () => {
  const products = documents.filter(({ file }) => file.startsWith('products/'))
  const uses = new Map<string, number>()
  for (const { file } of products)
    for (const picture of new Set(picturesOf(file))) uses.set(picture, (uses.get(picture) ?? 0) + 1)

  it.each(products.map(({ file }) => file))(
    '%s shows at least two details of its own beside its hero',
    (file) => {
      const own = [...new Set(picturesOf(file))].filter((picture) => uses.get(picture) === 1)
      expect(own.length).toBeGreaterThanOrEqual(2)
    },
  )
})
