import path from 'node:path'
import admin from '../../netlify/functions/admin'
import { dataFilesBelow } from '../../src/content/read-data'
import { SECTION_KINDS } from '../../src/content/sections'
import { repository } from '../../src/gatsby/editing-screen'
import { optionalFlagsOf, screenConfig } from '../../src/gatsby/editing-screen/config'
import type { ScreenField } from '../../src/gatsby/editing-screen/fields'

const DATA = path.resolve(__dirname, '../../data')
const { collections } = screenConfig(DATA, { name: 'firm/website', branch: 'main' })

interface Entry {
  name: string
  file?: string
  folder?: string
  fields: ScreenField[]
}

const entries = collections.flatMap((own): Entry[] => ('files' in own ? own.files : [own]))
const entry = (name: string) => entries.find((own) => own.name === name)!
const field = (fields: ScreenField[], name: string) => fields.find((own) => own.name === name)!

it('every data file can be edited', () => {
  const isEditable = (file: string) =>
    entries.some((own) => own.file === `data/${file}` || own.folder === `data/${path.dirname(file)}`)
  expect(dataFilesBelow(DATA).filter((file) => !isEditable(file))).toEqual([])
})

it('sections are told apart by their type, and every kind can be added', () => {
  const sections = field(entry('pages').fields, 'sections')
  expect(sections).toMatchObject({ widget: 'list', typeKey: 'type' })
  expect((sections.types as Entry[]).map(({ name }) => name)).toEqual(SECTION_KINDS)
})

it('a field shows the help that is shown while typing', () => {
  const price = field(entry('offer-terms').fields, 'price')
  expect(price).toMatchObject({ widget: 'number', value_type: 'int', min: 1, required: true })
  expect(price.hint).toMatch(/^Price of the local offers in whole pounds: \{price\}\. .* Example: 1450$/)
})

it('what follows from other fields, or comes from another file, is not asked for', () => {
  expect(entry('company').fields.map(({ name }) => name)).not.toContain('phoneHref')
  const coverage = (field(entry('pages').fields, 'sections').types as Entry[]).find(
    ({ name }) => name === 'coverage',
  )!
  expect(coverage.fields.map(({ name }) => name)).not.toContain('areas')
})

it.each([
  ['door-styles', './images/doors'],
  ['products', '../images/products'],
])('a picture of %s is uploaded beside the others, in %s', (name, folder) => {
  expect(JSON.stringify(entry(name))).toContain(
    `"media_folder":"/data/${folder.replace(/^\.+\//, '')}","public_folder":"${folder}"`,
  )
})

it('a limit counts the text with its placeholders filled in: what has one is left to the check', () => {
  const [pattern] = field(field(entry('pages').fields, 'seo').fields!, 'title').pattern as [string]
  const fits = (title: string) => new RegExp(pattern).test(title)
  expect([fits('x'.repeat(65)), fits('x'.repeat(66)), fits(`{brand} ${'x'.repeat(60)}`)]).toEqual([
    true,
    false,
    true,
  ])
})

it('knows which flags are left out when they are off', () => {
  const flags = optionalFlagsOf(collections)
  expect(flags).toContain('isNew')
  expect(flags).not.toContain('sample')
})

it.each([
  [{ REPOSITORY_URL: 'https://github.com/firm/website', HEAD: 'spring' }, 'firm/website', 'spring'],
  [{ REPOSITORY_URL: 'git@github.com:firm/website.git' }, 'firm/website', 'main'],
  [{ REPOSITORY_URL: 'https://github.com/a/b', CMS_REPOSITORY: 'c/d', CMS_BRANCH: 'texts' }, 'c/d', 'texts'],
])('edits of a site with the settings %j go to %s, branch %s', (settings, name, branch) => {
  expect(repository(settings)).toEqual({ name, branch })
})

it('the page may turn to GitHub and to nobody else', async () => {
  const page = admin(new Request('https://site.example/admin'))
  const hosts = page.headers.get('content-security-policy')!.match(/https:\/\/[^\s;]+/g)
  expect(hosts).toEqual([
    'https://avatars.githubusercontent.com',
    'https://api.github.com',
    'https://github.com',
  ])
  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(await page.text()).toContain('/admin/screen.js')
  expect(admin(new Request('https://site.example/admin', { method: 'POST' })).status).toBe(405)
})
