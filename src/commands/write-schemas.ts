import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { jsonSchemas, schemaLinks } from '../content/json-schema'

/** `npm run schemas`: writes what editors' programs need to help while typing, from the schemas of src/content. */
const FOLDER = path.resolve(__dirname, '../../.vscode')
const SCHEMAS = 'schemas'

void writeSchemas()

async function writeSchemas() {
  const files = new Map<string, unknown>([
    ...[...jsonSchemas()].map(([type, schema]) => [`${SCHEMAS}/${type}.json`, schema] as const),
    ['settings.json', { 'json.schemas': schemaLinks(`.vscode/${SCHEMAS}`) }],
  ])
  rmSync(path.join(FOLDER, SCHEMAS), { recursive: true, force: true })
  mkdirSync(path.join(FOLDER, SCHEMAS), { recursive: true })
  for (const [name, value] of files) {
    const file = path.join(FOLDER, name)
    writeFileSync(
      file,
      await format(JSON.stringify(value, null, 2), { ...(await resolveConfig(file)), filepath: file }),
    )
  }
}
