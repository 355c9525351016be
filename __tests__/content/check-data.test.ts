import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { faultsOf } from '../../src/content/check/problem'
import { checkData } from '../../src/content/check-data'

interface Fields {
  [name: string]: unknown
}
type Section = Fields & { type: string; id?: string }

// The whole data folder is checked, pictures and all.
jest.setTimeout(30_000)

const DATA = path.resolve(__dirname, '../../data')
const root = path.join(mkdtempSync(path.join(tmpdir(), 'data-')), 'data')
const originals = new Map<string, string>()

beforeAll(() => cpSync(DATA, root, { recursive: true }))

afterEach(() => {
  for (const [file, content] of originals) writeFileSync(path.join(root, file), content)
  originals.clear()
})

afterAll(() => rmSync(path.dirname(root), { recursive: true, force: true }))

it('finds nothing wrong with sound data', async () => {
  expect(await checkData(root)).toEqual([])
})

describe('the shape of a file', () => {
  it('reports a missing field', async () => {
    edit('products/composite.json', (page) => delete page.summary)
    expect(await problems()).toEqual([
      ['products/composite.json', 'summary', expect.stringContaining('missing') as string],
    ])
  })

  it('reports a missing field deep in a file', async () => {
    editSection('pages/home.json', 'steps', ({ steps }) => delete (steps as Fields[])[1]?.title)
    expect(await problems()).toEqual([
      ['pages/home.json', expect.stringMatching(/^sections\[\d+\]\.steps\[1\]\.title$/), expect.any(String)],
    ])
  })

  it('reports a field that it does not know, by its name', async () => {
    edit('company.json', (company) => (company.fone = '01632 960417'))
    expect(await problems()).toEqual([['company.json', 'fone', expect.stringContaining('fone') as string]])
  })

  it('reports a misspelt field of a section', async () => {
    editSection('pages/doors.json', 'hero', (hero) => (hero.subheading = 'Text'))
    expect(await problems()).toEqual([
      ['pages/doors.json', 'sections[0].subheading', expect.stringContaining('subheading') as string],
    ])
  })

  it('reports an empty text, and space around a text', async () => {
    edit('company.json', (company) => Object.assign(company, { street: '', county: ' Essex' }))
    expect(await places()).toEqual(['company.json county', 'company.json street'])
  })

  it('reports a number where text belongs', async () => {
    edit('company.json', (company) => (company.phone = 1632960417))
    expect(await places()).toEqual(['company.json phone'])
  })

  it('reports an unknown kind of section', async () => {
    editSection('products/composite.json', 'story', (section) => (section.type = 'storey'))
    expect(await problems()).toEqual([
      [
        'products/composite.json',
        expect.stringMatching(/^sections\[\d+\]\.type$/),
        expect.stringContaining('"storey"') as string,
      ],
    ])
  })

  it('reports a section without a kind', async () => {
    editSection('products/composite.json', 'story', (section) => delete (section as Fields).type)
    expect(await problems()).toEqual([
      ['products/composite.json', expect.stringMatching(/^sections\[\d+\]\.type$/), expect.any(String)],
    ])
  })

  it('reports a link that is no link', async () => {
    editSection('pages/contact.json', 'related', ({ links }) => ((links as Fields[])[0]!.to = 'services'))
    expect(await problems()).toEqual([
      ['pages/contact.json', expect.stringMatching(/links\[0\]\.to$/), expect.stringContaining('services')],
    ])
  })

  it('reports every fault, not only the first', async () => {
    edit('company.json', (company) => delete company.email)
    edit('testimonials.json', ({ items }) => ((items as Fields[])[2]!.rating = 6))
    expect(await places()).toEqual(['company.json email', 'testimonials.json items[2].rating'])
  })
})

describe('the files themselves', () => {
  it('reports a file that the site does not read, and what to do', async () => {
    write('extra.json', '{}')
    expect(await problems()).toEqual([
      ['extra.json', '', expect.stringContaining('src/content/files.ts') as string],
    ])
    rmSync(path.join(root, 'extra.json'))
  })

  it('reports broken JSON', async () => {
    write('products/upvc-front.json', '{ "path": "/doors/upvc-front", }')
    expect(await problems()).toEqual([
      ['products/upvc-front.json', '', expect.stringContaining('comma') as string],
    ])
  })

  it.each(['company.json', 'roof-glass.json', 'services.json'])(
    'reports that %s is missing',
    async (file) => {
      remember(file)
      rmSync(path.join(root, file))
      expect(await problems()).toContainEqual([file, '', expect.stringContaining('missing') as string])
    },
  )
})

