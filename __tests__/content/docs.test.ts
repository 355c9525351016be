import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { goingLiveList } from '../../src/commands/lib/going-live'
import { settingNames } from '../../src/commands/lib/setting-states'
import { factsOf, placeholderNames } from '../../src/content/facts'
import { jsonSchemas } from '../../src/content/json-schema'
import { dataFilesBelow, readData } from '../../src/content/read-data'

const ROOT = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const decisions = readdirSync(path.join(ROOT, 'docs/decisions')).map((file) => `docs/decisions/${file}`)
const DOCS = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/recipes.md',
  'docs/settings.md',
  'docs/going-live.md',
  'docs/architecture.md',
  ...decisions,
]
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

it('the README has at most 150 lines', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(150)
})

describe.each(DOCS)('%s', (file) => {
  const text = read(file)

  it('names only commands that there are', () => {
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !scripts[name])).toEqual([])
  })

  it('names only files that there are', () => {
    const named = [...text.matchAll(/`((?:data|src|netlify|docs|static|studio|__tests__)\/[\w./@-]*)`/g)].map(
      ([, name = '']) => name,
    )
    const made = /^(netlify\/assistant\/|data\/LIST)/
    expect(named.filter((name) => !made.test(name) && !existsSync(path.join(ROOT, name)))).toEqual([])
  })

  it('links only to files that there are', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) => to)
    expect(links.filter((to) => !existsSync(path.join(ROOT, path.dirname(file), to)))).toEqual([])
  })
})

it('the tree of the README names only files that there are', () => {
  const tree = /## What is where\s+```\n([\s\S]*?)```/.exec(read('README.md'))?.[1] ?? ''
  let folder = ''
  const lost = tree.split('\n').filter((line) => {
    const [, indent = '', name = ''] = /^( {0,2})([\w.-]+(?:\/[\w.-]+)*\/?)/.exec(line) ?? []
    if (!name) return false
    if (!indent) folder = name
    return !existsSync(path.join(ROOT, indent ? folder : '', name))
  })
  expect(lost).toEqual([])
})

it('the recipes name every placeholder, and no other', () => {
  const table = read('docs/recipes.md')
  const root = path.join(ROOT, 'data')
  const files = dataFilesBelow(root)
  const plain = placeholderNames(files).filter((name) => !name.includes(':'))
  expect(plain.filter((name) => !table.includes(`{${name}}`))).toEqual([])
  const known = new Set([...placeholderNames(files), 'count:LIST', 'words:LIST', 'Words:LIST', 'range'])
  const named = [...table.matchAll(/\{([A-Za-z]\w*(?::[\w-]+)?)\}/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !known.has(name))).toEqual([])
  const facts = factsOf(new Map(readData(root).map(({ file, value }) => [file, value])))
  expect(plain.filter((name) => facts[name] === undefined)).toEqual([])
})

it('the recipes name only fields and kinds of section that there are', () => {
  const known = new Set<unknown>()
  function learn(schema: unknown) {
    if (typeof schema !== 'object' || schema === null) return
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === 'properties') Object.keys(value as object).forEach((field) => known.add(field))
      if (keyword === 'enum') (value as unknown[]).forEach((one) => known.add(one))
      if (keyword === 'const') known.add(value)
      learn(value)
    }
  }
  jsonSchemas().forEach(learn)
  // What a table of the recipes names is no field, as the examples of placeholders.
  const prose = read('docs/recipes.md').replace(/^\|.*$/gm, '')
  const named = [...prose.matchAll(/`(?:([a-z][A-Za-z]*)|"(\w+)": [^`]*)`/g)].map(
    ([, alone, withValue]) => alone ?? withValue ?? '',
  )
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

it('.env.example has every setting of docs/settings.md', () => {
  const example = read('.env.example')
  const named = [...read('docs/settings.md').matchAll(/^\| .*\|$/gm)].flatMap(([row]) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9]+_[A-Z0-9_]*[A-Z0-9]|PORT)`/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !example.includes(`#${name}=`))).toEqual([])
})

it('the list for going live is the one that npm run doctor goes through', () => {
  const [, list] = read('docs/going-live.md').split(/\n\n(?=- )/)
  expect(list?.trim()).toBe(goingLiveList())
})

it('every setting that the code reads is in docs/settings.md', () => {
  const own = new Set(settingNames(read('docs/settings.md')))
  const told = new Set(
    'CONTEXT BRANCH HEAD COMMIT_REF URL DEPLOY_PRIME_URL DEPLOY_URL NODE_ENV PATH NETLIFY_DEV NETLIFY_BLOBS_CONTEXT'.split(
      ' ',
    ),
  )
  const inside = /^(LOCAL_|DATA_|FUNCTIONS_ORIGIN|SITE_ROOT|TEST_PORT|PLAYWRIGHT|NETLIFY_DEPLOY_ID)/
  const files = ['netlify/lib', 'netlify/functions', 'src/gatsby'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/(?:source|process\.env|setting)(?:\.|\(')([A-Z][A-Z0-9_]+)/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(named.length).toBeGreaterThan(15)
  expect(
    [...new Set(named)].filter((name) => !own.has(name) && !told.has(name) && !inside.test(name)),
  ).toEqual([])
})
