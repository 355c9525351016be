import path from 'node:path'
import { dataFiles, type DataFile } from '../../content/files'
import { jsonSchemas, type JsonSchema } from '../../content/json-schema'
import { readData } from '../../content/read-data'
import { inWords, screenFields, type ScreenField } from './fields'

/** Where edits go when the screen is not on the editor's own machine. */
export interface Repository {
  /** `owner/name` on GitHub. */
  name: string
  branch: string
}

interface Document {
  file: string
  value: unknown
}

/** The name of the format in which the screen writes data files (screen.ts). */
export const FORMAT = 'data'

/** Folders to which editors may add files: each file is a page. */
const PAGES = ['pages/', 'products/', 'offers/']

const PICTURE = /"([^"]*)\/[^"/]+\.(?:jpe?g|png|webp)"/g

/** The editing screen's configuration: every data file with its fields, made from the schemas of src/content. */
export function screenConfig(folder: string, { name, branch }: Repository) {
  const documents: Document[] = readData(folder)
  const files = documents.filter(({ file }) => !PAGES.some((where) => file.startsWith(where)))
  const isWording = ({ file }: Document) => file.startsWith('wording/')
  const isList = ({ value }: Document) => Array.isArray((value as { items?: unknown } | undefined)?.items)
  return {
    load_config_file: false,
    backend: { name: 'github', repo: name, branch },
    app_title: 'Content of the website',
    media_folder: 'data/images',
    public_folder: '/data/images',
    // No other host is asked for pictures.
    media_libraries: { default: {}, stock_assets: { providers: [] } },
    output: { omit_empty_optional_fields: true },
    show_preview_links: false,
    collections: [
      ...PAGES.map((where) => pageCollection(where, documents)),
      fileCollection(
        'firm',
        'The firm',
        files.filter((document) => !isList(document) && !isWording(document)),
      ),
      fileCollection('wording', 'Buttons and messages', files.filter(isWording)),
      fileCollection('lists', 'Lists', files.filter(isList)),
    ],
  }
}

function pageCollection(where: string, documents: Document[]) {
  const [entry] = dataFiles.filter((file) => file.where === where)
  const own = documents.filter(({ file }) => file.startsWith(where))
  return {
    name: where.slice(0, -1),
    label: inWords(where.slice(0, -1)),
    folder: `data/${where.slice(0, -1)}`,
    create: true,
    extension: 'json',
    format: FORMAT,
    identifier_field: 'name',
    slug: '{{name}}',
    ...described(entry!, own),
  }
}

function fileCollection(name: string, label: string, documents: Document[]) {
  const files = documents.map((document) => {
    const { file } = document
    const entry = dataFiles.find(
      ({ where }) => where === file || (where.endsWith('/') && file.startsWith(where)),
    )
    const own = path.basename(file, '.json')
    const called = entry!.where.endsWith('/') ? path.dirname(file) : own
    return {
      name: own,
      label: inWords(called),
      file: `data/${file}`,
      format: FORMAT,
      ...described(entry!, [document]),
    }
  })
  return { name, label, files }
}

/** The fields of a kind of file, and where its pictures go. */
function described({ type, where }: DataFile, documents: Document[]) {
  const schema = jsonSchemas().get(type)!
  const media = mostUsedFolder(documents)
  const pictures = {
    media_folder: `/data/${media}`,
    // The point makes the screen write a path that starts at the file; screen.ts takes it away again.
    public_folder: where.includes('/') ? `../${media}` : `./${media}`,
  }
  const definitions = (schema.definitions ?? {}) as Record<string, JsonSchema>
  return { ...pictures, fields: screenFields(schema, documents[0]?.value, { definitions, pictures }) }
}

/** New pictures join those that the file already names. */
function mostUsedFolder(documents: Document[]) {
  const uses = new Map<string, number>()
  for (const { file, value } of documents) {
    for (const [, folder = ''] of JSON.stringify(value ?? null).matchAll(PICTURE)) {
      const where = path.posix.join(path.posix.dirname(file), folder)
      uses.set(where, (uses.get(where) ?? 0) + 1)
    }
  }
  const [most] = [...uses].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? 'images/site'
}

/** Names of the fields that say yes or are left out, wherever they stand. */
export function optionalFlagsOf(config: unknown) {
  const found = { optional: new Set<string>(), required: new Set<string>() }
  JSON.stringify(config, (_key, value: Partial<ScreenField> | null) => {
    if (value?.widget === 'boolean') found[value.required ? 'required' : 'optional'].add(value.name!)
    return value
  })
  return [...found.optional].filter((name) => !found.required.has(name))
}
