import { HINGES, SIDE_PANELS, type Design, type DoorCatalogue } from '@/features/door-designer/design'
import { seeded } from '@/features/door-designer/drawing/random'

/** Endless designs that the catalogue allows, the same for the same seed. */
export function randomDesigns(catalogue: DoorCatalogue, seed: number) {
  const random = seeded(seed)
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const slug = (list: Map<string, unknown>) => one([...list.keys()])
  return (): Design => ({
    style: slug(catalogue.styles),
    outside: slug(catalogue.colours),
    inside: slug(catalogue.colours),
    frame: slug(catalogue.colours),
    glass: one([null, ...catalogue.glass.keys()]),
    furniture: slug(catalogue.furniture),
    hinge: one(HINGES),
    sidePanels: one(SIDE_PANELS),
    topLight: random() < 0.5,
  })
}