describe('what files say of each other', () => {
  it.each([
    ['door-styles.json', 'name'],
    ['glass-designs.json', 'name'],
    ['services.json', 'title'],
  ])('reports a name that stands twice in %s', async (file, field) => {
    let twice = ''
    edit(file, ({ items }) => {
      const entries = items as Fields[]
      twice = String(entries[0]?.[field])
      entries[1]![field] = twice
    })
    expect(await problems()).toEqual([[file, `items[1].${field}`, expect.stringContaining(twice) as string]])
  })

  it('reports a picture that does not exist', async () => {
    editSection('pages/home.json', 'banner', ({ picture }) => {
      ;(picture as Fields).src = '../images/home/nowhere.jpg'
    })
    expect(await problems()).toEqual([
      [
        'pages/home.json',
        expect.stringMatching(/^sections\[\d+\]\.picture\.src$/),
        expect.stringContaining('images/home/nowhere.jpg') as string,
      ],
    ])
  })

  it('reports a crop for phones that does not exist', async () => {
    editSection('pages/home.json', 'hero', ({ photo }) => {
      ;(photo as Fields).tall = '../images/home/nowhere-tall.jpg'
    })
    expect(await problems()).toEqual([
      [
        'pages/home.json',
        'sections[0].photo.tall',
        expect.stringContaining('images/home/nowhere-tall.jpg') as string,
      ],
    ])
  })

  it('reports a picture outside the data folder', async () => {
    edit('door-styles.json', ({ items }) => {
      ;((items as Fields[])[0]!.picture as Fields).src = '../../secret.jpg'
    })
    writeFileSync(path.join(path.dirname(root), '..', 'secret.jpg'), '')
    expect(await places()).toEqual(['door-styles.json items[0].picture.src'])
    rmSync(path.join(path.dirname(root), '..', 'secret.jpg'))
  })

  it('reports a link to a page that does not exist', async () => {
    editSection('pages/contact.json', 'related', ({ links }) => ((links as Fields[])[0]!.to = '/repairs'))
    expect(await problems()).toEqual([
      [
        'pages/contact.json',
        expect.stringMatching(/^sections\[\d+\]\.links\[0\]\.to$/),
        expect.stringContaining('/repairs') as string,
      ],
    ])
  })

  it('reports a dead link in the navigation', async () => {
    edit('navigation/main.json', ({ quote }) => ((quote as Fields).to = '/get-a-quote'))
    expect(await places()).toEqual(['navigation/main.json quote.to'])
  })

  it.each([
    ['#nowhere', 'of its own page'],
    ['/#nowhere', 'of another page'],
    ['/services/acoustic-glazing#nowhere', 'of a service'],
  ])('reports the dead anchor %s, %s', async (to) => {
    editSection('pages/contact.json', 'related', ({ links }) => ((links as Fields[])[0]!.to = to))
    expect(await problems()).toEqual([
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
  ])('is content with the link %s', async (to) => {
    editSection('pages/contact.json', 'related', ({ links }) => ((links as Fields[])[0]!.to = to))
    expect(await problems()).toEqual([])
  })

  it('reports that a page went away which others link to', async () => {
    edit('products/sash-horn.json', (page) => (page.path = '/windows/horns'))
    expect(await problems()).toContainEqual([
      'navigation/main.json',
      expect.stringMatching(/\.to$/),
      expect.stringContaining('/windows/sash-horn') as string,
    ])
  })

  it('reports a path that two pages want', async () => {
    edit('offers/cm17.json', (page) => (page.path = '/offers/cm23'))
    expect(await problems()).toContainEqual([
      'offers/cm23.json',
      'path',
      expect.stringContaining('/offers/cm23') as string,
    ])
  })

  it('reports an alias that is a page already', async () => {
    edit('products/aluminium-sliding.json', (page) => (page.aliases = ['/doors/composite']))
    expect(await problems()).toContainEqual([
      'products/composite.json',
      'path',
      expect.stringContaining('/doors/composite') as string,
    ])
  })

  it('reports a brochure key that the brochure list does not know', async () => {
    editSection('products/upvc-front.json', 'hero', ({ actions }) => {
      ;(actions as Fields[])[1]!.to = 'brochure:/doors/garage'
    })
    expect(await problems()).toEqual([
      [
        'products/upvc-front.json',
        'sections[0].actions[1].to',
        expect.stringContaining('/doors/garage') as string,
      ],
    ])
  })

  it('reports a category that the category list does not know', async () => {
    edit('services.json', ({ items }) => ((items as Fields[])[4]!.category = 'Plumbing'))
    expect(await problems()).toEqual([
      ['services.json', 'items[4].category', expect.stringContaining('Plumbing') as string],
    ])
  })

  it('reports a related service that does not exist', async () => {
    edit('services.json', ({ items }) => ((items as Fields[])[0]!.related = ['gutter-cleaning']))
    expect(await problems()).toEqual([
      ['services.json', 'items[0].related[0]', expect.stringContaining('gutter-cleaning') as string],
    ])
  })

  it('reports a parent page that does not exist', async () => {
    edit('products/composite.json', (page) => (page.above = '/front-doors'))
    expect(await problems()).toEqual([
      ['products/composite.json', 'above', expect.stringContaining('/front-doors') as string],
    ])
  })
})

async function problems() {
  return faultsOf(await checkData(root)).map(({ file, place, message }) => [file, place, message])
}

async function places() {
  return faultsOf(await checkData(root))
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
