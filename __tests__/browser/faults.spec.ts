import { expect, type Page } from '@playwright/test'
import { expectNoise, live, liveForm, test } from './support/test'

/** Files that fail to load, as on a train or after a deploy: no input is lost. */

const TO = '/windows/sash-horn'

/** Follows a link; whether that was a full navigation. */
async function follow(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.locator(`main a[href="${TO}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`${TO}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/sash horn/i)
  return !(await page.evaluate(() => 'isSamePage' in window))
}

test('a script that fails to load is retried', async ({ page }) => {
  let failures = 0
  page.on('requestfailed', () => (failures += 1))
  await page.route('**/framework-*.js', (route) => (failures < 2 ? route.abort('aborted') : route.continue()))
  await page.goto('/')
  await live(page)
  expect(failures).toBe(2)
})

test('an island whose code fails to load is retried', async ({ page }) => {
  expectNoise(page, /could not be fetched/)
  let failures = 0
  const isLive = () => page.evaluate(() => 'live' in document.documentElement.dataset)
  // In place from the start: the part is near the viewport, and its code is asked for as soon as the page is live.
  await page.route('**/*.js', async (route) => {
    if (!(await isLive()) || failures >= 2) return route.continue()
    failures += 1
    return route.abort('aborted')
  })
  await page.goto('/doors/comp-door')
  await live(page)
  const gallery = page.getByRole('group', { name: 'Choose a style' })
  await gallery.getByRole('button', { name: 'Next style' }).click()
  await expect(gallery.getByRole('heading', { name: 'BAKEWELL' })).toBeVisible()
  expect(failures).toBe(2)
})

test('a link falls back to a full navigation when the page’s code fails to load', async ({ page }) => {
  await page.goto('/windows')
  await live(page)
  await page.route('**/*.js', (route) => route.abort('aborted'))
  expect(await follow(page)).toBe(true)
})

test('a link falls back to a full navigation when the page data fail to load', async ({ page }) => {
  await page.goto('/windows')
  await live(page)
  await page.route(`**/page-data${TO}/page-data.json`, (route) => route.abort('aborted'))
  expect(await follow(page)).toBe(true)
})

test('after a deploy a link loads the new site, and a form draft is kept', async ({ page }) => {
  await page.goto('/services')
  await live(page)
  await page.getByRole('tab', { name: 'Request' }).click()
  // The form's own code keeps the draft.
  const form = liveForm(page.getByRole('tabpanel'))
  await form.getByLabel(/^Name/).fill('Ann Miller')
  await page.goto('/windows')
  await live(page)
  await page.route('**/app-data.json', (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'of-another-build' } }),
  )
  expect(await follow(page)).toBe(true)
  // One navigation at a time: another would break off this one.
  await live(page)
  await page.goto('/services')
  await live(page)
  await page.getByRole('tab', { name: 'Request' }).click()
  await expect(form.getByLabel(/^Name/)).toHaveValue('Ann Miller')
})
