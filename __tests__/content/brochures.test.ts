import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeBrochures } from '@/gatsby/brochures'
import { printedText } from '@/gatsby/brochures/printed-text'
import { readBrochures } from '@/gatsby/brochures/read-brochures'
import type { Brochure, Sample } from '@/gatsby/brochures/types'
import { balanced } from '@/gatsby/brochures/pdf/balanced'
import brochureMap from '../../data/brochures.json'
import { nodesOf, readPdfs, wordsOf, type ReadPdf } from '../support/read-pdf'

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

describe('writing brochures', () => {
  // Tables and links; long lists of pictures; several chapters in one brochure.
  const FILES = ['aluminium-sliding-doors.pdf', 'comp-door-collection.pdf', 'conservatories-and-roofs.pdf']
  const folder = mkdtempSync(path.join(tmpdir(), 'brochures-'))
  const pathOf = (file: string) => path.join(folder, 'brochures', file)
  const read = new Map<string, ReadPdf>()
  beforeAll(async () => {
    // A build may run beside the tests, and clears its own cache.
    await writeBrochures(DATA, folder, FILES, path.join(folder, 'made'))
    const found = await readPdfs(FILES.map(pathOf), folder)
    FILES.forEach((file, index) => read.set(file, found[index]!))
  }, 180_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const pagesOf = (file: string) => read.get(file)!.pages
  const elements = (file: string, role: RegExp) =>
    pagesOf(file).flatMap((page) =>
      nodesOf(page.structure)
        .filter((node) => node.role && role.test(node.role))
        .map((node) => ({ ...node, page, words: wordsOf(node, page) })),
    )

  describe.each(FILES)('%s', (file) => {
    it('is a PDF of four to twelve pages with title, language and author', () => {
      const pdf = readFileSync(pathOf(file))
      const text = pdf.toString('latin1')
      expect(text.slice(0, 5)).toBe('%PDF-')
      expect(read.get(file)).toMatchObject({
        title: `${brochure(file).title} | Riverway Windows & Doors`,
        language: 'en-GB',
        viewer: { DisplayDocTitle: true },
      })
      expect(text.includes('(Riverway Windows & Doors)')).toBe(true)
      expect(pagesOf(file).length).toBeGreaterThanOrEqual(4)
      expect(pagesOf(file).length).toBeLessThanOrEqual(12)
      expect(pdf.length).toBeLessThan(5_000_000)
    })

    it('says what it is as XML too', () => {
      const [xml] = readFileSync(pathOf(file))
        .toString('utf8')
        .match(/<x:xmpmeta[^]*<\/x:xmpmeta>/)!
      const title = `${brochure(file).title} | Riverway Windows & Doors`.replaceAll('&', '&amp;')
      expect(xml).toContain(`<rdf:li xml:lang="x-default">${title}</rdf:li>`)
      expect(xml).not.toMatch(/&(?!amp;|lt;)/)
    })

    it('is tagged, and tabs through each page in the order of its structure', () => {
      expect(read.get(file)!.marked).toBe(true)
      const tabs = readFileSync(pathOf(file))
        .toString('latin1')
        .match(/\/Tabs \/S\b/g)
      expect(tabs).toHaveLength(pagesOf(file).length)
    })

    it('has everything on a page in its structure, once and in order, but for what each page repeats', () => {
      const { title, company } = brochure(file)
      const last = pagesOf(file).length - 1
      pagesOf(file).forEach((page, index) => {
        const inStructure = nodesOf(page.structure).flatMap(({ type, id }) => (type === 'content' ? id : []))
        expect(inStructure).toEqual(Object.keys(page.contents))
        expect(inStructure).not.toHaveLength(0)
        const footer = `${company.brand} · ${title} ${company.phone} ${index + 1}`
        expect(page.outside).toBe(index === 0 ? '' : index === last ? String(index + 1) : footer)
      })
    })

    it('has one heading of the first level, and skips no level', () => {
      const headings = elements(file, /^H\d$/).map(({ role, words }) => ({ level: Number(role![1]), words }))
      expect(headings[0]).toEqual({ level: 1, words: brochure(file).title })
      expect(headings.filter(({ level }) => level === 1)).toHaveLength(1)
      headings.slice(1).forEach(({ level }, index) => {
        expect(level).toBeLessThanOrEqual(headings[index]!.level + 1)
      })
    })

    it('opens each chapter with a heading of the second level', () => {
      const chapters = brochure(file).chapters.map(({ heading }) => heading)
      const headings = elements(file, /^H2$/).map(({ words }) => words)
      expect(headings.slice(0, chapters.length)).toEqual(chapters)
    })

    it('describes each picture as the data do', () => {
      const described: string[] = []
      JSON.stringify(brochure(file), (key, value: unknown) => {
        if (key === 'alt') described.push(value as string)
        return value
      })
      const figures = elements(file, /^Figure$/)
      expect(figures).not.toHaveLength(0)
      for (const { alt } of figures) expect(described).toContain(alt)
    })
  })

  it('makes tables of rows with headings', () => {
    const tables = elements('aluminium-sliding-doors.pdf', /^Table$/)
    const size = tables.find(({ words }) => words.startsWith('Size of one sash'))!
    const rows = nodesOf(size).filter(({ role }) => role === 'TR')
    expect(
      rows.map(({ children }) => children!.map((cell) => `${cell.role} ${wordsOf(cell, size.page)}`)),
    ).toEqual([
      ['TH Measure', 'TH From', 'TH To'],
      ['TH Sash height', 'TD 1500mm', 'TD 3000mm'],
      ['TH Sash width', 'TD 600mm', 'TD 2500mm'],
    ])
  })

  it('makes one list of the pictures of a section, over several pages, with each name beside its picture', () => {
    const file = 'comp-door-collection.pdf'
    const { styles } = brochure(file).chapters[0]!.sections.find(({ type }) => type === 'doorStyles') as {
      styles: Sample[]
    }
    const lists = elements(file, /^L$/).filter(({ words }) => words.startsWith(styles[0]!.name))
    expect(lists.map(({ children }) => children!.length)).toEqual([styles.length])
    const items = elements(file, /^LI$/).map((item) => ({
      name: item.words.replace(/ NEW$/, ''),
      alt: nodesOf(item).find(({ role }) => role === 'Figure')?.alt,
    }))
    expect(items).toEqual(
      expect.arrayContaining(styles.map(({ name, picture }) => ({ name, alt: picture.alt }))),
    )
  })

  it('joins each link to the words that are clicked', () => {
    const { company } = brochure('aluminium-sliding-doors.pdf')
    const links = elements('aluminium-sliding-doors.pdf', /^Link$/)
    expect(links.map(({ words }) => words)).toEqual([
      company.phone,
      company.email,
      'www.riverway.example/doors/aluminium-sliding',
      `WhatsApp ${company.mobile}`,
    ])
    for (const { children } of links)
      expect(children!.map(({ type }) => type).sort()).toEqual(['content', 'object'])
  })
})
