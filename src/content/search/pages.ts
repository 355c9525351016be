import type { SearchEntry } from '../../lib/search-file'
import type { Page, Question, SearchSource, Service, Site } from './site'
import { headings, shortened, wordsOf } from './words'

/** A page, found by all that it says. */
export function pageSource(page: Page, { files, nameOf }: Site): SearchSource {
  const areas = files.get('service-areas.json') as { home: string[]; contact: string[] } | undefined
  const { path, name, above, aliases = [], summary, seo, sections = [] } = page
  return {
    entry: {
      kind: 'page',
      title: name,
      text: shortened(summary ?? seo.description),
      to: path,
      where: above ? nameOf(above) : '',
    },
    keywords: [seo.keywords, path, aliases].flat().join(' '),
    // Questions are entries of their own, and what the law asks for would drown what the page is about.
    body: sections
      .filter(({ type }) => type !== 'faq')
      .map((section) => ({ ...section, questions: undefined }))
      .flatMap((section) => [
        section.type === 'clauses' ? headings(section) : wordsOf(section),
        section.type === 'coverage' ? wordsOf(areas?.home) : '',
        section.type === 'contact' ? wordsOf(areas?.contact) : '',
      ])
      .join(' '),
  }
}

/** A service, found by all that its page says. */
export function serviceSource({ slug, title, description, category, seo, questions, ...rest }: Service) {
  void questions
  const entry: SearchEntry = {
    kind: 'service',
    title,
    text: shortened(description),
    to: `/services/${slug}`,
    where: 'Services',
  }
  return { entry, keywords: [seo.keywords, category].flat().join(' '), body: wordsOf(rest) }
}

/** The questions that pages and services answer. */
export function questionSources(pages: Page[], services: Service[]): SearchSource[] {
  const ofPages = pages.flatMap(({ path, name, sections = [] }) =>
    sections.flatMap(({ type, id, questions = [] }) =>
      type === 'faq' || type === 'contact'
        ? questions.map((question) => questionSource(question, `${path}${id ? `#${id}` : ''}`, name))
        : [],
    ),
  )
  const ofServices = services.flatMap(({ slug, title, questions }) =>
    questions.map((question) => questionSource(question, `/services/${slug}`, title)),
  )
  return [...ofPages, ...ofServices]
}

function questionSource({ question, answer }: Question, to: string, where: string): SearchSource {
  return {
    entry: { kind: 'question', title: question, text: shortened(answer), to, where },
    keywords: where,
    body: answer,
  }
}
