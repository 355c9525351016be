import type { DataDocument } from './read-data'
import { colourSources, glassSources, roofGlassSources, styleSources } from './search/choices'
import { pageSource, questionSources, serviceSource } from './search/pages'
import { itemsOf, type Page, type SearchSource, type Service, type Site } from './search/site'

/**
 * Everything that the site's search finds, each thing once: pages, services, door styles, colours, glass designs, roof
 * glass and the questions that pages answer.
 */
export function searchSources(documents: DataDocument[]): SearchSource[] {
  const files = new Map(documents.map(({ file, value }) => [file, value]))
  const company = files.get('company.json') as Record<string, string> & { designerUrl?: string }
  const of = (folder: RegExp) => documents.filter(({ file }) => folder.test(file)).map(({ value }) => value)
  const pages = (of(/^(pages|products|offers)\//) as Page[]).filter(({ hidden }) => !hidden)
  const services = itemsOf<Service>(files, 'services.json')
  // An external design tool knows nothing of our styles' names.
  const hasDesigner = company.designerUrl === undefined
  const names = new Map(pages.map(({ path, name }) => [path, name]))
  const site: Site = {
    files,
    hasDesigner,
    nameOf: (path) => names.get(path) ?? '',
    anchorOf: (path, type, list) => anchorOf(pages, path, type, list),
    offerPage: pages.flatMap(({ sections = [] }) => sections.flatMap(({ offers = [] }) => offers))[0]?.to,
  }
  return [
    ...pages.map((page) => pageSource(page, site)),
    ...services.map((service) => serviceSource(service)),
    ...styleSources(site),
    ...colourSources(site),
    ...glassSources(site),
    ...roofGlassSources(site),
    ...questionSources(pages, services),
  ]
}

/** `#id` of a page's section of a type, or nothing. */
function anchorOf(pages: Page[], path: string, type: string, list?: string) {
  const sections = pages.find((page) => page.path === path)?.sections ?? []
  const section = sections.find((entry) => entry.type === type && (!list || entry.list === list))
  return section?.id ? `#${section.id}` : ''
}
