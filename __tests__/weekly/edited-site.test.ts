import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'node-html-parser'
import { copyProject } from '../../src/bench/lib/project-copy'
import { LEAD_NAMES } from '../../src/contracts/lead'
import { dataFolder } from '../support/data-copy'
import { markTexts, type Marked } from '../support/mark-texts'
import { readPdfs } from '../support/read-pdf'
import { RECIPES } from '../support/recipes'

/**
 * One build of a copy in which every recipe was followed, a kind of section was added, and every text of the data ends in a word of
 * its own: the pages show what the recipes promise, and each of these words stands somewhere.
 */

jest.setTimeout(3_600_000)

const PROJECT = path.resolve(__dirname, '../..')
const ATTRIBUTES = ['alt', 'title', 'placeholder', 'aria-label', 'content', 'value', 'label', 'href']

/** Texts that nothing shows, each with the reason. */
const NOWHERE: [RegExp, string][] = [
  [
    /^wording\/chat\.json (brokeOff|tookTooLong|busy|unavailable|tooMany):/,
    'what the chat’s function answers when it cannot reply: __tests__/netlify/chat-service-faults.test.ts',
  ],
]

const copy = copyProject({ isWhole: true })
const built = (file: string) => path.join(copy.root, 'public', file)
const run = (...command: string[]) =>
  execFileSync(process.execPath, command, {
    cwd: copy.root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 28,
  })
let texts: Marked[] = []
let everything = ''

beforeAll(async () => {
  const data = dataFolder(path.join(copy.root, 'data'))
  for (const { follow } of Object.values(RECIPES)) follow(data)
  run(path.join(PROJECT, 'node_modules/tsx/dist/cli.mjs'), 'src/commands/fix-pictures.ts')
  texts = await markTexts(data)
  addKindOfSection()
  // Gatsby alone: the assistant would learn five thousand new sentences, and nothing here asks it.
  run(path.join(PROJECT, 'node_modules/gatsby/cli.js'), 'build')
  everything = [...madeByTheBuild(), ...(await inBrochures()), ...(await byFunctions())].map(plain).join('\n')
})

afterAll(() => (process.env.KEEP_COPY ? undefined : copy.remove()))

describe.each(Object.entries(RECIPES))('%s', (_title, { shows }) => {
  it.each(Object.entries(shows))('shows in %s', (file, words) => {
    const text = file === 'search' ? searchFile() : readFileSync(built(file), 'latin1')
    // The marks between the words are not the recipe's.
    expect(
      Buffer.from(text, 'latin1')
        .toString('utf8')
        .replace(/ zq[0-9a-z]+x/g, ''),
    ).toMatch(words)
  })
})

it('an added kind of section shows', () => {
  expect(readFileSync(built('cookies.html'), 'utf8')).toContain('A section of a new kind')
})

it('every text of the data is shown somewhere, or there is a reason why not', () => {
  expect(texts.length).toBeGreaterThan(3000)
  expect(texts.filter(({ look }) => /^zq/.test(look)).length).toBeGreaterThan(texts.length * 0.8)
  const lost = texts
    .filter(({ look }) => !everything.includes(plain(look)))
    .map(({ file, place, look }) => `${file} ${place}: ${look}`)
  expect(lost.filter((line) => !NOWHERE.some(([where]) => where.test(line)))).toEqual([])
  // A reason that has gone is taken from the list.
  expect(NOWHERE.filter(([where]) => !lost.some((line) => where.test(line)))).toEqual([])
})

