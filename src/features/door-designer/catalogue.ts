import type { DoorLeaves } from '@/content/door-leaves'
import colours from '@data/composite-colours.json'
import finishes from '@data/door-finishes.json'
import leaves from '@data/door-leaves.json'
import styles from '@data/door-styles.json'
import furniture from '@data/furniture-finishes.json'
import glass from '@data/glass-designs.json'
import type { DoorCatalogue } from './design'

/**
 * The data of the designer, filled in (src/gatsby/webpack.ts) and imported rather than queried: the designer is loaded when it comes near, and its data with it
 * instead of with the page.
 */

// JSON modules lose tuples and fixed words; check:data has made sure of them.
export const doorLeaves = leaves as unknown as DoorLeaves

const woodgrain = new Set(finishes.items.filter(({ kind }) => kind === 'woodgrain').map(({ slug }) => slug))

export const doorCatalogue: DoorCatalogue = {
  styles: bySlug(styles.items, ({ slug, name, family, glazed }) => ({ slug, name, family, glazed })),
  colours: bySlug(colours.items, ({ slug, name, hex, grained }) => ({
    slug,
    name,
    hex,
    grained,
    wood: woodgrain.has(slug),
  })),
  glass: bySlug(glass.items, ({ slug, name, privacy }) => ({ slug, name, privacy })),
  furniture: bySlug(furniture.items, ({ slug, name, hex }) => ({ slug, name, hex })),
}

function bySlug<Item extends { slug: string }, Entry>(items: Item[], entry: (item: Item) => Entry) {
  return new Map(items.map((item) => [item.slug, entry(item)]))
}
