import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkPaints } from '../../src/content/check/paints'

const root = mkdtempSync(path.join(tmpdir(), 'paint-'))
const PAINT = {
  picture: 'doors/ely.jpg',
  list: 'door-colours',
  size: [540, 810],
  box: [100, 90, 300, 640],
  scale: 1.5,
  albedo: [0.02, 0.8],
  layers: { leaf: { black: 'b.webp', white: 'w.webp', figure: 'g.webp' } },
  curve: { table: 'grade.png', points: 32, vignette: 0.08 },
  finishes: {
    red: { albedo: [0.3, 0.03, 0.03] },
    'golden-oak': { light: [0.4, 0.2, 0.1], dark: [0.1, 0.05, 0.02] },
  },
}

function write(file: string, content: unknown) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
}

beforeEach(() => {
  write('door-colours.json', { items: [{ slug: 'red' }, { slug: 'golden-oak' }] })
  write('images/doors/ely.jpg', '')
  for (const file of ['b.webp', 'w.webp', 'g.webp', 'grade.png']) write(`paint/doors/ely/${file}`, '')
})

afterEach(() => rmSync(root, { recursive: true }))

const problems = (changes: object) => {
  write('paint/doors/ely/paint.json', { ...PAINT, ...changes })
  return checkPaints(root).map(({ file, place, message }) => `${file} ${place}: ${message}`)
}

it('finds nothing wrong with a sound paintable picture', () => {
  expect(problems({})).toEqual([])
})

it('knows the part that is shown, the power of its values and how much its paint lights itself', () => {
  const layers = { leaf: { ...PAINT.layers.leaf, bounce: 0.4 } }
  expect(problems({ layers, power: 3, where: 'where.webp' })).toEqual([
    'paint/doors/ely/paint.json layers: the file where.webp does not exist',
  ])
  write('paint/doors/ely/where.webp', '')
  expect(problems({ layers, power: 3, where: 'where.webp' })).toEqual([])
})

it.each([
  [
    'a finish of the list that is missing',
    { finishes: { red: PAINT.finishes.red } },
    'golden-oak is missing',
  ],
  ['a list that does not exist', { list: 'roof-colours' }, 'the list roof-colours is missing'],
  ['a file that does not exist', { layers: { leaf: { black: 'b.webp', white: 'x.webp' } } }, 'x.webp'],
  ['a box that reaches out of the picture', { box: [400, 0, 200, 100] }, 'reaches out of the picture'],
  ['another picture', { picture: 'doors/york.jpg' }, 'must be doors/ely.jpg'],
  ['a part that nobody paints', { layers: { roof: PAINT.layers.leaf } }, 'roof'],
  ['half a wood', { finishes: { ...PAINT.finishes, red: { light: [0, 0, 0] } } }, 'dark'],
])('reports %s', (_, changes, message) => {
  expect(problems(changes).join('\n')).toContain(message)
})

it('tells of a house front which finishes of its door and of its windows are missing', () => {
  const picture = 'fronts/mews.jpg'
  write('composite-colours.json', { items: [{ slug: 'red' }, { slug: 'blue' }] })
  write('window-swatches.json', { items: [{ slug: 'red' }, { slug: 'cream' }] })
  write(`images/${picture}`, '')
  for (const file of ['b.webp', 'w.webp', 'g.webp', 'grade.png']) write(`paint/fronts/mews/${file}`, '')
  write('paint/fronts/mews/paint.json', { ...PAINT, picture, list: undefined })
  expect(problems({}).map((line) => line.split(':')[1]?.trim())).toEqual([
    'blue is missing',
    'cream is missing',
  ])
})
