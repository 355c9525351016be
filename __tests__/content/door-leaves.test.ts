import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ValidationError } from 'yup'
import { DOOR_LISTS } from '../../src/content/check-data'
import { checkDoorLeaves, joinery } from '../../src/content/check/door-leaves'
import { doorLeaves, type DoorLeaves, type LeafStyle } from '../../src/content/door-leaves'

const DATA = path.resolve(__dirname, '../../data')

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(DATA, file), 'utf8'))
const sound = () => read('door-leaves.json') as DoorLeaves

it('defines a leaf for each style of the catalogue and of the offers, and no other', () => {
  expect(checkDoorLeaves(lists(sound()))).toEqual([])
})

it('has no two styles that differ only in colour, glass or furniture', () => {
  const doors = Object.values(sound().catalogue).map(joinery)
  expect(new Set(doors).size).toBe(doors.length)
})

describe('the shape of the file', () => {
  it.each<[string, (kent: LeafStyle) => unknown, string]>([
    [
      'a shape that does not exist',
      ({ lights }) => Object.assign(lights![0]!, { shape: 'star' }),
      'lights[0].shape',
    ],
    ['an unknown field', (kent) => Object.assign(kent, { letterbox: 900 }), 'catalogue.kent'],
    ['a box of three numbers', ({ panels }) => (panels![0]!.box as number[]).pop(), 'panels[0].box'],
    [
      'a place before the left edge',
      ({ panels }) => ((panels![0]!.box as number[])[0] = -4),
      'panels[0].box',
    ],
    [
      'two kinds of bars at once',
      ({ lights }) => (lights![0]!.bars = { grid: [2, 2], lattice: 90 }),
      'lights[0].bars',
    ],
    ['a missing colour', (kent) => Reflect.deleteProperty(kent, 'colour'), 'catalogue.kent.colour'],
  ])('reports %s', (_, change, place) => {
    const leaves = sound()
    change(leaves.catalogue.kent!)
    expect(shapeProblems(leaves)).toContainEqual(expect.stringContaining(place))
  })

  it('reports a missing set', () => {
    expect(shapeProblems({ ...sound(), offers: undefined })).toContainEqual(expect.stringContaining('offers'))
  })
})

describe('what the parts of a leaf say of each other', () => {
  it.each<[string, (kent: LeafStyle) => unknown, string, RegExp]>([
    [
      'a panel outside the leaf',
      ({ panels }) => (panels![1]!.box[0] = 700),
      'kent.panels[1].box',
      /beyond the leaf of 894 × 2012/,
    ],
    [
      'a light that overlaps a panel',
      ({ lights }) => (lights![0]!.box[1] = 700),
      'kent.lights[0].box',
      /overlaps panels\[0\]/,
    ],
    [
      'an arch taller than half its width',
      ({ lights }) => (lights![0]!.head = 400),
      'kent.lights[0].head',
      /at most half the width, 335/,
    ],
    [
      'a letterplate on the glass',
      (kent) => (kent.letterplate = 1200),
      'kent.letterplate',
      /overlaps lights/,
    ],
    ['a knocker above the leaf', (kent) => (kent.knocker = 2000), 'kent.knocker', /beyond the leaf/],
    [
      'boards that cut a panel in two',
      (kent) => (kent.boards = [{ box: [80, 300, 734, 600], pitch: 120 }]),
      'kent.panels[0].box',
      /neither inside nor clear of boards\[0\]/,
    ],
    [
      'a ledge without boards',
      (kent) => (kent.ledges = [{ box: [80, 850, 734, 50] }]),
      'kent.ledges[0].box',
      /on a field of boards/,
    ],
    [
      'a brace without boards',
      (kent) => (kent.braces = [[100, 100, 200, 200]]),
      'kent.braces[0]',
      /on a field of boards/,
    ],
    [
      'a groove that leaves the door',
      (kent) => (kent.lines = [{ from: [0, 900], to: [900, 900] }]),
      'kent.lines[0].to',
      /beyond the leaf/,
    ],
    [
      'fan bars in a rectangle',
      ({ lights }) => (lights![0]!.bars = { fan: 5 }),
      'kent.lights[0].bars.fan',
      /fan lights/,
    ],
    [
      'a letterplate across the split of a stable door',
      (kent) => (kent.split = 890),
      'kent.letterplate',
      /across the split/,
    ],
    ['a colour that is not on offer', (kent) => (kent.colour = 'pink'), 'kent.colour', /composite-colours/],
    [
      'a glazed style without a light',
      (kent) => Reflect.deleteProperty(kent, 'lights'),
      'kent',
      /says that it is glazed/,
    ],
  ])('reports %s', (_, change, place, message) => {
    const leaves = sound()
    change(leaves.catalogue.kent!)
    expect(problemsOf(leaves)).toContainEqual([
      `catalogue.${place}`,
      expect.stringMatching(message) as string,
    ])
  })

  it('reports a style of the list that has no definition', () => {
    const leaves = sound()
    delete leaves.catalogue.kent
    expect(problemsOf(leaves)).toEqual([['catalogue', expect.stringContaining('"kent"') as string]])
  })

  it('reports a definition that no list has', () => {
    const leaves = sound()
    leaves.offers.balmoral = { ...leaves.offers.whitmore!, split: 900 }
    expect(problemsOf(leaves)).toContainEqual([
      'offers.balmoral',
      expect.stringContaining('offer-styles') as string,
    ])
  })

  it('reports glass in a style that is said to have none', () => {
    const leaves = sound()
    leaves.catalogue.ludlow!.lights = [{ box: [400, 1950, 60, 40], glass: 'clear', bars: undefined }]
    expect(problemsOf(leaves)).toContainEqual([
      'catalogue.ludlow',
      expect.stringContaining('not glazed') as string,
    ])
  })

  it('reports a style that is another in a different colour', () => {
    const leaves = sound()
    leaves.catalogue.york = { ...structuredClone(leaves.catalogue.kent!), colour: 'red', hardware: 'gold' }
    expect(problemsOf(leaves)).toEqual([
      ['catalogue.york', expect.stringContaining('same door as "kent"') as string],
    ])
  })
})

function lists(leaves: DoorLeaves) {
  return new Map<string, unknown>([
    ...DOOR_LISTS.map((file): [string, unknown] => [file, read(file)]),
    ['door-leaves.json', leaves],
  ])
}

function problemsOf(leaves: DoorLeaves) {
  return checkDoorLeaves(lists(leaves)).map(({ place, message }) => [place, message])
}

function shapeProblems(value: unknown) {
  try {
    doorLeaves.validateSync(value, { abortEarly: false, strict: true })
    return []
  } catch (error) {
    const { inner, path: own } = error as ValidationError
    return inner.length > 0 ? inner.map((problem) => problem.path ?? '') : [own ?? '']
  }
}
