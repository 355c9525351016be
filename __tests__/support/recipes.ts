import { copyFileSync } from 'node:fs'
import type { DataFolder, Fields } from './data-copy'

interface Recipe {
  /** Follows the recipe to the letter. */
  follow: (data: DataFolder) => void
  /** What visitors then find, by page: words of its HTML, or of a file. */
  shows: Record<string, RegExp>
}

type Section = Fields & { type: string }
const items = (data: Fields) => data.items as Fields[]
const sections = (data: Fields, type: string) =>
  (data.sections as Section[]).filter((one) => one.type === type)
const copied = (data: DataFolder, file: string) => JSON.parse(data.read(file)) as Fields

/** The recipes of docs/recipes.md that are edits of `data/`, by their titles there. */
export const RECIPES: Record<string, Recipe> = {
  'Change a text, a figure, a link': {
    follow: (data) => data.edit('company.json', (company) => (company.emergency = 'Locked out? Ring us.')),
    shows: { 'contact.html': /Locked out\? Ring us\./ },
  },
  'Change a button, a label, a message': {
    follow: (data) => data.edit('wording/service-pages.json', (words) => (words.about = 'Tell me more')),
    shows: { 'services.html': /Tell me more/ },
  },
  'Write facts once': {
    follow: (data) =>
      data.edit('pages/windows.json', (page) => {
        sections(page, 'hero')[0]!.intro =
          'From {since} on: {words:services} services, and a door for {price}.'
      }),
    shows: { 'windows.html': /From 1999 on: eighteen services, and a door for £1390\./ },
  },
  'Change the phone number, the brand, the hours, the price': {
    follow(data) {
      data.edit('company.json', (company) => {
        Object.assign(company, {
          brand: 'Lea Valley Doors',
          shortBrand: 'Lea Valley',
          phone: '020 7946 0123',
        })
        Object.assign((company.hours as Fields[])[0]!, { opens: '07:30' })
        company.since = 1999
      })
      data.edit('offer-terms.json', (terms) => (terms.price = 1390))
    },
    shows: {
      'index.html': /tel:02079460123[\s\S]*Lea Valley Doors[\s\S]*7:30am-4pm/,
      'offers/cm17.html': /£1390[\s\S]*£260/,
    },
  },
  'Add a page': {
    follow(data) {
      const page = { ...copied(data, 'pages/cookies.json'), path: '/about', name: 'About us' }
      data.write('pages/about.json', JSON.stringify(page))
      data.edit('navigation/main.json', ({ legalLinks }) =>
        (legalLinks as Fields[]).push({ label: 'About us', to: '/about' }),
      )
    },
    shows: { 'about.html': /<h1/, 'index.html': /href="\/about"[^>]*>About us/, 'sitemap-0.xml': /\/about</ },
  },
  'Add a product': {
    follow(data) {
      const product = {
        ...copied(data, 'products/upvc-patio.json'),
        path: '/doors/garage',
        name: 'Garage doors',
      }
      data.write('products/garage.json', JSON.stringify(product))
      data.edit('brochures.json', (brochures) =>
        items(brochures).push({ route: '/doors/garage', file: 'garage-doors.pdf' }),
      )
      data.edit('pages/doors.json', (page) => {
        const ranges = sections(page, 'ranges')[0]!.ranges as Fields[]
        ranges.push({ ...ranges[0], label: 'Garage doors', to: '/doors/garage' })
      })
    },
    shows: {
      'doors/garage.html': /<h1/,
      'doors.html': /href="\/doors\/garage"/,
      'brochures/garage-doors.pdf': /^%PDF-/,
      search: /Garage doors/,
    },
  },
  'Add an offer': {
    follow(data) {
      const offer = JSON.parse(data.read('offers/cm17.json').replaceAll('CM17', 'CM20')) as Fields
      const own = { path: '/offers/cm20', slug: 'cm20', order: 4 }
      data.write('offers/cm20.json', JSON.stringify({ ...offer, ...own }))
    },
    shows: {
      'offers/cm20.html': /CM20[\s\S]*The CM20 Connection/,
      'offers/cm23.html': /The CM20 Connection/,
      'page-data/design-your-door/page-data.json': /"label":"CM20","to":"\/offers\/cm20"/,
    },
  },
  'Add a colour, a door style, a glass design': {
    follow(data) {
      data.edit('composite-colours.json', (list) =>
        items(list).push({ ...items(list)[0], slug: 'plum', name: 'Plum', isNew: true }),
      )
      data.edit('glass-designs.json', (list) =>
        items(list).push({ ...items(list)[0], slug: 'lea', name: 'Lea' }),
      )
      const picture = { src: 'images/doors/york-2.jpg', alt: 'A door with two panels' }
      data.edit('door-styles.json', (list) =>
        items(list).push({ ...items(list)[0], slug: 'york-2', name: 'YORK II', glazed: true, picture }),
      )
      data.edit('door-leaves.json', ({ catalogue }) => {
        const styles = catalogue as Record<string, Fields>
        styles['york-2'] = { ...styles.kent, split: 1000, letterplate: undefined, knocker: undefined }
      })
    },
    shows: { 'doors/comp-door.html': /YORK II[\s\S]*19 Stunning Colours/, 'doors/upvc-front.html': /Lea</ },
  },
  'Add a testimonial': {
    follow: (data) =>
      data.edit('testimonials.json', (list) =>
        items(list).push({ ...items(list)[0], slug: 'real', name: 'A. Customer', sample: false }),
      ),
    shows: { 'index.html': /Four sample testimonials[\s\S]*A\. Customer/ },
  },
  'Change how visitors measure': {
    follow(data) {
      data.edit('pages/measure.json', (page) => {
        const [step] = sections(page, 'measure')[0]!.guide as { drawing: { measures: Fields[] } }[]
        step!.drawing.measures.pop()
        step!.drawing.measures[0]!.label = 'Lintel side'
      })
    },
    shows: { 'measure.html': /Lintel side/ },
  },
  'Add a house to the street front': {
    follow(data) {
      data.edit('pages/street-front.json', (page) => {
        const fronts = sections(page, 'streetFront')[0]!.fronts as Fields[]
        fronts.push({ ...fronts[0], slug: 'mews', name: 'Mews house' })
      })
    },
    shows: { 'street-front.html': /Mews house/ },
  },
  'Show the same place in another light': {
    follow(data) {
      const [closeUp] = sections(copied(data, 'products/roof-lanterns.json'), 'closeUp')
      data.edit('pages/cookies.json', (page) =>
        (page.sections as Section[]).push({
          ...closeUp!,
          id: 'other-light',
          pair: { picture: closeUp!.picture, own: 'By day', label: 'At dusk' },
        }),
      )
    },
    shows: { 'cookies.html': /id="other-light"[\s\S]*Where By day gives way to At dusk/ },
  },
  'Show how a product opens': {
    follow(data) {
      const [openIt] = sections(copied(data, 'products/tilt-turn.json'), 'openIt')
      data.edit('pages/cookies.json', (page) =>
        (page.sections as Section[]).push({ ...openIt!, id: 'opens' }),
      )
    },
    shows: { 'cookies.html': /id="opens"[\s\S]*type="range"/ },
  },
  'Let visitors size a window': {
    follow(data) {
      const [size] = sections(copied(data, 'products/r9-flush-casement.json'), 'windowSize')
      data.edit('pages/cookies.json', (page) =>
        (page.sections as Section[]).push({ ...size!, id: 'sized', first: 'one-light' }),
      )
    },
    shows: { 'cookies.html': /id="sized"[\s\S]*650mm wide and 1050mm high, beside a person/ },
  },
  'Say what visitors have chosen': {
    follow: (data) =>
      data.edit(
        'products/refine-flush-casement.json',
        (page) => (sections(page, 'callToAction')[0]!.subject = 'A slim Refine window'),
      ),
    shows: { 'windows/refine-flush-casement.html': /A slim Refine window in Anthracite/ },
  },
  'Change how large doors can be': {
    follow: (data) =>
      data.edit('products/aluminium-bifolding.json', ({ opening }) => ((opening as Fields).widest = 7500)),
    shows: {
      'doors/aluminium-bifolding.html': /7\.5m wide/,
      'doors.html': /7\.5m/,
    },
  },
  'Draw a window, a door or a frame cut through': {
    follow(data) {
      const [drawn] = sections(copied(data, 'products/composite.json'), 'drawn')
      data.edit('pages/cookies.json', (page) =>
        (page.sections as Section[]).push({ ...drawn!, id: 'drawing' }),
      )
    },
    shows: { 'cookies.html': /id="drawing"[\s\S]*<svg/ },
  },
  'Fold a section': {
    follow: (data) =>
      data.edit('products/roof-lanterns.json', (page) => (sections(page, 'checklist')[0]!.folded = true)),
    shows: { 'conservatories/roof-lanterns.html': /<details/ },
  },
  'Show a gallery as a carousel': {
    follow: (data) =>
      data.edit('products/internal.json', (page) => (sections(page, 'gallery')[0]!.carousel = true)),
    shows: { 'doors/internal.html': /aria-roledescription="carousel"/ },
  },
  'Make a brochure readable on the site': {
    follow: (data) =>
      data.edit('brochures.json', (list) => {
        for (const entry of items(list)) if (entry.file === 'sash-horn-windows.pdf') entry.flipbook = true
      }),
    shows: { 'brochures/sash-horn-windows.html': /<h1/ },
  },
  'Teach the search a word': {
    follow: (data) =>
      data.edit('search-synonyms.json', (list) =>
        items(list).push({ say: ['porthole'], mean: ['roof light'] }),
      ),
    shows: { search: /porthole/ },
  },
  'Add a service': {
    follow: (data) =>
      data.edit('services.json', (list) =>
        items(list).push({ ...items(list)[0], slug: 'gutters', title: 'Gutter Repairs' }),
      ),
    shows: {
      'services/gutters.html': /Gutter Repairs/,
      'services.html': /href="\/services\/gutters"/,
      'index.html': /All 18 services/,
      search: /Gutter Repairs/,
    },
  },
  'Give a picture a crop for phones': {
    follow: (data) =>
      data.edit('products/internal.json', (page) => {
        const photo = sections(page, 'hero')[0]!.photo as Fields
        photo.tall = photo.src
      }),
    shows: { 'doors/internal.html': /<source media="\(max-width: 767px\)"/ },
  },
  'Sort the services': {
    follow: (data) =>
      data.edit('pages/services.json', (page) => {
        const groups = sections(page, 'serviceCatalogue')[0]!.groups as Fields[]
        groups[0]!.title = 'Panes of every kind'
      }),
    shows: { 'services.html': /Panes of every kind/ },
  },
  'Place a wide picture': {
    follow: (data) =>
      data.edit('products/truframe-composite.json', (page) =>
        Object.assign(sections(page, 'hero')[0]!, { layout: 'sill', level: 40 }),
      ),
    shows: { 'doors/truframe-composite.html': /<h1/ },
  },
  'Work in a further area': {
    follow: (data) =>
      data.edit('service-areas.json', ({ postcodes }) =>
        (postcodes as Fields[]).push({ nearest: 'Harlow', codes: ['SG16'] }),
      ),
    shows: { 'page-data/index/page-data.json': /SG16/ },
  },
  'Replace a picture': {
    follow: (data) => copyFileSync(data.at('images/home/decorative.jpg'), data.at('images/home/street.jpg')),
    shows: { 'index.html': /<img/ },
  },
}

/** The other recipes, each with what follows it instead. */
export const FOLLOWED_ELSEWHERE: Record<string, string> = {
  'Let visitors choose a style or a finish by its photograph': '__tests__/browser/finishes.spec.ts',
  "Let visitors choose more than a door's size": '__tests__/browser/chosen.spec.ts',
  'Edit without an editor': '__tests__/browser/admin.spec.ts',
  'Add a part to the brochures': '__tests__/content/brochures.test.ts',
  'Teach the assistant something': '__tests__/netlify/assistant/stages.ts',
  'Add an analytics event': '__tests__/src/lib/analytics.test.ts',
  'Add a kind of section': '__tests__/weekly/edited-site.test.ts',
}
