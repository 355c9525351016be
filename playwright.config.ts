import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './src/commands/lib/chromium.mjs'

// npm test chooses a free one.
const PORT = Number(process.env.TEST_PORT || 8899)
// Workers read this file again in processes of their own: they must find the same store.
process.env.LOCAL_BLOBS_DIR ??= path.join(tmpdir(), `riverway-browser-tests-${process.pid}`)
const executablePath = findChromium()
/**
 * What the browser leaves out: the suggestions of an address bar that nobody sees, which are two pages to load for every test, and a
 * process kept ready for a next page; the others are Playwright's own, whose list this takes the place of.
 */
const SWITCHED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
]

/** Browser tests against the built site, served by the local platform with a lead store of its own. */
export default defineConfig({
  testDir: '__tests__/browser',
  testMatch: '**/*.{test,spec}.ts',
  // Starts a development server, which takes minutes: only where it is asked for.
  testIgnore: process.env.TEST_DEVELOP ? [] : '**/develop.spec.ts',
  outputDir: 'test-results',
  // Two more than there are cores, as much of a test is waiting: on two cores four take four fifths of the time of three, five no less.
  workers: Math.min(6, availableParallelism() + 2),
  retries: 0,
  // Room for a slow machine: parts that come when they are near wait behind the page's pictures.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    // One window for all tests of a worker, emptied after each: to open one costs as much as to show a page.
    reuseContext: true,
    launchOptions: {
      // Without one of this machine, Playwright's own.
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Without the window's own bars, which nobody sees: they are a fifteenth of all the work.
        '--kiosk',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${SWITCHED_OFF.join()}`,
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      // What is the same at every width is tested once.
      testMatch:
        '**/{shell,menus,services,service-quote,axe,showroom,opening,shortlist,measure,street-front}.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node node_modules/tsx/dist/cli.mjs netlify/local/server.ts',
    url: `http://localhost:${PORT}/`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(PORT),
      RATE_LIMIT: '0',
      LOCAL_BLOBS_DIR: process.env.LOCAL_BLOBS_DIR,
    },
  },
})
