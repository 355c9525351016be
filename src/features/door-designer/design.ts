/** A visitor's door, by the slugs of the data lists. Handedness is as seen from the street. */
export interface Design {
  /** data/door-styles.json */
  style: string
  /** data/composite-colours.json */
  outside: string
  inside: string
  frame: string
  /** data/glass-designs.json; null is clear glass. Kept, but not drawn, while nothing of the door is glazed. */
  glass: string | null
  /** data/furniture-finishes.json */
  furniture: string
  hinge: 'left' | 'right'
  sidePanels: (typeof SIDE_PANELS)[number]
  topLight: boolean
}

export const HINGES = ['left', 'right'] as const
export const SIDE_PANELS = ['none', 'left', 'right', 'both'] as const

export interface CatalogueStyle {
  slug: string
  name: string
  family: string
  glazed: boolean
}

export interface CatalogueColour {
  slug: string
  name: string
  hex: string
  /** Embossed with a grain. */
  grained: boolean
  /** Shows the figure of wood. */
  wood: boolean
}

export interface CatalogueGlass {
  slug: string
  name: string
  /** From 1, as clear as a window, to 5. */
  privacy: number
}

export interface CatalogueFinish {
  slug: string
  name: string
  hex: string
}

/** What a door can be made of; slugs map to entries in the order of the data. */
export interface DoorCatalogue {
  styles: Map<string, CatalogueStyle>
  /** For both faces of the leaf and for the frame. */
  colours: Map<string, CatalogueColour>
  glass: Map<string, CatalogueGlass>
  furniture: Map<string, CatalogueFinish>
}

/** The door of the studio's picture that stands ready (studio/fittings.py). */
export const DEFAULT_DESIGN: Design = {
  style: 'kent',
  outside: 'anthracite-grey',
  inside: 'white',
  frame: 'white',
  glass: 'stippolyte',
  furniture: 'chrome',
  hinge: 'left',
  sidePanels: 'none',
  topLight: false,
}

/** Whether any part of the door has glass, so that the choice of glass shows. */
export function hasGlass(design: Design, catalogue: DoorCatalogue) {
  return (
    Boolean(catalogue.styles.get(design.style)?.glazed) || design.sidePanels !== 'none' || design.topLight
  )
}
