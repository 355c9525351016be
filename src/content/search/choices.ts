import { listed } from '../../lib/listed'
import { itemsOf, type Item, type SearchSource, type Site } from './site'

/** What the designer's address calls a choice: features/door-designer/design-address.ts. */
const DESIGNER = '/design-your-door'
const COLLECTION = '/doors/comp-door'
const FRONT_DOORS = '/doors/truframe-composite'
/** A style with a large pane, on which a glass design shows. */
const GLAZED_STYLE = 'kent'

/** Where the colours of each list can be seen, in order of preference: the first place is where a colour leads. */
const COLOUR_LISTS = [
  { list: 'composite-colours', on: 'composite doors', page: COLLECTION },
  { list: 'door-finishes', on: 'uPVC doors', page: '/doors/upvc-front' },
  { list: 'r7-colourways', on: 'R7 windows', page: '/windows/r7-flush-casement' },
  { list: 'r9-colourways', on: 'R9 windows', page: '/windows/r9-flush-casement' },
  { list: 'window-swatches', on: 'uPVC windows', page: '/windows/standard-casement' },
  { list: 'offer-colours', on: 'doors of the local offers', page: undefined },
]

/** Door styles: those of the collection, and those of the local offers. */
export function styleSources(site: Site): SearchSource[] {
  const { files, hasDesigner, nameOf, anchorOf, offerPage } = site
  const gallery = anchorOf(COLLECTION, 'doorStyles')
  const styles = itemsOf<Item>(files, 'door-styles.json').map(
    ({ slug, name, description = '', family = '', glazed }): SearchSource => ({
      entry: {
        kind: 'style',
        title: name,
        text: description,
        to: `${COLLECTION}?style=${slug}${gallery}`,
        where: nameOf(COLLECTION),
        ...(hasDesigner && { also: { label: 'Design it', to: `${DESIGNER}?style=${slug}` } }),
      },
      keywords: `door style ${family} ${glazed ? 'glazed' : 'solid'}`,
      body: '',
    }),
  )
  const offered = itemsOf<Item>(files, 'offer-styles.json').flatMap(
    ({ name, description = '' }): SearchSource[] =>
      offerPage
        ? [
            {
              entry: {
                kind: 'style',
                title: name,
                text: description,
                to: `${offerPage}?style=${encodeURIComponent(name)}#order-form`,
                where: nameOf(offerPage),
              },
              keywords: 'door style offer',
              body: '',
            },
          ]
        : [],
  )
  return [...styles, ...offered]
}

/** Colours and finishes, each once, however many lists have it. */
export function colourSources(site: Site): SearchSource[] {
  const { files, hasDesigner, nameOf, anchorOf, offerPage } = site
  const colours = new Map<string, { item: Item; on: string[]; page: string; list: string }>()
  for (const { list, on, page } of COLOUR_LISTS) {
    const leads = page ?? offerPage
    if (!leads) continue
    for (const item of itemsOf<Item>(files, `${list}.json`)) {
      const known = colours.get(item.name)
      if (known) known.on.push(on)
      else colours.set(item.name, { item, on: [on], page: leads, list })
    }
  }
  const paints = [...colours.values()].map(({ item, on, page, list }): SearchSource => {
    const isComposite = list === 'composite-colours'
    const order = `?colour=${encodeURIComponent(item.name)}#order-form`
    return {
      entry: {
        kind: 'colour',
        title: item.name,
        text: `For ${listed(on)}.`,
        to: list === 'offer-colours' ? `${page}${order}` : `${page}${anchorOf(page, 'swatches', list)}`,
        where: nameOf(page),
        ...(isComposite &&
          hasDesigner && {
            also: { label: 'See it on a door', to: `${DESIGNER}?outside=${item.slug}` },
          }),
      },
      keywords: `colour finish ${item.kind ?? ''} ${item.grained ? 'grained' : ''} ${item.description ?? ''}`,
      body: '',
    }
  })
  const furniture = itemsOf<Item>(files, 'furniture-finishes.json').map(
    ({ slug, name, description = '' }): SearchSource => ({
      entry: {
        kind: 'colour',
        title: `${name} door furniture`,
        text: description,
        to: `${FRONT_DOORS}${anchorOf(FRONT_DOORS, 'swatches', 'furniture-finishes')}`,
        where: nameOf(FRONT_DOORS),
        ...(hasDesigner && { also: { label: 'See it on a door', to: `${DESIGNER}?furniture=${slug}` } }),
      },
      keywords: 'handle letterplate knocker hinge finish ironmongery',
      body: '',
    }),
  )
  return [...paints, ...furniture]
}

/** Glass designs for doors. */
export function glassSources({ files, hasDesigner, nameOf, anchorOf }: Site): SearchSource[] {
  const anchor = anchorOf(FRONT_DOORS, 'glassDesigns')
  return itemsOf<Item>(files, 'glass-designs.json').map(({ slug, name, description = '' }) => ({
    entry: {
      kind: 'glass',
      title: /glass/i.test(name) ? name : `${name} glass`,
      text: description,
      to: `${FRONT_DOORS}?glass=${slug}${anchor}`,
      where: nameOf(FRONT_DOORS),
      ...(hasDesigner && {
        also: { label: 'See it in a door', to: `${DESIGNER}?style=${GLAZED_STYLE}&glass=${slug}` },
      }),
    },
    keywords: 'glass design pattern decorative obscure privacy',
    body: '',
  }))
}

/** Glass for conservatory roofs. */
export function roofGlassSources({ files, nameOf, anchorOf }: Site): SearchSource[] {
  const page = '/conservatories/conservatories'
  return itemsOf<Item>(files, 'roof-glass.json').map(({ name, description = '' }) => ({
    entry: {
      kind: 'roof-glass',
      title: name,
      text: description,
      to: `${page}${anchorOf(page, 'roofGlass')}`,
      where: nameOf(page),
    },
    keywords: 'conservatory roof glass tint',
    body: '',
  }))
}
