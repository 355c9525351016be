import { existsSync } from 'node:fs'
import path from 'node:path'
import { readData } from '../../src/content/read-data'
import { shortlistThings } from '../../src/content/shortlist'

const root = path.join(__dirname, '../../data')
const files = new Map(readData(root).map(({ file, value }) => [file, value]))

interface Product {
  path: string
  sections: { type: string; finish?: string }[]
}

it('a product that is offered in finishes is kept with a picture that can be painted in them', () => {
  const kept = new Map(shortlistThings(files).map(({ key, picture }) => [key, picture as { src: string }]))
  const offered = [...files]
    .filter(([file]) => file.startsWith('products/'))
    .map(([, value]) => value as Product)
    .filter(({ sections }) => sections.some(({ type, finish }) => type === 'hero' && finish))
  expect(offered.length).toBeGreaterThan(10)
  const unpainted = offered
    .map(({ path: page }) => kept.get(page)!.src)
    .filter(
      (src) => !existsSync(path.join(root, src.replace(/^\.\.\/images/, 'paint').replace(/\.jpg$/, ''))),
    )
  expect(unpainted).toEqual([])
})
