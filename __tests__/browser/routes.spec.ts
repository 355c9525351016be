import { expect } from '@playwright/test'
import type { HTMLElement } from 'node-html-parser'
import {
  ALIASES,
  ALL_ROUTES,
  builtFile,
  company,
  fetchPage,
  FRAME_PAGE,
  pathOf,
  PUBLIC_PAGES,
  textOf,
  textsOf,
  type Html,
} from './support/site'
import { test } from './support/test'

const NOT_FOUND = '/there-is-no-such-page'

for (const route of ALL_ROUTES) {
  test(`${route} responds directly, with one h1 and its own metadata`, async ({ request }) => {
    const page = await fetchPage(request, route)
    expect(page.status).toBe(200)
    expect.soft(textsOf(page.root, 'h1')).toHaveLength(1)
    expect.soft(textOf(page.root.querySelector('h1'))).not.toBe('')
    expect.soft(page.root.querySelector('html')?.getAttribute('lang')).toBe('en-GB')
    expect.soft(page.root.querySelectorAll('main')).toHaveLength(1)

    expect.soft(page.root.querySelectorAll('head title')).toHaveLength(1)
    expect.soft(titleOf(page).length).toBeGreaterThan(10)
    expect.soft(meta(page, 'description').length).toBeGreaterThan(50)
    expect.soft(meta(page, 'keywords').split(',').length).toBeGreaterThan(2)
    expect.soft(meta(page, 'og:title')).toBe(titleOf(page))
    expect.soft(meta(page, 'og:description')).toBe(meta(page, 'description'))
    expect.soft(meta(page, 'og:type')).toBe('website')
    expect.soft(meta(page, 'og:site_name')).toBe(company.brand)
    expect.soft(meta(page, 'twitter:card')).toBe('summary_large_image')

    const canonicals = page.root.querySelectorAll('link[rel="canonical"]')
    if (route === FRAME_PAGE) {
      expect.soft(meta(page, 'robots')).toContain('noindex')
    } else {
      const first = ALIASES[route] ?? route
      expect.soft(canonicals.map((link) => pathOf(link.getAttribute('href')))).toEqual([first])
      expect.soft(pathOf(meta(page, 'og:url'))).toBe(first)
      expect.soft(page.root.querySelector('meta[name="robots"]')).toBeNull()
    }
    expect.soft(unfilled(page)).toEqual([])
  })
}

test('every page has its own title, description and keywords', async ({ request }) => {
  const pages = await Promise.all(
    [...PUBLIC_PAGES, FRAME_PAGE, NOT_FOUND].map((route) => load(request, route)),
  )
  expect.soft(duplicates(pages.map(({ page }) => titleOf(page)))).toEqual([])
  expect.soft(duplicates(pages.map(({ page }) => meta(page, 'description')))).toEqual([])
  expect.soft(duplicates(pages.map(({ page }) => meta(page, 'keywords')))).toEqual([])
  expect.soft(duplicates(pages.map(({ page }) => textOf(page.root.querySelector('h1'))))).toEqual(
    // The offers share their layout, and two of them their headline.
    ['A NEW LOOK FOR YOUR HOME STARTS HERE!'],
  )
})

test('an alias has the same content as its canonical page', async ({ request }) => {
  for (const [alias, first] of Object.entries(ALIASES)) {
    const [one, other] = [await fetchPage(request, alias), await fetchPage(request, first)]
    expect(textOf(one.main)).toBe(textOf(other.main))
    expect(titleOf(one)).toBe(titleOf(other))
  }
})

test('the old address of the French doors redirects permanently', async ({ request }) => {
  const { status, location } = await fetchPage(request, '/doors/french')
  expect(status).toBe(301)
  expect(pathOf(location)).toBe('/doors/upvc-french')
})

