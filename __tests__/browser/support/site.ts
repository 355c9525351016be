import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { parse, type HTMLElement, type Node } from 'node-html-parser'
import { readData } from '../../../src/content/read-data'
import company from '../../support/company'

/** The firm's facts from the data: tests of the site hard-code no brand, phone number or address. */
export { company }

/** The folder that the server under test serves: the built site, or the one that `SITE_PUBLIC` names. */
const PUBLIC = process.env.SITE_PUBLIC || path.resolve(__dirname, '../../../public')

/**
 * A file of the built site, or nothing when there is none. Read from the folder: asking the server for each of two
 * thousand pictures would take minutes.
 *
 * @param address - its path on the site, with or without a query
 */
export function builtFile(address: string): Buffer | undefined {
  const [pathname = ''] = decodeURIComponent(address).split(/[?#]/)
  const file = path.join(PUBLIC, pathname)
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined
}

const documents = readData(path.resolve(__dirname, '../../../data'))

interface OfferData {
  path: string
  supermarket?: string
}

const offers = documents
  .filter(({ file }) => file.startsWith('offers/'))
  .map(({ value }) => value as OfferData)
const supermarketOffer = offers.find(({ supermarket }) => supermarket)

/** The supermarket of the local offer, and the offer's route. */
export const SUPERMARKET = supermarketOffer?.supermarket ?? ''
export const SUPERMARKET_OFFER = `/offers/${SUPERMARKET.toLowerCase()}-harlow`

/** Aliases of routes, each with its canonical route. */
export const ALIASES: Record<string, string> = {
  '/doors/aluminium-sliding-doors': '/doors/aluminium-sliding',
  '/doors/aluminium-bifolding-doors': '/doors/aluminium-bifolding',
}

export const UPVC_DOORS = ['/doors/upvc-front', '/doors/upvc-patio', '/doors/upvc-french']

export const DOORS = [
  '/doors/composite',
  '/doors/truframe-composite',
  '/doors/comp-door',
  ...UPVC_DOORS,
  '/doors/aluminium-sliding',
  '/doors/aluminium-bifolding',
  '/doors/internal',
]

export const WINDOWS = [
  '/windows/standard-casement',
  '/windows/tilt-turn',
  '/windows/sliding-sash',
  '/windows/sash-horn',
  '/windows/r7-flush-casement',
  '/windows/r9-flush-casement',
  '/windows/refine-flush-casement',
  '/windows/flush-sash',
]

export const ROOFS = [
  '/conservatories/conservatories',
  '/conservatories/roof-lanterns',
  '/conservatories/flat-roof-lights',
]

export const PRODUCTS = [...DOORS, ...WINDOWS, ...ROOFS]

interface ProductData {
  path: string
  sections: { type: string; otherView?: { picture: { alt: string } } }[]
}

/** Products whose closing invitation has a picture of its own, and its alternative text. */
export const OTHER_VIEWS = documents
  .filter(({ file }) => file.startsWith('products/'))
  .flatMap(({ value }) => {
    const { path: route, sections } = value as ProductData
    const view = sections.find(({ type }) => type === 'callToAction')?.otherView
    return view ? [{ path: route, alt: view.picture.alt }] : []
  })

export const OFFERS = [SUPERMARKET_OFFER, '/offers/cm17', '/offers/cm23']

const services = documents.find(({ file }) => file === 'services.json')?.value as {
  items: { slug: string; title: string; category: string; description: string }[]
}

export const SERVICES = services.items.map(({ slug, ...facts }) => ({ path: `/services/${slug}`, ...facts }))

/** Every public page under its canonical path: the specification's route table and decisions, section 2. */
export const PUBLIC_PAGES = [
  '/',
  '/doors',
  '/windows',
  '/conservatories',
  ...PRODUCTS,
  '/contact',
  '/services',
  ...SERVICES.map((service) => service.path),
  ...OFFERS,
  '/design-your-door',
  '/measure',
  '/street-front',
  '/privacy',
  '/cookies',
]

/** The page inside the quote frame: there for everyone, but not for search engines. */
export const FRAME_PAGE = '/embed/quote-form'

export const ALL_ROUTES = [...PUBLIC_PAGES, ...Object.keys(ALIASES), FRAME_PAGE]

/** Every page that was built, whoever linked to it, but for Gatsby's own parts. */
export const BUILT_PAGES = readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !/^_|page-data|404/.test(file))
  .map((file) => `/${file.replace(/(?:\/?index)?\.html$/, '')}`)

/** A page as a visitor without script receives it. */
export interface Html {
  status: number
  location: string | undefined
  html: string
  root: HTMLElement
  main: HTMLElement
}

const pages = new Map<string, Promise<Html>>()

/**
 * Fetches a page without a browser and without following redirects; each page once per worker.
 *
 * @param request - Playwright's
 * @param route - its path
 */
export function fetchPage(request: APIRequestContext, route: string): Promise<Html> {
  const known = pages.get(route)
  if (known) return known
  const page = load(request, route)
  pages.set(route, page)
  return page
}

async function load(request: APIRequestContext, route: string): Promise<Html> {
  const response = await request.get(route, { maxRedirects: 0 })
  const html = await response.text()
  const root = parse(html)
  return {
    status: response.status(),
    location: response.headers().location,
    html,
    root,
    main: root.querySelector('main') ?? root,
  }
}

const HIDDEN = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'])
const INLINE = new Set(['A', 'ABBR', 'B', 'EM', 'I', 'S', 'SMALL', 'SPAN', 'STRONG', 'SUB', 'SUP', 'TIME'])

/** What a visitor reads of an element, in one line; a new block is parted from the last by a space. */
export function textOf(node: Node | null | undefined): string {
  return node ? collect(node).replace(/\s+/g, ' ').trim() : ''
}

function collect(node: Node): string {
  const element = node as HTMLElement
  if (!element.tagName) return node.childNodes.length > 0 ? node.childNodes.map(collect).join('') : node.text
  if (HIDDEN.has(element.tagName)) return ''
  const inside = element.childNodes.map(collect).join('')
  return INLINE.has(element.tagName) ? inside : ` ${inside} `
}

/** What a visitor reads, with the figures of definition lists also as they are seen: the figure, then what it measures. */
export function factsOf(element: HTMLElement) {
  const pairs = element
    .querySelectorAll('dl > div')
    .map((pair) => `${textOf(pair.querySelector('dd'))} ${textOf(pair.querySelector('dt'))}`)
  return [textOf(element), ...pairs].join(' | ')
}

/** Texts of all elements that a selector finds. */
export function textsOf(element: HTMLElement, selector: string) {
  return element.querySelectorAll(selector).map(textOf)
}

/** The path of an address, with or without its origin. */
export function pathOf(address: string | undefined | null) {
  return address ? new URL(address, 'http://site').pathname : ''
}

/** The section whose heading matches; fails with the headings that there are. */
export function sectionOf(page: Html, heading: RegExp | string): HTMLElement {
  const isIt = (text: string) => (typeof heading === 'string' ? text === heading : heading.test(text))
  const sections = page.main.querySelectorAll('section')
  const found = sections.find((section) => textsOf(section, 'h1, h2').some(isIt))
  if (found) return found
  const headings = sections.flatMap((section) => textsOf(section, 'h1, h2'))
  throw new Error(`No section is headed ${String(heading)}; there are: ${headings.join(' | ')}`)
}

export interface LinkData {
  text: string
  href: string
  element: HTMLElement
}

/** All links inside an element, in their order. */
export function linksOf(element: HTMLElement): LinkData[] {
  return element
    .querySelectorAll('a[href]')
    .map((link) => ({ text: textOf(link), href: link.getAttribute('href') ?? '', element: link }))
}

/** The addresses of all links with this text. */
export function hrefsOf(element: HTMLElement, text: RegExp | string) {
  return linksOf(element)
    .filter((link) => (typeof text === 'string' ? link.text === text : text.test(link.text)))
    .map(({ href }) => href)
}

/** Names under the pictures of a section. */
export function captionsOf(element: HTMLElement) {
  return element.querySelectorAll('figure').map((figure) => {
    const caption = figure.querySelector('figcaption')
    return textOf(caption?.querySelector('strong') ?? caption)
  })
}

/** Rows of a table as texts, its header first. */
export function rowsOf(table: HTMLElement) {
  return table.querySelectorAll('tr').map((row) => textsOf(row, 'th, td'))
}
