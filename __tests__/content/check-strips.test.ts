import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSource } from '../../src/content/check/syntax'
import { stripProblems } from '../../src/content/check/strips'

const STOPS = [{ frame: 0 }, { frame: 1 }, { frame: 3 }]
let root: string

function write(file: string, content: unknown) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'strips-'))
  write('strips/sash/strip.json', { frames: 4, size: [640, 480], part: [0.1, 0, 0.8, 1] })
  for (const frame of [1, 2, 3]) write(`strips/sash/0${frame}.webp`, 'frame')
})

afterEach(() => rmSync(root, { recursive: true }))

function problems(section: object = {}) {
  const page = { sections: [{ type: 'hero' }, { type: 'openIt', strip: 'sash', stops: STOPS, ...section }] }
  write('products/sash.json', page)
  return stripProblems(root, [readSource(root, 'products/sash.json').source]).map(
    ({ file, place, message }) => `${file} ${place}: ${message}`,
  )
}

it('finds nothing wrong with a sound strip and a section that shows it', () => {
  expect(problems()).toEqual([])
})

it.each([
  ['a strip that there is not', { strip: 'sahs' }, 'sections[1].strip: there is no strip "sahs"'],
  ['a movement that does not begin shut', { stops: STOPS.slice(1) }, 'must begin with frame 0'],
  ['a last stop before the last frame', { stops: STOPS.slice(0, 2) }, 'end with frame 3'],
  ['stops out of order', { stops: [STOPS[0], STOPS[2], STOPS[1], STOPS[2]] }, 'in the order of their frames'],
])('reports %s', (_, section, message) => {
  expect(problems(section).join('\n')).toContain(message)
})

it('reports a frame that is missing', () => {
  rmSync(path.join(root, 'strips/sash/02.webp'))
  expect(problems()).toEqual([expect.stringContaining('the file 02.webp does not exist')])
})

it('reports frames that are too heavy for a first touch', () => {
  write('strips/sash/02.webp', 'x'.repeat(350_001))
  expect(problems()).toEqual([expect.stringMatching(/^strips\/sash\/strip.json frames: .*may have 350000/)])
})

it('reports a strip.json that says too little', () => {
  write('strips/sash/strip.json', { frames: 4 })
  expect(problems({ strip: 'sash' })[0]).toContain('must say how many frames there are')
})
