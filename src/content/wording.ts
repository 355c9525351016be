import { list, shape, text } from './fields'
import { WORDING } from './wording-help'

const PLACEHOLDERS = /\{(\w+)\}/g

/** `data/wording/form-pages.json` is of the type FormPagesWording. */
export const wordingFiles = Object.entries(WORDING).map(([name, helps]) => {
  const type = `${name.replace(/(^|-)([a-z])/g, (_all, _dash, letter: string) => letter.toUpperCase())}Wording`
  const fields = Object.fromEntries(
    Object.entries(helps).map(([field, help]) => [
      field,
      typeof help === 'string' ? worded(help) : list(text()),
    ]),
  )
  const helpOf = (field: string) => helps[field]?.toString()
  return { where: `wording/${name}.json`, type, schema: shape(type, fields), helpOf }
})

/** The placeholders that a part of the site fills in itself: those that the help of the field names. */
export function ownPlaceholders(file: string, field: string): string[] {
  const wording = wordingFiles.find(({ where }) => where === file)
  return namesIn(wording?.helpOf(field) ?? '')
}

/** A text without which its value would not be told. */
function worded(help: string) {
  return namesIn(help).reduce(
    (schema, name) =>
      schema.test(
        `holds ${name}`,
        `\${path} must say {${name}}: the site puts a value there`,
        (value) => typeof value === 'string' && value.includes(`{${name}}`),
      ),
    text(),
  )
}

function namesIn(help: string) {
  return [...help.matchAll(PLACEHOLDERS)].map(([, name = '']) => name)
}
