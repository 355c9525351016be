const ROW = /^\| (.*?) \|/gm
const NAME = /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|PORT)`/g
const ENDING = /`([A-Z]+)_…`/g
const EXAMPLE = /\.example\b/

/** The names in the table of docs/settings.md; '`QUOTE_…`' stands for an address of a form. */
export function settingNames(document: string) {
  return [...document.matchAll(ROW)].flatMap(([, cell = '']) => [
    ...[...cell.matchAll(NAME)].map(([, name = '']) => name),
    ...[...cell.matchAll(ENDING)].map(([, form = '']) => `${form}_WEBHOOK_URL`),
  ])
}

/** Whether a setting is set, without a word of what it says: it may be a password. */
export function stateOfSetting(value: string | undefined) {
  if (!value?.trim()) return 'default'
  return EXAMPLE.test(value) ? 'placeholder' : 'set'
}
