/** One glass design, as the choice of two needs it. */
export interface GlassChoice {
  slug: string
  name: string
  /** 1 hides little, 5 the most. */
  privacy: number
}

export type Place = 'near' | 'far'
export type Light = 'day' | 'lamp'

/** Whether the studio has shown this design in the hall. */
export const isInHall = (slug: string) => __GLASS_HALL__.designs.includes(slug)

/** The picture of a design with somebody behind it (studio/glass_hall.py). */
export function viewOf(slug: string, place: Place, light: Light) {
  return `${__GLASS_HALL__.address}/${slug}-${place}-${light}.webp`
}

/** What to compare a design with at first: the one whose privacy differs most from its own. */
export function contrastTo(chosen: GlassChoice, designs: readonly GlassChoice[]) {
  const difference = ({ privacy }: GlassChoice) => Math.abs(privacy - chosen.privacy)
  return designs
    .filter(({ slug }) => slug !== chosen.slug)
    .reduce((most, one) => (difference(one) > difference(most) ? one : most))
}
