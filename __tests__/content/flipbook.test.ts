import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { writeFlipbooks } from '@/gatsby/flipbook'
import { pageText, type TextRun } from '@/gatsby/flipbook/pages/page-text'
import { flipbookPath } from '@/lib/flipbook-path'

describe('the text of a page', () => {
  const run = (str: string, x: number, y: number, height = 9.5, hasEOL = true): TextRun => ({
    str,
    hasEOL,
    height,
    transform: [1, 0, 0, 1, x, y],
  })
  const elsewhere = run('', 0, 300, 0)

  it('joins the lines of a paragraph', () => {
    expect(pageText([run('Bolts run', 48, 600), run('into the frame.', 48, 585.6)])).toEqual([
      'Bolts run into the frame.',
    ])
  })

  it('begins a paragraph after a gap, in another column and in another type', () => {
    expect(
      pageText([
        run('Heading', 48, 700, 17),
        run('First.', 48, 680),
        run('Second.', 48, 655),
        run('Beside.', 216, 655),
      ]),
    ).toEqual(['Heading', 'First.', 'Second.', 'Beside.'])
  })

  it('joins what stands on one line, and parts a heading from the text beside it', () => {
    expect(
      pageText([
        run('Core', 216, 529, 9.5, false),
        run(' ', 237, 529, 0, false),
        run('Foam.', 330, 529),
        elsewhere,
        run('Locks', 48, 500, 17, false),
        run(' ', 100, 500, 0, false),
        run('Two of them.', 216, 509),
      ]),
    ).toEqual(['Core Foam.', 'Locks', 'Two of them.'])
  })

  it('leaves out the footer, which is on every page', () => {
    expect(pageText([run('Words', 48, 500), run('Riverway · Doors', 48, 28, 7.5)])).toEqual(['Words'])
  })
})

describe('drawing a brochure', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'flipbook-'))
  const pdf = path.join(folder, 'small.pdf')
  const cache = path.join(folder, 'cache')
  writeFileSync(pdf, smallPdf())
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('makes pictures of each page in three widths, and takes them from the cache the next time', async () => {
    const [pages] = await writeFlipbooks([pdf], folder, cache)
    expect(pages).toHaveLength(1)
    const [page] = pages!
    expect(page?.text).toEqual(['Hello brochure'])
    expect(page?.pictures.map(({ width }) => width)).toEqual([160, 720, 1440])
    for (const { src, width } of page!.pictures) {
      const { dominant } = await sharp(path.join(folder, src)).stats()
      expect(dominant.r).toBeGreaterThan(200)
      expect(dominant.g).toBeLessThan(60)
      expect(await sharp(path.join(folder, src)).metadata()).toMatchObject({ format: 'webp', width })
    }
    expect(page!.height / page!.width).toBeCloseTo(1.5, 2)

    const drawn = changed()
    const removed = path.join(folder, 'static/brochures/of-a-removed-brochure.webp')
    writeFileSync(removed, '')
    expect(await writeFlipbooks([pdf], folder, cache)).toEqual([pages])
    expect(changed()).toEqual(drawn)
    expect(existsSync(removed)).toBe(false)
    expect(page!.pictures.filter(({ src }) => !existsSync(path.join(folder, src)))).toEqual([])
  }, 60_000)

  /** When what is in the cache was written. */
  function changed() {
    return readdirSync(cache).map((name) => [name, statSync(path.join(cache, name, 'pages.json')).mtimeMs])
  }
})

it('stands beside the PDF, wherever that is kept', () => {
  expect(flipbookPath('doors.pdf')).toBe('/brochures/doors')
  expect(flipbookPath('https://bucket.example/files/doors.pdf')).toBe('/brochures/doors')
})

/** A page of 200 × 300 points: all red, with two words on it. */
function smallPdf() {
  const content = '1 0 0 rg 0 0 200 300 re f BT /F1 12 Tf 0 g 20 200 Td (Hello brochure) Tj ET'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 300] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const start = file.length
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('')
  return `${file}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
}
