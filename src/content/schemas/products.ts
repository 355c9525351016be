import { choice, flag, hex, list, optionalFlag, optionalText, picture, shape, slug, text } from '../fields'

export const swatch = shape('Swatch', {
  slug: slug(),
  name: text(),
  hex: hex(),
  grained: optionalFlag(),
  isNew: optionalFlag(),
  kind: choice('smooth', 'foil', 'woodgrain').notRequired(),
  description: optionalText(),
  picture: picture(),
})

/** A colour that is shown by painting a picture and has no sample of its own. */
export const finish = shape('Finish', {
  slug: slug(),
  name: text(),
  hex: hex(),
  /** Of a frame with another colour towards the room. */
  inside: hex().notRequired(),
})

export const roofGlass = shape('RoofGlassFile', {
  items: list(
    shape('RoofGlass', {
      slug: slug(),
      name: text(),
      description: text(),
      tint: hex(),
      picture: picture(),
      rows: list(
        shape('RoofGlassRow', {
          product: text(),
          uValue: text(),
          solar: text(),
          light: text(),
          selfCleaning: flag(),
        }),
      ),
    }),
  ),
  tripleGlazed: list(
    shape('TripleGlazedRow', {
      product: text(),
      uValue: text(),
      solar: text(),
      light: text(),
      selfCleaning: flag(),
    }),
  ),
  ambiMax: list(shape('AmbiMaxProduct', { name: text(), description: text() })),
})
