import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkData, formatProblem } from '../../src/content/check-data'
import { readData } from '../../src/content/read-data'

interface Fields {
  [name: string]: unknown
}
type Section = Fields & { type: string; id?: string }

const DATA = path.resolve(__dirname, '../../data')
const root = path.join(mkdtempSync(path.join(tmpdir(), 'data-')), 'data')
const originals = new Map<string, string>()

beforeAll(() => {
  cpSync(DATA, root, {
    recursive: true,
    filter: (file) => /^$|^\.json$/.test(path.extname(file)) || file.includes(`${path.sep}paint${path.sep}`),
  })
  // Only whether a picture exists is checked, so an empty file stands for each.
  for (const picture of picturesOf(root)) {
    mkdirSync(path.dirname(picture), { recursive: true })
    writeFileSync(picture, '')
  }
})

afterEach(() => {
  for (const [file, content] of originals) writeFileSync(path.join(root, file), content)
  originals.clear()
})

afterAll(() => rmSync(path.dirname(root), { recursive: true, force: true }))

it('finds nothing wrong with sound data', () => {
  expect(checkData(root)).toEqual([])
})

describe('the shape of a file', () => {
  it('reports a missing field', () => {
    edit('products/composite.json', (page) => delete page.summary)
    expect(problems()).toEqual([
      ['products/composite.json', 'summary', expect.stringContaining('required') as string],
    ])
  })

  it('reports a missing field deep in a file', () => {
    editSection('pages/home.json', 'steps', ({ steps }) => delete (steps as Fields[])[1]?.title)
    expect(problems()).toEqual([
      ['pages/home.json', expect.stringMatching(/^sections\[\d+\]\.steps\[1\]\.title$/), expect.any(String)],
    ])
  })

  it('reports a field that it does not know, by its name', () => {
    edit('company.json', (company) => (company.fone = '01632 960417'))
    expect(problems()).toEqual([['company.json', '', expect.stringContaining('fone') as string]])
  })

  it('reports a misspelt field of a section', () => {
    editSection('pages/contact.json', 'hero', (hero) => (hero.subheading = 'Text'))
    expect(problems()).toEqual([
      ['pages/contact.json', 'sections[0]', expect.stringContaining('subheading') as string],
    ])
  })

  it('reports an empty text, and space around a text', () => {
    edit('company.json', (company) => Object.assign(company, { town: '', county: ' Essex' }))
    expect(places()).toEqual(['company.json county', 'company.json town'])
  })

  it('reports a number where text belongs', () => {
    edit('company.json', (company) => (company.phone = 1632960417))
    expect(places()).toEqual(['company.json phone'])
  })

  it('reports an unknown kind of section and says which kinds there are', () => {
    editSection('products/composite.json', 'story', (section) => (section.type = 'storey'))
    expect(problems()).toEqual([
      [
        'products/composite.json',
        expect.stringMatching(/^sections\[\d+\]\.type$/),
        expect.stringContaining('productGrid') as string,
      ],
    ])
  })

  it('reports a section without a kind', () => {
    editSection('products/composite.json', 'story', (section) => delete (section as Fields).type)
    expect(problems()).toEqual([
      ['products/composite.json', expect.stringMatching(/^sections\[\d+\]\.type$/), expect.any(String)],
    ])
  })

  it('reports a link that is no link', () => {
    editSection('pages/contact.json', 'related', ({ links }) => ((links as Fields[])[0]!.to = 'services'))
    expect(problems()).toEqual([
      ['pages/contact.json', expect.stringMatching(/links\[0\]\.to$/), expect.stringContaining('services')],
    ])
  })

  it('reports every fault, not only the first', () => {
    edit('company.json', (company) => delete company.email)
    edit('testimonials.json', ({ items }) => ((items as Fields[])[2]!.rating = 6))
    expect(places()).toEqual(['company.json email', 'testimonials.json items[2].rating'])
  })
})

describe('the files themselves', () => {
  it('reports a file that the site does not read, and what to do', () => {
    write('extra.json', '{}')
    expect(problems()).toEqual([
      ['extra.json', '', expect.stringContaining('src/content/files.ts') as string],
    ])
    rmSync(path.join(root, 'extra.json'))
  })

  it('reports broken JSON', () => {
    write('products/upvc-front.json', '{ "path": "/doors/upvc-front", }')
    expect(problems()).toEqual([
      ['products/upvc-front.json', '', expect.stringContaining('not valid JSON') as string],
    ])
  })

  it.each(['company.json', 'roof-glass.json', 'services.json'])('reports that %s is missing', (file) => {
    remember(file)
    rmSync(path.join(root, file))
    expect(problems()).toEqual([[file, '', expect.stringContaining('missing') as string]])
  })
})

