import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What the functions read beside their code is deployed with them only if netlify.toml names it. */

const toml = readFileSync('netlify.toml', 'utf8')
const included = [...toml.matchAll(/^included_files = \[(.*)\]$/gm)].flatMap(([, list = '']) =>
  [...list.matchAll(/"([^"]+)"/g)].map(([, file]) => file!),
)
const sources = readdirSync('netlify', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(path.join('netlify', file), 'utf8'))
/** Models and what was learnt, as the sources name them. */
const read = [
  ...new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/'(netlify\/[\w./-]+\.(?:onnx|bin|wasm))'/g)].map(([, file]) => file!),
    ),
  ),
]

it('finds what is read', () => {
  expect(read.length).toBeGreaterThan(5)
  expect(included.length).toBeGreaterThan(read.length)
})

it.each(read)('%s, which a function reads, is deployed with it', (file) => {
  expect(included).toContain(file)
})

it.each(included.filter((file) => !/[*!]/.test(file)))('%s, which is deployed, exists', (file) => {
  expect(existsSync(file)).toBe(true)
})
