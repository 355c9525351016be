import type { IGatsbyImageData } from 'gatsby-plugin-image'

interface PictureSource {
  src: string
  width: number
  height: number
}

/** All files of a picture, narrowest first, with their dimensions in pixels. */
export function pictureSources({ images, width, height }: IGatsbyImageData): PictureSource[] {
  const listed = images.fallback?.srcSet?.split(',') ?? []
  return listed
    .flatMap((entry) => {
      const [src = '', wide = ''] = entry.trim().split(/\s+/)
      const pixels = Number.parseInt(wide, 10)
      return src && pixels ? [{ src, width: pixels, height: Math.round((pixels * height) / width) }] : []
    })
    .sort((a, b) => a.width - b.width)
}
