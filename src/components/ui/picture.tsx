import type { IGatsbyImageData } from 'gatsby-plugin-image'
import styled from 'styled-components'
import { media } from '@/theme/media'

/** The shape of every picture in the data, whichever fragment shaped the files. */
export interface PictureData {
  readonly alt: string
  readonly src: ImageFile
  /** The crop for phones, shown below 768 px. */
  readonly tall?: ImageFile | null
  /** Its colour until it has arrived, where the data knows that better than its file. */
  readonly ground?: string | null
}

interface ImageFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null
}

interface PictureProps {
  picture: PictureData
  /** The `sizes` attribute. */
  sizes: string
  /** For the one picture above the fold: loaded eagerly and with high priority. */
  isFirst?: boolean
  /** CSS `object-position` for a cropped picture. */
  position?: string
  className?: string
}

/**
 * The `position` that keeps a picture's subject in sight.
 *
 * @param focus - where it stands, in per cent from the left edge; without one the middle counts
 * @param level - the same from the upper edge
 */
export function positionOf(focus: number | null, level?: number | null) {
  return focus === null && typeof level !== 'number' ? undefined : `${focus ?? 50}% ${level ?? 50}%`
}

/** Width by height of a product's first picture on a phone, where its words leave it room. */
const PHONE_HERO = 1 / 0.94

interface Subject {
  readonly focus: number | null
  readonly level: number | null
}

/** The `position` that has a picture's subject in the middle of a phone's first picture, and in sight of a wide window's. */
export function phonePositionOf({ focus, level }: Subject, { src }: PictureData) {
  const { width = 1, height = 1 } = src.childImageSharp?.gatsbyImageData ?? {}
  const cropped = width / height - PHONE_HERO
  if (focus === null || cropped <= 0) return positionOf(null, level)
  const share = ((focus / 100) * (width / height) - PHONE_HERO / 2) / cropped
  return positionOf(Math.round(100 * Math.min(1, Math.max(0, share))), level)
}

/** The most that a phone's first picture is high, for a product so wide that it would reach under the arrow in its corner. */
export function phoneHeightOf(zoom: number) {
  return zoom < 100 ? `max-height: calc(${zoom / PHONE_HERO / 100} * 90vw);` : ''
}

/**
 * A responsive image from gatsby-plugin-image's data. A plain `img`: the plugin's own component ships React's server renderer
 * for its lazy hydration (62 KB), and shows nothing without script.
 */
export function Picture({ picture, sizes, isFirst = false, position, className }: PictureProps) {
  const data = picture.src.childImageSharp?.gatsbyImageData
  if (!data) throw new Error(`"${picture.alt}" has no picture data: query it with a picture fragment`)
  const { images, width, height, backgroundColor } = data
  const tall = picture.tall?.childImageSharp?.gatsbyImageData
  const image = (
    <Image
      className={className}
      src={images.fallback?.src}
      srcSet={images.fallback?.srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={picture.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? 'sync' : 'async'}
      // React 18 passes the attribute on only in lower case.
      {...(isFirst ? { fetchpriority: 'high' } : {})}
      $background={picture.ground ?? backgroundColor}
      $position={position}
    />
  )
  if (!tall) return image
  const { sources = [], fallback } = tall.images
  return (
    <picture>
      {[...sources, { type: undefined, srcSet: fallback?.srcSet }].map(({ type, srcSet }) => (
        <source
          key={type}
          media={media.narrow.replace('@media ', '')}
          type={type}
          srcSet={srcSet}
          sizes="100vw"
          width={tall.width}
          height={tall.height}
        />
      ))}
      {image}
    </picture>
  )
}

/** Colour and position are rules of the style sheet: the page's security policy allows no style attributes. */
const Image = styled.img<{ $background?: string; $position?: string }>`
  width: 100%;
  height: auto;
  object-fit: cover;
  background-color: ${({ $background }) => $background};
  ${({ $position }) => $position && `object-position: ${$position};`}
`
