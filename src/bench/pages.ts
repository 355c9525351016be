import { readdirSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../commands/lib/chromium.mjs'
import { PlainError } from '../commands/lib/fail.mjs'
import { inRoot } from '../commands/lib/paths.mjs'
import { serve } from '../commands/lib/serve.mjs'
import { lighthouse, type Scores } from './lib/lighthouse'
import { visit } from './lib/visit'

const PORT = 8896
const RUNS = 3
/** What a first visit may come to: decisions and issue give them. */
const MOST = { scriptKb: 110, allKb: 400, lcpRatio: 1.05, blocking: 50 }
const LEAST = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }

interface Row {
  route: string
  complaints: number
  scriptKb: number
  allKb: number
  /** LCP against the same page without scripts: its floor, in ms. */
  floor: number
  lcpRatio: number
  /** Total blocking time without a touch; before it, until the first contentful paint, where nobody can touch anything. */
  blocking: number
  early: number
  /** From the first touch until the page is idle: what blocks, and the longest task. */
  touched: number
  longest: number
  layoutShift: number
  scores?: Scores
}

/**
 * `npm run bench -- pages [--lighthouse] [route …]`: a first visit to every route (or these) on a phone: console errors and bytes
 * transferred without a touch, and, slowed down as on a cheap phone, the median of three largest contentful paints against the same
 * page without scripts, and of the blocking time: without a touch (before the first contentful paint apart), and from the first
 * touch on. `--lighthouse` adds the median of three runs of Lighthouse. The worst come first.
 *
 * @returns whether every route keeps to every limit
 * @throws {PlainError} when a named route was not built
 */
export default async function benchPages(args: string[]): Promise<boolean> {
  const named = args.filter((arg) => arg.startsWith('/'))
  const built = builtRoutes()
  const unknown = named.find((route) => !built.includes(route))
  if (unknown) throw new PlainError(`No page was built for ${unknown}`)
  const routes = named.length > 0 ? named : built
  const { child, ready, ended } = serve(PORT)
  const address = await ready
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  const rows: Row[] = []
  console.log(columns(HEAD, 'route'))
  try {
    for (const route of routes) {
      const row = await measure(browser, address, route)
      if (args.includes('--lighthouse')) row.scores = await judge(address + route)
      rows.push(row)
      // As it goes: a bench of every route takes an hour, and what was measured before it is stopped must not be lost.
      console.log(cells(row))
    }
  } finally {
    await browser.close()
    child.kill()
    await ended
  }
  rows.sort((one, other) => faults(other) - faults(one) || other.lcpRatio - one.lcpRatio)
  print(rows)
  return rows.every((row) => faults(row) === 0)
}

/** The routes of the built site. */
function builtRoutes() {
  return readdirSync(inRoot('public'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !/^(404|_gatsby|admin|page-data|~partytown|embed)/.test(file))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`)
    .sort()
}

async function measure(browser: Browser, address: string, route: string): Promise<Row> {
  const light = await visit(browser, address + route, { isSlow: false })
  const slow = []
  const bare = []
  // Interleaved, so that other load on the machine affects both alike.
  for (let run = 0; run < RUNS; run += 1) {
    slow.push(await visit(browser, address + route, { isSlow: true }))
    bare.push(await visit(browser, address + route, { isSlow: true, hasScripts: false }))
  }
  const floor = median(bare.map(({ lcp }) => lcp))
  return {
    route,
    complaints: light.complaints,
    scriptKb: light.scriptBytes / 1024,
    allKb: light.allBytes / 1024,
    floor,
    lcpRatio: median(slow.map(({ lcp }) => lcp)) / floor,
    blocking: median(slow.map(({ untouched }) => untouched.blocking)),
    early: median(slow.map(({ early }) => early.blocking)),
    touched: median(slow.map(({ touched }) => touched.blocking)),
    longest: median(slow.map(({ touched }) => touched.longest)),
    layoutShift: Math.max(...slow.map(({ layoutShift }) => layoutShift)),
  }
}

async function judge(url: string): Promise<Scores> {
  const runs: Scores[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await lighthouse(url))
  const names = Object.keys(runs[0]!) as (keyof Scores)[]
  return Object.fromEntries(names.map((name) => [name, median(runs.map((scores) => scores[name]))])) as Scores
}

function faults({ complaints, scores, ...row }: Row) {
  const limits = Object.entries(MOST) as [keyof typeof MOST, number][]
  const floors = Object.entries(LEAST) as [keyof typeof LEAST, number][]
  return (
    complaints +
    limits.filter(([name, most]) => row[name] > most).length +
    (scores ? floors.filter(([name, least]) => scores[name] < least).length : 0)
  )
}

const HEAD = [
  'errors',
  'script KB',
  'all KB',
  'floor ms',
  'LCP x',
  'TBT ms',
  'early',
  'touched',
  'longest',
  'CLS',
  'P/A/B/S',
]

function print(rows: Row[]) {
  console.log(`\nThe worst first:\n${columns(HEAD, 'route')}`)
  for (const row of rows) console.log(cells(row))
  console.log(`${rows.length} routes, ${rows.filter((row) => faults(row) > 0).length} beyond a limit`)
}

function cells({ scores, ...row }: Row) {
  const marks = scores ? Object.keys(LEAST).map((name) => scores[name as keyof Scores]) : []
  const figures = [
    row.complaints,
    row.scriptKb.toFixed(1),
    row.allKb.toFixed(0),
    row.floor.toFixed(0),
    row.lcpRatio.toFixed(2),
    row.blocking.toFixed(0),
    row.early.toFixed(0),
    row.touched.toFixed(0),
    row.longest.toFixed(0),
    row.layoutShift.toFixed(3),
    marks.join('/'),
  ]
  return columns(figures, row.route)
}

function columns(figures: (string | number)[], route: string) {
  return figures.map((figure) => String(figure).padStart(10)).join('') + `  ${route}`
}

function median(figures: number[]) {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)]!
}
