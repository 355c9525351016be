import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { DataProblem } from './problem'

interface Layers {
  metals: Record<string, unknown>
  styles: Record<string, unknown>
  sheets: Record<string, unknown>
  doorways: Record<string, unknown>
  inside: { styles: string[] }
}

const PANES = /left|right|both|top/

/**
 * Checks that the door designer's layers (`data/paint/designer`, written by studio/fittings.py) have the files that they name. What
 * they lack is a hint only: the designer draws it.
 */
export function checkDoorLayers(root: string): DataProblem[] {
  const own = 'paint/designer'
  const file = `${own}/designer.json`
  if (!existsSync(path.join(root, file))) return []
  const { metals, styles, sheets, doorways, inside } = JSON.parse(
    readFileSync(path.join(root, file), 'utf8'),
  ) as Layers
  const needed = [
    ...Object.keys(doorways).flatMap((name) =>
      ['wall.webp', 'paint.json', ...(PANES.test(name) ? ['masks.webp'] : [])].map(
        (part) => `doorways/${name}/${part}`,
      ),
    ),
    ...inside.styles.flatMap((slug) =>
      ['paint.json', 'b.webp', 'w.webp', 'masks.webp', 'metal.webp'].map((name) => `inside/${slug}/${name}`),
    ),
    ...Object.keys(styles).flatMap((slug) => ['masks', 'metal'].map((name) => `styles/${slug}/${name}.webp`)),
    ...Object.keys(sheets).flatMap((slug) => [`glass/${slug}.webp`, `glass-inside/${slug}.webp`]),
  ]
  const problem = (place: string, message: string) => ({ file, place, message })
  return [
    ...needed
      .filter((name) => !existsSync(path.join(root, own, name)))
      .map((name) => problem('', `the file ${name} does not exist`)),
    ...Object.keys(styles)
      .filter((slug) => !existsSync(path.join(root, 'paint/doors', slug, 'paint.json')))
      .map((slug) => problem(`styles.${slug}`, 'the style has no paint of its own')),
    ...[
      ['styles', 'door-styles', styles],
      ['metals', 'furniture-finishes', metals],
      ['sheets', 'glass-designs', sheets],
    ].flatMap(([place, list, known]) =>
      slugsOf(root, list as string)
        .filter((slug) => !(slug in (known as object)))
        .map((slug) => ({
          ...problem(
            place as string,
            `${slug} is missing: "npm run studio -- --fittings" makes it; until then it is drawn`,
          ),
          isHint: true,
        })),
    ),
  ]
}

function slugsOf(root: string, list: string): string[] {
  try {
    const { items } = JSON.parse(readFileSync(path.join(root, `${list}.json`), 'utf8')) as {
      items: { slug: string }[]
    }
    return items.map(({ slug }) => slug)
  } catch {
    // The list's own faults are told where they are.
    return []
  }
}