describe('counts that the specification states', () => {
  it.each([
    ['door-styles.json', 'items', 37],
    ['glass-designs.json', 'items', 19],
    ['composite-colours.json', 'items', 18],
    ['door-finishes.json', 'items', 25],
    ['r7-colourways.json', 'items', 20],
    ['r9-colourways.json', 'items', 23],
    ['furniture-finishes.json', 'items', 5],
    ['offer-styles.json', 'items', 5],
    ['offer-colours.json', 'items', 18],
    ['services.json', 'items', 17],
    ['service-categories.json', 'items', 11],
    ['testimonials.json', 'items', 3],
    ['service-areas.json', 'home', 12],
    ['service-areas.json', 'contact', 12],
    ['roof-glass.json', 'items', 6],
    ['roof-glass.json', 'tripleGlazed', 6],
    ['roof-glass.json', 'ambiMax', 4],
    ['offer-terms.json', 'included', 3],
    ['offer-terms.json', 'specification', 6],
    ['offer-terms.json', 'why', 4],
  ])('%s has %s: %d, and one fewer is reported', (file, field, count) => {
    edit(file, (data) => {
      const entries = data[field] as unknown[]
      expect(entries).toHaveLength(count)
      entries.pop()
    })
    expect(problems()).toContainEqual([
      file,
      field,
      expect.stringMatching(new RegExp(`\\b${count}\\b`)) as string,
    ])
  })

  it.each([
    ['pages/home.json', 'brands', 'brands', 8],
    ['pages/home.json', 'productGrid', 'tiles', 9],
    ['pages/home.json', 'steps', 'steps', 3],
    ['pages/services.json', 'serviceCatalogue', 'tabs', 7],
    ['products/composite.json', 'comparison', 'collections', 2],
  ])('%s, section %s has %s: %d, and one fewer is reported', (file, type, field, count) => {
    editSection(file, type, (section) => {
      const entries = section[field] as unknown[]
      expect(entries).toHaveLength(count)
      entries.pop()
    })
    expect(problems()).toEqual([
      [file, expect.stringMatching(new RegExp(`^sections\\[\\d+\\]\\.${field}$`)), expect.any(String)],
    ])
  })

  it('reports one too many', () => {
    edit('door-styles.json', ({ items }) => {
      const styles = items as Fields[]
      styles.push({ ...styles[0], slug: 'thirty-eighth', name: 'THIRTY-EIGHTH' })
    })
    expect(places()).toEqual(['door-styles.json items'])
  })

  it.each([
    ['price', 1399],
    ['recommendedPrice', 1700],
    ['saving', 250],
  ])('reports another %s than the offer’s', (field, value) => {
    edit('offer-terms.json', (terms) => (terms[field] = value))
    expect(places()).toEqual([`offer-terms.json ${field}`])
  })

  it('reports a triple-glazed row with another U-value than 0.7', () => {
    edit('roof-glass.json', ({ tripleGlazed }) => ((tripleGlazed as Fields[])[3]!.uValue = '0.8'))
    expect(places()).toEqual(['roof-glass.json tripleGlazed[3].uValue'])
  })
})