for (const route of [
  NOT_FOUND,
  '/doors/garage',
  '/offers/cm99',
  '/services/none/at-all',
  '/doors/composite.htm',
]) {
  test(`${route} answers 404 with the wording of the specification`, async ({ request }) => {
    const page = await fetchPage(request, route)
    expect(page.status).toBe(404)
    expect(textsOf(page.root, 'h1')).toEqual(['Looks like this door is locked!'])
    expect(meta(page, 'robots')).toContain('noindex')
    expect(titleOf(page)).not.toBe('')
  })
}

test('every page has its own social image of 1200 × 630', async ({ request }) => {
  const pages = await Promise.all(PUBLIC_PAGES.map((route) => load(request, route)))
  const pictures = pages.map(({ page }) => pathOf(meta(page, 'og:image')))
  expect.soft(duplicates(pictures)).toEqual([])
  for (const { route, page } of pages) {
    const picture = pathOf(meta(page, 'og:image'))
    const file = builtFile(picture)
    expect.soft(file && jpegSize(file), `${picture} of ${route}`).toEqual({ width: 1200, height: 630 })
    expect.soft([meta(page, 'og:image:width'), meta(page, 'og:image:height')]).toEqual(['1200', '630'])
  }
})

test('the sitemap lists every public page once, and nothing else', async ({ request }) => {
  const index = await request.get('/sitemap-index.xml')
  expect(index.status()).toBe(200)
  const parts = locations(await index.text())
  expect(parts.length).toBeGreaterThan(0)
  const listed = await Promise.all(
    parts.map(async (part) => locations(await (await request.get(pathOf(part))).text())),
  )
  expect(listed.flat().map(pathOf).sort()).toEqual([...PUBLIC_PAGES].sort())
})

test('robots.txt allows crawling and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt')
  expect(response.status()).toBe(200)
  const text = await response.text()
  expect(text).toMatch(/^User-agent: \*$/m)
  expect(text).toMatch(/^Allow: \/$/m)
  expect(text).not.toMatch(/^Disallow: \/$/m)
  expect(text).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap-index\.xml$/m)
})

test('the web manifest names the firm, and its icons exist', async ({ request }) => {
  const { root } = await fetchPage(request, '/')
  const href = root.querySelector('link[rel="manifest"]')?.getAttribute('href') ?? ''
  const response = await request.get(href)
  expect(response.status()).toBe(200)
  const manifest = (await response.json()) as {
    name: string
    short_name: string
    icons: { src: string; sizes: string }[]
  }
  expect(manifest).toMatchObject({ name: company.brand, short_name: company.shortBrand })
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  for (const { src } of manifest.icons) {
    expect((await request.get(`/${src.replace(/^\//, '')}`)).status(), src).toBe(200)
  }
})

test('pages are served with security headers', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-frame-options'] ?? headers['content-security-policy']).toBeTruthy()
  expect(headers['referrer-policy']).toBeTruthy()
})

async function load(request: Parameters<typeof fetchPage>[0], route: string) {
  return { route, page: await fetchPage(request, route) }
}

function titleOf({ root }: Html) {
  return textOf(root.querySelector('head title'))
}

function meta({ root }: Html, name: string) {
  const find = (attribute: string) => root.querySelectorAll(`meta[${attribute}="${name}"]`)
  const found: HTMLElement[] = [...find('name'), ...find('property')]
  return found.length === 1 ? (found[0]?.getAttribute('content') ?? '') : ''
}

/** Placeholders that nobody filled in, in the words and in the head. */
function unfilled({ root, main }: Html) {
  const heads = root.querySelectorAll('head title, head meta').map((element) => element.outerHTML)
  return `${textOf(main)} ${heads.join(' ')}`.match(/\{(phone|email|brand|shortBrand|supermarket)\}/g) ?? []
}

function duplicates(texts: string[]) {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))]
}

function locations(xml: string) {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
}

/** Size of a JPEG, from its first frame header. */
function jpegSize(bytes: Buffer) {
  let at = 2
  while (at < bytes.length - 9) {
    const marker = bytes.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}
