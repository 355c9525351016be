import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { jsonSchemas, schemaLinks } from '../content/json-schema'

/** `npm run schemas`: writes what editors' programs need to help while typing, from the schemas of src/content. */
const FOLDER = path.resolve(__dirname, '../../.vscode')
const SCHEMAS = 'schemas'

rmSync(path.join(FOLDER, SCHEMAS), { recursive: true, force: true })
mkdirSync(path.join(FOLDER, SCHEMAS), { recursive: true })
for (const [type, schema] of jsonSchemas()) write(`${SCHEMAS}/${type}.json`, schema)
write('settings.json', { 'json.schemas': schemaLinks(`.vscode/${SCHEMAS}`) })

function write(file: string, value: unknown) {
  writeFileSync(path.join(FOLDER, file), `${JSON.stringify(value, null, 2)}\n`)
}
