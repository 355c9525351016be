import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Fields } from '../support/data-copy'
import { edit, editSection, places, problems, root, useSpoiltData } from '../support/spoilt-data'

useSpoiltData()

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
    editSection(
      'products/standard-casement.json',
      'ranges',
      ({ ranges }) => ((ranges as Fields[])[0]!.to = '/repairs'),
    )
    expect(await problems()).toEqual([
      [
        'products/standard-casement.json',
        expect.stringMatching(/^sections\[\d+\]\.ranges\[0\]\.to$/),
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
    editSection(
      'products/standard-casement.json',
      'ranges',
      ({ ranges }) => ((ranges as Fields[])[0]!.to = to),
    )
    expect(await problems()).toEqual([
      [
        'products/standard-casement.json',
        expect.stringMatching(/ranges\[0\]\.to$/),
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
    editSection(
      'products/standard-casement.json',
      'ranges',
      ({ ranges }) => ((ranges as Fields[])[0]!.to = to),
    )
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

  it('reports an offer whose door is not in the list of styles', async () => {
    edit('offers/cm17.json', (offer) => {
      offer.door = 'harlequin'
    })
    expect(await problems()).toEqual([
      ['offers/cm17.json', 'door', expect.stringContaining('offer-styles.json') as string],
    ])
  })

  it('reports a house front whose finish is not in the list of its part', async () => {
    edit('pages/street-front.json', ({ sections }) => {
      const [front] = (sections as Fields[])[0]!.fronts as Fields[]
      // Only windows come in Grained White.
      front!.door = 'grained-white'
    })
    expect(await problems()).toEqual([
      [
        'pages/street-front.json',
        'sections[0].fronts[0].door',
        expect.stringContaining('grained-white') as string,
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
