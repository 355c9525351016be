import type { PictureData } from '@/components/ui/picture'

/** A picture that can be seen full-screen, with its caption. */
export interface LightboxItem {
  readonly name: string
  readonly picture: PictureData
}