/** As docs/recipes.md has it, step by step. */
function addKindOfSection() {
  change('src/content/sections.ts', '  /** A strip of two', '  motto: { id: anchor(), motto: text() },\n$&')
  change('src/content/help.ts', '  action:', "  motto: 'A line.',\n$&")
  change(
    'src/components/sections/all-sections.tsx',
    'import { NoticeSection }',
    "import { MottoSection } from './motto'\n$&",
  )
  change('src/components/sections/all-sections.tsx', '  NoticeSection,', '  MottoSection,\n$&')
  change('src/components/sections/section.ts', '    ...NoticeSection', '    ...MottoSection\n$&')
  const file = path.join(copy.root, 'src/components/sections/motto.tsx')
  writeFileSync(
    file,
    `import { graphql } from 'gatsby'

export function MottoSection({ id, motto }: Queries.MottoSectionFragment) {
  return <p id={id ?? undefined}>{motto}</p>
}

export const query = graphql\`
  fragment MottoSection on MottoSection {
    id
    motto
  }
\`
`,
  )
  dataFolder(path.join(copy.root, 'data')).edit('pages/cookies.json', (page) =>
    (page.sections as object[]).push({ type: 'motto', motto: 'A section of a new kind' }),
  )
}

function change(file: string, find: string, put: string) {
  const whole = path.join(copy.root, file)
  const text = readFileSync(whole, 'utf8')
  if (!text.includes(find)) throw new Error(`${file} has no "${find}"`)
  writeFileSync(whole, text.replace(find, put.replace('$&', find)))
}

/** What visitors are sent: words and attributes of the pages, the scripts that they load, and what those fetch. */
function madeByTheBuild() {
  return readdirSync(built(''), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|json|webmanifest)$/.test(file) && !/^(admin|_gatsby)/.test(file))
    .filter((file) => statSync(built(file)).isFile())
    .map((file) => {
      const text = readFileSync(built(file), 'utf8')
      return file.endsWith('.html') ? wordsOf(text) : unescaped(text)
    })
}

async function inBrochures() {
  const pdfs = readdirSync(built('brochures')).filter((file) => file.endsWith('.pdf'))
  const read = await readPdfs(
    pdfs.map((file) => built(`brochures/${file}`)),
    copy.root,
  )
  return read.flatMap(({ pages }) =>
    pages.map(({ contents, outside }) => `${Object.values(contents).join(' ')} ${outside}`),
  )
}

/** The pages that functions make, with what they say of one fault and of several. */
async function byFunctions() {
  process.env.LAMBDA_TASK_ROOT = copy.root
  const { formPage } = await import('../../netlify/pages/form-page')
  const { pageReplies, thanksPage, words } = await import('../../netlify/pages/replies')
  const { parseLead } = await import('../../netlify/lib/parse-lead')
  const wrong: Record<string, string>[] = [
    { email: 'No' },
    { email: 'No', postcode: 'No', phoneNumber: 'No' },
    {},
  ]
  const answers = [
    ...LEAD_NAMES.flatMap((form) => wrong.map((errors) => formPage(form, { errors }))),
    thanksPage('RW-1'),
    ...[words.tooMany, words.tooLarge, words.elsewhere, words.failed].map((text) =>
      pageReplies().refused(500, text),
    ),
    ...(await Promise.all(
      LEAD_NAMES.flatMap((form) =>
        [{}, { message: 'x'.repeat(5000) }].map(async (values) => {
          const parsed = await parseLead(form, values, '')
          return formPage(form, { errors: 'fields' in parsed ? parsed.fields : {} })
        }),
      ),
    )),
  ]
  return Promise.all(answers.map(async (answer) => wordsOf(await answer.text())))
}

function wordsOf(html: string) {
  const document = parse(html)
  const attributes = document
    .querySelectorAll('*')
    .flatMap((element) => ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''))
  const data = document.querySelectorAll('script').map(({ rawText }) => unescaped(rawText))
  return [document.textContent, ...attributes.filter(Boolean), ...data].join('\n')
}

/** The words of a script or of JSON as they are read out of it. */
function unescaped(text: string) {
  return text
    .replace(/\\u([0-9a-f]{4})/gi, (_all, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\\(["'`\\])/g, '$1')
}

function plain(text: string) {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}

function searchFile() {
  const file = readdirSync(built('static')).find((name) => /^search-.*\.json$/.test(name))
  if (!file) throw new Error('The build made no search file')
  return readFileSync(built(`static/${file}`), 'latin1')
}
