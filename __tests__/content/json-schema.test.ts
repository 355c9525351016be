import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Ajv from 'ajv'
import { dataFileFor } from '../../src/content/files'
import { jsonSchemas, schemaLinks, type JsonSchema } from '../../src/content/json-schema'
import { dataFilesBelow } from '../../src/content/read-data'

const ROOT = path.resolve(__dirname, '../..')
const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as JsonSchema
const schemas = jsonSchemas()

it.each([...schemas.keys()])(
  '%s is committed as the schemas of src/content give it (npm run schemas)',
  (type) => {
    expect(read(`.vscode/schemas/${type}.json`)).toEqual(JSON.parse(JSON.stringify(schemas.get(type))))
  },
)

it('every data file is linked to its schema', () => {
  const { 'json.schemas': links } = read('.vscode/settings.json')
  expect(links).toEqual(schemaLinks('.vscode/schemas'))
  for (const { url } of links as { url: string }[]) expect(existsSync(path.join(ROOT, url))).toBe(true)
})

const files = dataFilesBelow(path.join(ROOT, 'data'))
const ajv = new Ajv({ allErrors: true })
const validators = new Map([...schemas].map(([type, schema]) => [type, ajv.compile(schema)]))
const validate = (file: string, value: unknown) => {
  const check = validators.get(dataFileFor(file)!.type)!
  void check(value)
  return (check.errors ?? []).map(({ message, ...error }) => `${JSON.stringify(error)} ${message}`)
}

it.each(files)('%s is sound by its JSON Schema, and may link to it', (file) => {
  const value = read(path.join('data', file))
  expect(validate(file, { $schema: '../.vscode/schemas/PageFile.json', ...value })).toEqual([])
})

it.each<[string, (page: JsonSchema) => unknown]>([
  ['a misspelt field', (page) => (page.nmae = 'Home')],
  ['a missing field', (page) => delete page.name],
  ['an unknown kind of section', (page) => ((page.sections as JsonSchema[])[0]!.type = 'herro')],
  ['a misspelt field of a section', (page) => ((page.sections as JsonSchema[])[0]!.intr = 'Text')],
  ['a title that is too long', (page) => ((page.seo as JsonSchema).title = 'x'.repeat(66))],
])('reports %s', (_what, spoil) => {
  const page = read('data/pages/home.json')
  spoil(page)
  expect(validate('pages/home.json', page)).not.toEqual([])
})
