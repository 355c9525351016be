import { readFileSync } from 'node:fs'
import path from 'node:path'
import { record } from '../content/facts'
import { readData } from '../content/read-data'
import { GOING_LIVE, goingLiveList, type Given } from './lib/going-live'
import { settingNames, stateOfSetting } from './lib/setting-states'
import { readSettings } from './lib/settings.mjs'

const ROOT = path.resolve(__dirname, '../..')
const FINE = new Set(['good', 'open'])

/**
 * `npm run doctor`: what stands between this checkout and a site on the web, and the state of every setting. `-- --call` also sees
 * whether servers answer: it connects and hangs up, and sends nobody an enquiry. Exit code 1 while something is to be done.
 */
async function main() {
  if (process.argv.includes('--list')) return console.log(goingLiveList())
  readSettings(ROOT)
  const files = new Map(readData(path.join(ROOT, 'data')).map(({ file, value }) => [file, record(value)]))
  const given: Given = {
    source: process.env,
    company: files.get('company.json') ?? {},
    testimonials: (files.get('testimonials.json')?.items ?? []) as Given['testimonials'],
    node: process.versions.node,
    isCalling: process.argv.includes('--call'),
  }
  let count = 0
  for (const { name, todo, look } of GOING_LIVE) {
    const { mark, note } = await look(given)
    console.log(`${mark.padEnd(12)} ${name}${note ? `: ${note}` : ''}`)
    if (FINE.has(mark)) continue
    count += 1
    console.log(`${' '.repeat(13)}${todo.replace(/`/g, '')}`)
  }
  console.log('\nSettings')
  for (const name of settingNames(readFileSync(path.join(ROOT, 'docs/settings.md'), 'utf8')))
    console.log(`${stateOfSetting(process.env[name]).padEnd(12)} ${name}`)
  const how = given.isCalling ? '' : ' Servers were not called: npm run doctor -- --call does that.'
  console.log(`\n${count === 0 ? 'Nothing' : count} to do before going live.${how}`)
  process.exitCode = count === 0 ? 0 : 1
}

void main()
