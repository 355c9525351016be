import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { checkData } from '../../src/content/check-data'
import { dataFilesBelow } from '../../src/content/read-data'
import { dataCopy } from '../support/data-copy'
import { expectNoise, test } from './support/test'

const PUBLIC = path.resolve(__dirname, '../../public')
const OFFER_TERMS = 'offer-terms.json'
const HOME = 'pages/home.json'

interface Terms {
  price: number
  subheading: string
}

test('an edit in the CMS changes that field of the JSON alone, which stays valid', async ({ page }) => {
  test.setTimeout(180_000)
  const copy = dataCopy()
  try {
    await openScreen(page, copy.root)
    const before = JSON.parse(copy.read(OFFER_TERMS)) as Terms
    await page.getByText('Offer terms', { exact: true }).first().click()
    await expect(page.getByText('Price of the local offers in whole pounds')).toBeVisible()
    await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('1475')
    await page.getByRole('textbox', { name: 'Subheading' }).fill('A new front door for {town}')
    copy.write(OFFER_TERMS, await saved(page, OFFER_TERMS))
    expect(JSON.parse(copy.read(OFFER_TERMS))).toEqual({
      ...before,
      price: 1475,
      subheading: 'A new front door for {town}',
    })

    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    const home = JSON.parse(copy.read(HOME)) as object
    // The CMS may go back to what was saved before while this is written.
    await expect(async () => {
      await goTo(page, 'pages/entries/home', name)
      await name.fill('Start', { timeout: 5_000 })
      copy.write(HOME, await saved(page, HOME))
    }).toPass()
    expect(JSON.parse(copy.read(HOME))).toEqual({ ...home, name: 'Start' })

    expect(await checkData(copy.root)).toEqual([])
  } finally {
    copy.remove()
  }
})

test('an invalid value is not saved', async ({ page }) => {
  const copy = dataCopy()
  try {
    await openScreen(page, copy.root)
    await page.getByText('Company', { exact: true }).first().click()
    await page.getByRole('textbox', { name: 'Mobile' }).fill('01632 960417')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('It should look like this: 07700 900417').first()).toBeVisible()
    expect(await inBrowser(page, 'company.json')).toBe(copy.read('company.json'))
  } finally {
    copy.remove()
  }
})

test('an uploaded picture is stored in the folder of its list and referenced by the file', async ({
  page,
}) => {
  const copy = dataCopy()
  try {
    await openScreen(page, copy.root)
    await goTo(page, 'lists/entries/door-styles', page.getByRole('button', { name: 'Expand All' }).first())
    const replace = page.getByRole('button', { name: 'Replace Image' }).first()
    const expand = page.getByRole('button', { name: 'Expand All' }).first()
    // The list may come expanded, and then the button that expands it is disabled.
    await expect(async () => {
      if (!(await replace.isVisible())) await expand.click({ timeout: 2000 })
      await expect(replace).toBeVisible({ timeout: 2000 })
    }).toPass()
    await replace.click()
    const buffer = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#456' } })
      .jpeg()
      .toBuffer()
    const upload = page.locator('input[type=file]').last()
    await upload.setInputFiles({ name: 'new-door.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('button', { name: 'Insert' }).click()
    expect(await saved(page, 'door-styles.json')).toContain('"src": "images/doors/new-door.jpg"')
    // Until it has been written, there is no such file.
    await expect(async () => {
      expect(await inBrowser(page, 'images/doors/new-door.jpg')).not.toBe('')
    }).toPass({ timeout: 15_000 })
  } finally {
    copy.remove()
  }
})

test('the CMS is noindexed, has its own CSP and leaves no trace in public pages', async ({ request }) => {
  const answer = await request.get('/admin')
  expect(answer.headers()['x-robots-tag']).toBe('noindex, nofollow')
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'")
  expect((await request.get('/')).headers()['content-security-policy']).not.toContain('github')
  const files = readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(html|js|xml)$/.test(file) &&
      !file.startsWith('admin') &&
      statSync(path.join(PUBLIC, file)).isFile(),
  )
  expect(files.length).toBeGreaterThan(50)
  const naming = files.filter((file) =>
    /sveltia|["'/](admin|workshop)["'/]/i.test(readFileSync(path.join(PUBLIC, file), 'utf8')),
  )
  expect(naming).toEqual([])
})

/** The screen with a copy of the data, which lies in the browser's own file system: no test can answer its folder picker. */
async function openScreen(page: Page, root: string) {
  // The screen also asks how GitHub is and where its fonts are elsewhere; its policy keeps both in.
  expectNoise(page, /Content Security Policy/)
  const files = dataFilesBelow(root).map((file) => [
    `data/${file}`,
    readFileSync(path.join(root, file), 'utf8'),
  ])
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto('/admin')
  await page.evaluate(async (given) => {
    const checkout = await navigator.storage.getDirectory()
    await checkout.getDirectoryHandle('.git', { create: true })
    for (const [file, text] of given) {
      const parts = file!.split('/')
      let folder = checkout
      for (const name of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true })
      const handle = await folder.getFileHandle(parts.at(-1)!, { create: true })
      const writer = await handle.createWritable()
      await writer.write(text!)
      await writer.close()
    }
  }, files)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await page.getByText('The firm', { exact: true }).first().click()
}

/** Opens an entry, such as `lists/entries/door-styles`, and waits for something of its own. */
async function goTo(page: Page, entry: string, own: Locator) {
  // Having saved, the CMS goes back to its own address: that may come after ours.
  await expect(async () => {
    await page.evaluate((address) => (location.hash = address), `#/collections/${entry}`)
    await expect(own).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

/** Presses Save; what the file says then. */
async function saved(page: Page, file: string) {
  const before = await inBrowser(page, file)
  await page.getByRole('button', { name: 'Save', exact: true }).click({ timeout: 10_000 })
  await expect.poll(() => inBrowser(page, file)).not.toBe(before)
  return inBrowser(page, file)
}

async function inBrowser(page: Page, file: string) {
  return page.evaluate(async (given) => {
    const parts = given.split('/')
    let folder = await navigator.storage.getDirectory()
    for (const name of ['data', ...parts.slice(0, -1)]) folder = await folder.getDirectoryHandle(name)
    const handle = await folder.getFileHandle(parts.at(-1)!)
    for (;;) {
      try {
        return await (await handle.getFile()).text()
      } catch (error) {
        // It was written between opening and reading: once more.
        if (!(error instanceof DOMException) || error.name !== 'NotReadableError') throw error
      }
    }
  }, file)
}
