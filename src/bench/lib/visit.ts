import type { Browser, Page } from '@playwright/test'

/** A cheap phone on a slow line: Lighthouse's own profile of mobile visits. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const SLOWDOWN = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 7.5e5 / 8 }
/** How long a page is left alone after it has loaded, in ms: what comes without a touch has come by then. */
const CALM_MS = 3000

interface Visit {
  /** Bytes transferred, headers included. */
  scriptBytes: number
  allBytes: number
  /** Largest contentful paint, in ms. */
  lcp: number
  /** Total blocking time: what each long task takes beyond 50 ms, in ms. */
  blocking: number
  layoutShift: number
  /** What the console complained of. */
  complaints: number
}

interface Figures {
  lcp: number
  blocking: number
  layoutShift: number
}

/**
 * One first visit to a page, without a touch.
 *
 * @param isSlow as on a cheap phone with a slow line; else as this machine can
 * @param hasScripts false for the page's floor: the same HTML with no script at all
 */
export async function visit(
  browser: Browser,
  url: string,
  { isSlow, hasScripts = true }: { isSlow: boolean; hasScripts?: boolean },
): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const weigh = await weigher(page)
  let complaints = 0
  page.on('pageerror', () => (complaints += 1))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints += 1
  })
  const session = await context.newCDPSession(page)
  if (isSlow) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  }
  // Not by switching JavaScript off: nothing could be measured then.
  if (!hasScripts) await session.send('Network.setBlockedURLs', { urls: ['*.js'] })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(CALM_MS)
  const figures = await page.evaluate(() => (window as unknown as { benchFigures: Figures }).benchFigures)
  const bytes = weigh()
  await context.close()
  return { ...figures, ...bytes, complaints: hasScripts ? complaints : 0 }
}

/** Runs in the page before its own scripts. No function in it may have a name: what runs this file adds a helper for those. */
function observe() {
  const figures: Figures = { lcp: 0, blocking: 0, layoutShift: 0 }
  Object.assign(window, { benchFigures: figures })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'longtask') figures.blocking += Math.max(0, entry.duration - 50)
      else if (entry.entryType === 'layout-shift')
        figures.layoutShift += (entry as PerformanceEntry & { value: number }).value
      else figures.lcp = entry.startTime
    }
  })
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift'])
    observer.observe({ type, buffered: true })
}

/** Adds up the bytes transferred. */
async function weigher(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Set<string>()
  const bytes = { scriptBytes: 0, allBytes: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.allBytes += encodedDataLength
    if (scripts.has(requestId)) bytes.scriptBytes += encodedDataLength
  })
  return () => bytes
}
