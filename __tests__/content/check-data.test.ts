import { rmSync } from 'node:fs'
import path from 'node:path'
import { checkData } from '../../src/content/check-data'
import type { Fields } from '../support/data-copy'
import {
  edit,
  editSection,
  places,
  problems,
  remember,
  root,
  useSpoiltData,
  write,
} from '../support/spoilt-data'

useSpoiltData()

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
    editSection(
      'products/standard-casement.json',
      'ranges',
      ({ ranges }) => ((ranges as Fields[])[0]!.to = 'services'),
    )
    expect(await problems()).toEqual([
      [
        'products/standard-casement.json',
        expect.stringMatching(/ranges\[0\]\.to$/),
        expect.stringContaining('services'),
      ],
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
