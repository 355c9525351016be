import type { Browser, Page } from '@playwright/test'
import { QUIET_MS } from '../../lib/quiet'

/** A cheap phone on a slow line: Lighthouse's own profile of mobile visits. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const SLOWDOWN = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 7.5e5 / 8 }
/** How long a page is left alone after it has loaded, or was touched, in ms: what comes of it has come by then. */
const CALM_MS = 3000
/** A task that takes longer than this is a long one, and blocks by what it takes beyond it, in ms. */
const LONG_MS = 50
/** One swipe of a finger. */
const SWIPE = { x: 200, y: 600, yDistance: -300, speed: 800 }

interface Blocking {
  /** What each long task takes beyond 50 ms, in ms. */
  blocking: number
  longest: number
}

interface Visit {
  /** Compressed bytes of the scripts, those included that start when nobody touches the page; as the tests count them, without headers. */
  scriptBytes: number
  /** Bytes transferred, headers included. */
  allBytes: number
  /** Largest contentful paint, in ms. */
  lcp: number
  /** Until the first contentful paint: nobody can touch anything yet. */
  early: Blocking
  /** Without a touch, from the first contentful paint on: total blocking time, as it is defined. */
  untouched: Blocking
  /** From the first touch, a swipe, until the page is idle. */
  touched: Blocking
  layoutShift: number
  /** What the console complained of. */
  complaints: number
}

interface Task {
  start: number
  end: number
}

interface Figures {
  lcp: number
  fcp: number
  tasks: Task[]
  layoutShift: number
}

/**
 * One first visit to a page.
 *
 * @param isSlow as on a cheap phone with a slow line, and touched in the end; else as this machine can, and left alone until all
 *   scripts have come
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
  await page.waitForTimeout(isSlow ? CALM_MS : QUIET_MS + CALM_MS)
  const { lcp, fcp, tasks, layoutShift } = await read(page)
  const touch = await page.evaluate(() => performance.now())
  if (isSlow) {
    await session.send('Input.synthesizeScrollGesture', SWIPE)
    await page.waitForTimeout(CALM_MS)
  }
  const later = (await read(page)).tasks
  const bytes = weigh()
  await context.close()
  return {
    lcp,
    layoutShift,
    ...bytes,
    complaints: hasScripts ? complaints : 0,
    early: blockingOf(tasks, 0, fcp),
    untouched: blockingOf(tasks, fcp, touch),
    touched: blockingOf(later, touch),
  }
}

async function read(page: Page) {
  return page.evaluate(() => (window as unknown as { benchFigures: Figures }).benchFigures)
}

/** How long tasks block between two moments: of a task across one of them, the part that is between them. */
function blockingOf(tasks: Task[], from: number, to = Infinity): Blocking {
  const parts = tasks.map(({ start, end }) => Math.min(end, to) - Math.max(start, from))
  return {
    blocking: parts.reduce((sum, part) => sum + Math.max(0, part - LONG_MS), 0),
    longest: Math.max(0, ...parts),
  }
}

/** Runs in the page before its own scripts. No function in it may have a name: what runs this file adds a helper for those. */
function observe() {
  const figures: Figures = { lcp: 0, fcp: 0, tasks: [], layoutShift: 0 }
  Object.assign(window, { benchFigures: figures })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { entryType, name, startTime, duration } = entry
      if (entryType === 'longtask') figures.tasks.push({ start: startTime, end: startTime + duration })
      else if (entryType === 'layout-shift')
        figures.layoutShift += (entry as PerformanceEntry & { value: number }).value
      else if (entryType === 'largest-contentful-paint') figures.lcp = startTime
      else if (name === 'first-contentful-paint') figures.fcp = startTime
    }
  })
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift', 'paint'])
    observer.observe({ type, buffered: true })
}

/** Adds up the bytes transferred. */
async function weigher(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Set<string>()
  const bytes = { scriptBytes: 0, allBytes: 0 }
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes.scriptBytes += encodedDataLength
  })
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes.allBytes += encodedDataLength
  })
  return () => bytes
}
