import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeBrochures } from '@/gatsby/brochures'
import { printedText } from '@/gatsby/brochures/printed-text'
import { readBrochures } from '@/gatsby/brochures/read-brochures'
import type { Brochure } from '@/gatsby/brochures/types'
import { balanced } from '@/gatsby/brochures/pdf/balanced'
import brochureMap from '../../data/brochures.json'

const DATA = path.resolve('data')

/** The routes of the specification's brochure map. */
const SPECIFIED = [
  '/doors/composite-doors',
  '/doors/composite',
  '/doors/comp-door',
  '/doors/aluminium-sliding',
  '/doors/aluminium-sliding-doors',
  '/doors/aluminium-bifolding',
  '/doors/aluminium-bifolding-doors',
  '/doors/internal',
  '/doors/upvc-front',
  '/doors/upvc-patio',
  '/doors/upvc-french',
  '/windows/sliding-sash',
  '/windows/sash-horn',
  '/windows/tilt-turn',
  '/windows/standard-casement',
  '/windows/standard-casement-windows',
  '/windows/refine-flush-casement',
  '/windows/refine-flush-casement-windows',
  '/windows/r9-flush-casement',
  '/windows/r9-flush-casement-windows',
  '/windows/r7-flush-casement',
  '/windows/flush-sash',
  '/conservatories',
  '/conservatories/roof-lanterns',
  '/conservatories/conservatories',
]

function brochure(file: string): Brochure {
  const found = readBrochures(DATA, 'https://www.riverway.example').find((entry) => entry.file === file)
  if (!found) throw new Error(`no brochure ${file}`)
  return found
}

describe('the brochure map', () => {
  it.each(SPECIFIED)('has a file for %s', (route) => {
    expect(brochureMap.items.find((item) => item.route === route)?.file).toMatch(/\.pdf$/)
  })
})

describe('reading the brochures', () => {
  it('finds one for each file of the map, with a picture for its cover', () => {
    const files = readBrochures(DATA, '').map(({ file }) => file)
    expect(files).toEqual([...new Set(brochureMap.items.map(({ file }) => file))])
    for (const file of files) expect(brochure(file).cover).not.toHaveLength(0)
  })

  it('gives the same file to a route and its alias', () => {
    expect(brochure('composite-doors.pdf').url).toBe('https://www.riverway.example/doors/composite')
  })

  it('prints all 37 door styles of the Comp Door collection', () => {
    const [chapter] = brochure('comp-door-collection.pdf').chapters
    const styles = chapter?.sections.find((section) => section.type === 'doorStyles')
    expect(styles?.styles).toHaveLength(37)
  })

  it('makes chapters of the three roof products under /conservatories', () => {
    const { chapters, cover } = brochure('conservatories-and-roofs.pdf')
    expect(chapters.map(({ name }) => name)).toEqual([
      'Conservatories & roofs',
      'Conservatory roof glass',
      'Aluminium roof lantern S1',
      'Aluminium flat roof lights',
    ])
    expect(cover).toHaveLength(3)
  })

  it('prints no sample testimonials', () => {
    expect(JSON.stringify(readBrochures(DATA, ''))).not.toContain('"sample":')
  })
})

describe('printed text', () => {
  it('leaves out a sentence about the page it was written for', () => {
    expect(printedText({ intro: 'Step through with the arrows. A 1.3 mm name is all we need.' })).toEqual({
      intro: 'A 1.3 mm name is all we need.',
    })
  })

  it('keeps a text that would be empty without it', () => {
    expect(printedText('This page shows both.')).toBe('This page shows both.')
  })
})

describe('the lines of a heading', () => {
  it('does not leave one word over', () => {
    expect(balanced('Aluminium bi-folding doors', 42, 499)).toBe('Aluminium \nbi-folding doors')
  })

  it('leaves a short heading on one line', () => {
    expect(balanced('Composite doors', 42, 499)).toBe('Composite doors')
  })
})

describe('writing a brochure', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'brochures-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('makes a PDF of at least four pages with title, language and author', async () => {
    await writeBrochures(DATA, folder, ['aluminium-sliding-doors.pdf'])
    const pdf = readFileSync(path.join(folder, 'brochures/aluminium-sliding-doors.pdf'))
    const text = pdf.toString('latin1')
    expect(text.slice(0, 5)).toBe('%PDF-')
    expect(text.match(/\((.* \| .*)\)/)?.[1]).toBe('Aluminium sliding patio doors | Riverway Windows & Doors')
    expect(text.match(/\/Lang \((.*)\)/)?.[1]).toBe('en-GB')
    expect(text.includes('(Riverway Windows & Doors)')).toBe(true)
    expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(4)
    expect(pdf.length).toBeLessThan(5_000_000)
  }, 180_000)
})
