import { findChromium } from '../../commands/lib/chromium.mjs'
import { run } from '../../commands/lib/run.mjs'

/** Fetched by npx when it is wanted: it would double what everybody installs. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/**
 * Without paint holding: Chromium without a window shows a held frame only when it is next asked about the page, one or two seconds
 * late, and everything that has loaded by then counts as if the first paint had waited for it (measured with a page of mere text, too).
 */
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-features=PaintHolding'

/** Scores from 0 to 100, and two of the times behind the first, in ms. */
export type Scores = Record<(typeof CATEGORIES)[number] | 'lcp' | 'blocking', number>

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

/** Now and then Chromium breaks off a run: it is made again, so that an hour's bench is not lost with it. */
const TRIES = 3

/**
 * One run of Lighthouse, phone profile.
 *
 * @throws when it gives no report, three times
 */
export async function lighthouse(url: string, tries = TRIES): Promise<Scores> {
  const chromium = findChromium()
  const { code, output } = await run(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--chrome-flags=${FLAGS}`],
    { quiet: true, env: chromium ? { CHROME_PATH: chromium } : {} },
  )
  // npx may speak before the report.
  const report = code === 0 ? output.slice(output.indexOf('\n{') + 1) : ''
  if (!report && tries > 1) return lighthouse(url, tries - 1)
  if (!report) throw new Error(`Lighthouse gave no report of ${url}:\n${output.slice(0, 2000)}`)
  const { categories, audits } = JSON.parse(
    report.slice(report.indexOf('{'), report.lastIndexOf('}') + 1),
  ) as Report
  const time = (name: string) => Math.round(audits[name]?.numericValue ?? NaN)
  return {
    ...(Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ) as Record<(typeof CATEGORIES)[number], number>),
    lcp: time('largest-contentful-paint'),
    blocking: time('total-blocking-time'),
  }
}