describe('what files say of each other', () => {
  it.each([
    ['door-styles.json', 'name'],
    ['glass-designs.json', 'name'],
    ['services.json', 'title'],
  ])('reports a name that stands twice in %s', (file, field) => {
    let twice = ''
    edit(file, ({ items }) => {
      const entries = items as Fields[]
      twice = String(entries[0]?.[field])
      entries[1]![field] = twice
    })
    expect(problems()).toEqual([[file, 'items', expect.stringContaining(twice) as string]])
  })

  it('reports a picture that does not exist', () => {
    editSection('pages/home.json', 'banner', ({ picture }) => {
      ;(picture as Fields).src = '../images/home/nowhere.jpg'
    })
    expect(problems()).toEqual([
      [
        'pages/home.json',
        expect.stringMatching(/^sections\[\d+\]\.picture\.src$/),
        expect.stringContaining('../images/home/nowhere.jpg') as string,
      ],
    ])
  })

  it('reports a crop for phones that does not exist', () => {
    editSection('pages/home.json', 'hero', ({ photo }) => {
      ;(photo as Fields).tall = '../images/home/nowhere-tall.jpg'
    })
    expect(problems()).toEqual([
      [
        'pages/home.json',
        'sections[0].photo.tall',
        expect.stringContaining('../images/home/nowhere-tall.jpg') as string,
      ],
    ])
  })

  it('reports a picture outside the data folder', () => {
    edit('door-styles.json', ({ items }) => {
      ;((items as Fields[])[0]!.picture as Fields).src = '../../secret.jpg'
    })
    writeFileSync(path.join(path.dirname(root), '..', 'secret.jpg'), '')
    expect(places()).toEqual(['door-styles.json items[0].picture.src'])
    rmSync(path.join(path.dirname(root), '..', 'secret.jpg'))
  })

  it('reports a link to a page that does not exist', () => {
    editSection('pages/contact.json', 'related', ({ links }) => ((links as Fields[])[0]!.to = '/repairs'))
    expect(problems()).toEqual([
      [
        'pages/contact.json',
        expect.stringMatching(/^sections\[\d+\]\.links\[0\]\.to$/),
        expect.stringContaining('/repairs') as string,
      ],
    ])
  })

  it('reports a dead link in the navigation', () => {
    edit('navigation/main.json', ({ quote }) => ((quote as Fields).to = '/get-a-quote'))
    expect(places()).toEqual(['navigation/main.json quote.to'])
  })

  it.each([
    ['#nowhere', 'of its own page'],
    ['/#nowhere', 'of another page'],
    ['/services/acoustic-glazing#nowhere', 'of a service'],
  ])('reports the dead anchor %s, %s', (to) => {
    editSection('pages/contact.json', 'related', ({ links }) => ((links as Fields[])[0]!.to = to))
    expect(problems()).toEqual([
      [
        'pages/contact.json',
        expect.stringMatching(/links\[0\]\.to$/),
        expect.stringContaining('#nowhere') as string,
      ],
    ])
  })

  it.each([
    '/#products',
    '#quote',
    '/offers/cm17#order-form',
    '/doors/french',
    '/doors/aluminium-sliding-doors',
    '/services/acoustic-glazing',
    '/contact?from=menu',
  ])('is content with the link %s', (to) => {
    editSection('pages/contact.json', 'related', ({ links }) => ((links as Fields[])[0]!.to = to))
    expect(problems()).toEqual([])
  })

  it('reports that a page went away which others link to', () => {
    edit('products/sash-horn.json', (page) => (page.path = '/windows/horns'))
    expect(problems()).toContainEqual([
      'navigation/main.json',
      expect.stringMatching(/\.to$/),
      expect.stringContaining('/windows/sash-horn') as string,
    ])
  })

  it('reports a path that two pages want', () => {
    edit('offers/cm17.json', (page) => (page.path = '/offers/cm23'))
    expect(problems()).toContainEqual([
      'offers/cm23.json',
      'path',
      expect.stringContaining('/offers/cm23') as string,
    ])
  })

  it('reports an alias that is a page already', () => {
    edit('products/aluminium-sliding.json', (page) => (page.aliases = ['/doors/composite']))
    expect(problems()).toContainEqual([
      'products/composite.json',
      'path',
      expect.stringContaining('/doors/composite') as string,
    ])
  })

  it('reports a brochure key that the brochure list does not know', () => {
    editSection('products/upvc-front.json', 'hero', ({ actions }) => {
      ;(actions as Fields[])[1]!.to = 'brochure:/doors/garage'
    })
    expect(problems()).toEqual([
      [
        'products/upvc-front.json',
        'sections[0].actions[1].to',
        expect.stringContaining('/doors/garage') as string,
      ],
    ])
  })

  it('reports a category that the category list does not know', () => {
    edit('services.json', ({ items }) => ((items as Fields[])[4]!.category = 'Plumbing'))
    expect(problems()).toEqual([
      ['services.json', 'items[4].category', expect.stringContaining('Plumbing') as string],
    ])
  })

  it('reports a related service that does not exist', () => {
    edit('services.json', ({ items }) => ((items as Fields[])[0]!.related = ['gutter-cleaning']))
    expect(problems()).toEqual([
      ['services.json', 'items[0].related[0]', expect.stringContaining('gutter-cleaning') as string],
    ])
  })

  it('reports a parent page that does not exist', () => {
    edit('products/composite.json', (page) => (page.above = '/front-doors'))
    expect(problems()).toEqual([
      ['products/composite.json', 'above', expect.stringContaining('/front-doors') as string],
    ])
  })
})

it('writes a problem in one line: file, place, message', () => {
  expect(formatProblem({ file: 'pages/home.json', place: 'seo.title', message: 'is wrong' })).toBe(
    'data/pages/home.json at seo.title: is wrong',
  )
  expect(formatProblem({ file: 'extra.json', place: '', message: 'is wrong' })).toBe(
    'data/extra.json: is wrong',
  )
})

function problems() {
  return checkData(root).map(({ file, place, message }) => [file, place, message])
}

function places() {
  return checkData(root)
    .map(({ file, place }) => `${file} ${place}`.trim())
    .sort()
}

/** Notes a file as it is, to be put back after the test. */
function remember(file: string) {
  if (!originals.has(file)) originals.set(file, readFileSync(path.join(root, file), 'utf8'))
}

function write(file: string, content: string) {
  if (file !== 'extra.json') remember(file)
  writeFileSync(path.join(root, file), content)
}

/** Changes the parsed content of a file for one test. */
function edit(file: string, change: (data: Fields) => unknown) {
  const data = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Fields
  change(data)
  write(file, JSON.stringify(data))
}

/** Changes the first section of a kind. */
function editSection(file: string, type: string, change: (section: Section) => unknown) {
  edit(file, ({ sections }) => {
    const section = (sections as Section[]).find((entry) => entry.type === type)
    if (!section) throw new Error(`${file} has no section "${type}"`)
    change(section)
  })
}

/** Absolute paths of all pictures that the JSON files below a folder name. */
function picturesOf(folder: string) {
  return readData(folder).flatMap(({ absolutePath, value }) => {
    const found = JSON.stringify(value).matchAll(/"(?:src|tall)":"([^"]+)"/g)
    return [...found].map(([, src = '']) => path.resolve(path.dirname(absolutePath), src))
  })
}
