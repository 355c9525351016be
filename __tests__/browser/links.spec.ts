import { expect, type APIRequestContext } from '@playwright/test'
import { parse, type HTMLElement } from 'node-html-parser'
import brochures from '../../data/brochures.json'
import { ALL_ROUTES, builtFile, company, fetchPage, PUBLIC_PAGES } from './support/site'
import { test } from './support/test'

interface Reference {
  /** Page that refers to it. */
  from: string
  /** Path with query, without fragment. */
  to: string
  fragment: string
}

const ORIGIN = 'http://site'
const CONCURRENCY = 8
/** Addresses that answer to their own method only. */
const ENDPOINTS = ['/api/', '/.netlify/']

let crawl: ReturnType<typeof crawlFrom> | undefined

/** The whole site, crawled once. */
function wholeSite(request: APIRequestContext) {
  crawl ??= crawlFrom(request, ['/', ...PUBLIC_PAGES])
  return crawl
}

test('a crawl from home and the sitemap finds no dead link', async ({ request }) => {
  expect((await wholeSite(request)).dead).toEqual([])
})

test('every route is reachable by links from home', async ({ request }) => {
  const { routes: reached } = await crawlFrom(request, ['/'])
  const missed = ALL_ROUTES.filter((route) => !reached.has(route))
  // Second spellings are for old links from elsewhere; the offers are for those who hold the advertisement.
  expect(missed.filter((route) => !route.startsWith('/offers/') && !route.endsWith('-doors'))).toEqual([])
})

test('every picture, script, font and brochure that pages refer to exists', async ({ request }) => {
  const { references, routes } = await wholeSite(request)
  const dead = new Set<string>()
  for (const { from, to } of references) {
    if (!isPage(to) && !routes.has(to) && !builtFile(to)) dead.add(`${to} (on ${from})`)
  }
  expect([...dead].sort()).toEqual([])
})

test('files are served with the right content type', async ({ request }) => {
  const { references } = await wholeSite(request)
  const types = [
    ['.jpg', 'image/jpeg'],
    ['.webp', 'image/webp'],
    ['.svg', 'image/svg+xml'],
    ['.woff2', 'font/woff2'],
    ['.pdf', 'application/pdf'],
    ['.js', /javascript/],
    ['.webmanifest', /json/],
  ] as const
  for (const [ending, type] of types) {
    const example = references.find(({ to }) => to.replace(/\?.*/, '').endsWith(ending))?.to ?? `no ${ending}`
    const response = await request.get(example, { maxRedirects: 0 })
    expect.soft(response.status(), example).toBe(200)
    expect.soft(response.headers()['content-type'], example).toMatch(type)
  }
})

test('every anchor that is linked to exists', async ({ request }) => {
  const { references } = await wholeSite(request)
  const missing: string[] = []
  for (const { from, to, fragment } of references) {
    if (!fragment) continue
    const root = to.endsWith('.svg')
      ? parse(builtFile(to)?.toString() ?? '')
      : (await fetchPage(request, to)).root
    // The brochure dialog opens itself at its anchor: decisions, section 1.
    if (to === '/doors/comp-door' && fragment === 'brochure') continue
    if (!root.getElementById(fragment)) missing.push(`${to}#${fragment} (on ${from})`)
  }
  expect([...new Set(missing)].sort()).toEqual([])
})

test('no page has a duplicate id', async ({ request }) => {
  const twice: string[] = []
  for (const route of ALL_ROUTES) {
    const { root } = await fetchPage(request, route)
    const ids = root.querySelectorAll('[id]').map(({ id }) => id)
    for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
      twice.push(`${route}#${id}`)
  }
  expect(twice).toEqual([])
})

test('every brochure of the list is a PDF', () => {
  const files = [...new Set(brochures.items.map(({ file }) => file))]
  const isPdf = (file: string) => builtFile(`/brochures/${file}`)?.subarray(0, 5).toString() === '%PDF-'
  expect(files.filter((file) => !isPdf(file))).toEqual([])
})

test('external links open in a new tab with rel=noopener', async ({ request }) => {
  const wrong: string[] = []
  for (const route of ALL_ROUTES) {
    const { root } = await fetchPage(request, route)
    for (const link of root.querySelectorAll('a[href^="http"]')) {
      const isSafe =
        link.getAttribute('target') === '_blank' && /noopener/.test(link.getAttribute('rel') ?? '')
      if (!isSafe) wrong.push(`${link.getAttribute('href')} on ${route}`)
    }
  }
  expect(wrong).toEqual([])
})

/** Follows links from page to page; notes what pages refer to. */
async function crawlFrom(request: APIRequestContext, starts: string[]) {
  const found: Reference[] = []
  const reached = new Set<string>()
  const dead: string[] = []
  const waiting = [...new Set(starts)].map((to) => ({ to, from: 'the start' }))
  const seen = new Set(starts)
  while (waiting.length > 0) {
    const batch = waiting.splice(0, CONCURRENCY)
    const loaded = await Promise.all(
      batch.map(async ({ to, from }) => ({ to, from, page: await fetchPage(request, to) })),
    )
    for (const { to, from, page } of loaded) {
      if (page.status !== 200 && page.status !== 301) dead.push(`${to} (on ${from}): ${page.status}`)
      if (page.status !== 200) continue
      reached.add(to)
      for (const reference of referencesOf(to, page.root)) {
        found.push(reference)
        if (!isPage(reference.to) || seen.has(reference.to)) continue
        seen.add(reference.to)
        waiting.push({ to: reference.to, from: to })
      }
    }
  }
  return { references: found, routes: reached, dead }
}

function referencesOf(from: string, root: HTMLElement): Reference[] {
  const single = ['href', 'src', 'data-src', 'data-later', 'poster'].flatMap((name) =>
    root.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ''),
  )
  const sets = ['srcset', 'srcSet', 'imagesrcset'].flatMap((name) =>
    root
      .querySelectorAll(`[${name}]`)
      .flatMap((element) =>
        (element.getAttribute(name) ?? '').split(/,\s+/).map((part) => part.trim().split(' ')[0] ?? ''),
      ),
  )
  const social = root
    .querySelectorAll('meta[property="og:image"]')
    .map((tag) => tag.getAttribute('content') ?? '')
  const styles = root
    .querySelectorAll('style')
    .flatMap(({ rawText }) =>
      [...rawText.matchAll(/url\(['"]?([^'")]+)['"]?\)/g)].map(([, address]) => address ?? ''),
    )
  return [...single, ...sets, ...social, ...styles].flatMap((address) => {
    const url = internal(address, from)
    return url
      ? [{ from, to: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)) }]
      : []
  })
}

/** The address inside this site, or nothing when it leads elsewhere. */
function internal(address: string, from: string) {
  if (!address || /^(tel|mailto|data|javascript|blob):/.test(address)) return undefined
  const url = new URL(address, `${ORIGIN}${from}`)
  const own = [ORIGIN, new URL(company.siteUrl).origin]
  if (!own.includes(url.origin) || ENDPOINTS.some((start) => url.pathname.startsWith(start))) return undefined
  return url
}

function isPage(address: string) {
  return !/\.\w{2,11}$/.test(address.replace(/\?.*/, '')) && !address.startsWith('/page-data/')
}
