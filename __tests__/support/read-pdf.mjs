import { readFile, writeFile } from 'node:fs/promises'
import { json } from 'node:stream/consumers'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/**
 * A process of its own, for jest does not load the PDF library: reads the paths of PDFs as JSON from its input, `{ pdfs,
 * target }`, and writes to `target` what assistive technology finds in them, as a list of `ReadPdf` (see read-pdf.ts).
 */
async function read() {
  const { pdfs, target } = await json(process.stdin)
  const found = []
  for (const pdf of pdfs) found.push(await readOne(pdf))
  await writeFile(target, JSON.stringify(found))
}

async function readOne(pdf) {
  const file = await getDocument({ data: new Uint8Array(await readFile(pdf)), verbosity: 0 }).promise
  const { info } = await file.getMetadata()
  const pages = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const [structure] = (await page.getStructTree())?.children ?? []
    pages.push({ structure, ...sorted(items) })
  }
  return {
    marked: (await file.getMarkInfo())?.Marked,
    language: info.Language,
    title: info.Title,
    viewer: await file.getViewerPreferences(),
    pages,
  }
}

/** The words of a page: those of each piece of marked content, in the order in which it is drawn, and those of none. */
function sorted(items) {
  const contents = {}
  const open = []
  let outside = ''
  for (const { type, id, str, hasEOL } of items) {
    if (type === 'endMarkedContent') open.pop()
    else if (type) open.push(id)
    else {
      const inside = open.findLast((one) => one)
      const words = str + (hasEOL ? ' ' : '')
      if (inside) contents[inside] += words
      else outside += words
    }
    if (id) contents[id] = ''
  }
  return { contents, outside: outside.replace(/\s+/g, ' ').trim() }
}

read().catch((error) => {
  console.error(error)
  process.exitCode = 1
})
