import type { PictureData } from '@/components/ui/picture'

/** A door style of the offers. */
export interface OfferStyle {
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly picture: PictureData & { readonly paint: { readonly name: string; readonly files: string } | null }
}

/** A door colour of the offers. */
export interface OfferColour {
  readonly slug: string
  readonly name: string
  readonly hex: string
  readonly picture: PictureData
}
