import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readData } from '@/content/read-data'
import { sitePaths } from '@/content/site-paths'
import { searchFile, searchIndex, writeSearchIndex } from '@/gatsby/search-index'
import type { SearchFile, SearchKind } from '@/lib/search-file'
import company from '../support/company'
import colours from '../../data/composite-colours.json'
import finishes from '../../data/door-finishes.json'
import furniture from '../../data/furniture-finishes.json'
import glass from '../../data/glass-designs.json'
import offerColours from '../../data/offer-colours.json'
import offerStyles from '../../data/offer-styles.json'
import r7 from '../../data/r7-colourways.json'
import r9 from '../../data/r9-colourways.json'
import roofGlass from '../../data/roof-glass.json'
import services from '../../data/services.json'
import styles from '../../data/door-styles.json'
import windows from '../../data/window-swatches.json'

const documents = readData(path.resolve('data'))
const file = searchFile(documents)
const titles = (kind: SearchKind, of: SearchFile = file) =>
  of.entries.filter((entry) => entry.kind === kind).map(({ title }) => title)
const sorted = (values: string[]) => [...values].sort()
const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name)

interface PageLike {
  path: string
  hidden?: boolean
}

describe('the search file has', () => {
  it('every page once, under its canonical path, and no hidden one', () => {
    const pages = documents
      .filter(({ file: name }) => /^(pages|products|offers)\//.test(name))
      .map(({ value }) => value as PageLike)
      .filter(({ hidden }) => !hidden)
      .map((page) => page.path)
    const found = file.entries.filter(({ kind }) => kind === 'page').map(({ to }) => to)
    expect(sorted(found)).toEqual(sorted(pages))
  })

  it('every service once', () => {
    const found = file.entries.filter(({ kind }) => kind === 'service').map(({ to }) => to)
    expect(found).toEqual(services.items.map(({ slug }) => `/services/${slug}`))
  })

  it('every door style once', () => {
    expect(titles('style')).toEqual([...names(styles), ...names(offerStyles)])
  })

  it('every colour once, however many lists have it', () => {
    const lists = [colours, finishes, r7, r9, windows, offerColours]
    const wanted = new Set(lists.flatMap(names))
    const handles = names(furniture).map((name) => `${name} door furniture`)
    expect(sorted(titles('colour'))).toEqual(sorted([...wanted, ...handles]))
  })

  it('every glass design and roof glass once', () => {
    expect(titles('glass')).toEqual(
      names(glass).map((name) => (/glass/i.test(name) ? name : `${name} glass`)),
    )
    expect(titles('roof-glass')).toEqual(names(roofGlass))
  })

  it('every question of every page and service', () => {
    interface Questions {
      questions?: { question: string }[]
    }
    const asked = documents.flatMap(({ value }) => [
      ...((value as { sections?: Questions[] }).sections ?? []),
      ...((value as { items?: Questions[] }).items ?? []),
    ])
    const wanted = asked.flatMap(({ questions = [] }) => questions.map(({ question }) => question))
    expect(sorted(titles('question'))).toEqual(sorted(wanted))
  })

  it('no placeholder left in a text', () => {
    expect(JSON.stringify(file.entries)).not.toMatch(/\{[a-z]+(:[\w-]+)?\}/i)
  })

  it('only addresses that lead somewhere', () => {
    const { anchors } = sitePaths(documents.map(({ file: name, value }) => [name, value] as const))
    const lost = file.entries
      .flatMap(({ to, also }) => [to, ...(also ? [also.to] : [])])
      .filter((to) => {
        const [withQuery = '', anchor] = to.split('#')
        const known = anchors.get(withQuery.split('?')[0] ?? '')
        return !known || (anchor !== undefined && !known.has(anchor))
      })
    expect(lost).toEqual([])
  })
})

it('does not send anyone to our designer when an external tool takes its place', () => {
  const external = documents.map((document) =>
    document.file === 'company.json'
      ? { ...document, value: { ...company, designerUrl: 'https://designer.example/' } }
      : document,
  )
  const { entries } = searchFile(external)
  expect(entries.filter(({ also }) => also)).toEqual([])
})

describe('writing the search file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('names it by its content, and takes away that of an earlier build', async () => {
    mkdirSync(path.join(folder, 'static'))
    writeFileSync(path.join(folder, 'static/search-0123456789abcdef.json'), '{}')
    writeFileSync(path.join(folder, 'static/another.json'), '{}')
    await writeSearchIndex(folder)
    const { json, address } = searchIndex()
    expect(sorted(readdirSync(path.join(folder, 'static')))).toEqual(
      sorted(['another.json', path.basename(address)]),
    )
    expect(readFileSync(path.join(folder, address), 'utf8')).toBe(json)
  })
})
