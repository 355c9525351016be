import { cpSync } from 'node:fs'
import path from 'node:path'
import { dataFilesBelow, readData } from '../../src/content/read-data'
import { LEAD_NAMES } from '../../src/contracts/lead'
import { readBrochures } from '../../src/gatsby/brochures/read-brochures'
import { searchFile } from '../../src/gatsby/search-index'
import { localBusiness, type CompanyFacts } from '../../src/lib/json-ld'
import { dataCopy, type Fields } from '../support/data-copy'

/**
 * The site of another firm: brand, short brand, phone, price and town are changed in their one place each, and nothing that is made
 * from the data says an old one. Places where the firm works stay: they are the data of service-areas.json and of the offers.
 */

jest.setTimeout(120_000)

/** They travel with the function, as the data do. */
const ANSWERS = 'netlify/assistant/knowledge/answers'
const SITE = 'https://www.lea.example'
const NOW = new Date('2026-11-23T10:00:00Z')
const OLD =
  /Riverway|01632 ?960417|\+441632960417|07700 ?900417|447700900417|£ ?1,?450\b|£ ?1,?650\b|£200\b|Harlow, Essex/gi

const copy = dataCopy()
let documents: ReturnType<typeof readData>
const file = (name: string) => documents.find((document) => document.file === name)?.value as Fields

beforeAll(() => {
  copy.edit('company.json', (company) =>
    Object.assign(company, {
      brand: 'Lea Valley Doors',
      shortBrand: 'Lea Valley',
      legalLine: 'Lea Valley Doors is a trading name of Lea Limited',
      phone: '020 7946 0123',
      mobile: '07700 900123',
      email: 'hello@lea.example',
      siteUrl: SITE,
      street: 'The Old Mill',
      town: 'Ware',
      county: 'Hertfordshire',
    }),
  )
  copy.edit('offer-terms.json', (terms) => Object.assign(terms, { price: 1390, recommendedPrice: 1720 }))
  documents = readData(copy.root)
  cpSync(ANSWERS, path.join(path.dirname(copy.root), ANSWERS), { recursive: true })
  // What a function finds beside itself when it is deployed.
  process.env.LAMBDA_TASK_ROOT = path.dirname(copy.root)
})

afterAll(() => {
  delete process.env.LAMBDA_TASK_ROOT
  copy.remove()
})

function expectNothingOld(made: unknown) {
  const text = typeof made === 'string' ? made : JSON.stringify(made)
  expect(text.length).toBeGreaterThan(20)
  const found = [...text.matchAll(OLD)].map(({ index }) => text.slice(Math.max(0, index - 60), index + 60))
  expect(found).toEqual([])
}

it.each(dataFilesBelow(copy.root))('%s says nothing old', (name) => expectNothingOld(file(name)))

it('the search finds nothing old', () => expectNothingOld(searchFile(documents).entries))

it('the brochures print nothing old', () => expectNothingOld(readBrochures(copy.root, SITE)))

it('structured data name the new firm in the new town', () => {
  const business = localBusiness(file('company.json') as unknown as CompanyFacts, ['Ware'], SITE)
  expectNothingOld(business)
  expect(business).toMatchObject({ name: 'Lea Valley Doors', address: { addressLocality: 'Ware' } })
})

it.each(LEAD_NAMES)('the page of the %s form says nothing old', async (form) => {
  const { formPage } = await import('../../netlify/pages/form-page')
  const text = await formPage(form).text()
  expectNothingOld(text)
  expect(text).toContain('Lea Valley Doors')
})

it('the assistant says nothing old, whatever it is asked', async () => {
  const { filled, officeNow } = await import('../../netlify/assistant/catalogue')
  const { CARDS } = await import('../../netlify/assistant/cards')
  const { LABELS, QUESTIONS } = await import('../../netlify/assistant/examples')
  const { factOf } = await import('../../netlify/assistant/facts')
  const { TOPICS } = await import('../../netlify/assistant/topics')
  const { default: safety } = await import('../../netlify/assistant/knowledge/safety.json')
  const answers = [...CARDS.values()].map(({ say }) => filled(say, NOW))
  expectNothingOld([
    answers,
    [...QUESTIONS.values()].map(({ text }) => filled(text, NOW)),
    TOPICS.flatMap((topic) => [...LABELS.keys()].map((attribute) => factOf(topic, attribute)?.text)),
    filled(JSON.stringify(safety), NOW),
    officeNow(NOW),
  ])
  expect(answers.join('\n')).toContain('020 7946 0123')
  expect(answers.join('\n')).toContain('1390')
  expect(answers.join('\n')).toContain('Ware')
})

it('search engines are given the new town', () => {
  const told = documents
    .filter(({ file: name }) => /^(pages|products)\//.test(name))
    .map(({ value }) => (value as Fields).seo as { title: string; description: string; keywords: string[] })
    .flatMap(({ title, description, keywords }) => [title, description, ...keywords])
  expect(told).toContain('doors Ware')
  expect(told.filter((text) => text.includes('Harlow'))).toEqual([])
})
