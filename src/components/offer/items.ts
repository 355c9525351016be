import type { PictureData } from '@/components/ui/picture'
import type { PaintablePicture } from '@/features/painter/painted-style'

/** A door style of the offers. */
export interface OfferStyle {
  readonly slug: string
  readonly name: string
  readonly description: string
  /** Slug of the colour in which its picture shows it. */
  readonly colour: string | null
  readonly picture: PaintablePicture
}

/** A door colour of the offers. */
export interface OfferColour {
  readonly slug: string
  readonly name: string
  readonly hex: string
  readonly picture: PictureData
}
