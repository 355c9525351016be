import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { Carousel } from '@/components/gallery/carousel'
import { PictureLink } from '@/components/gallery/picture-link'
import { useLightbox } from '@/components/gallery/use-lightbox'
import { BandHead, Container, roomOf } from '@/components/ui/container'
import { Picture, positionOf } from '@/components/ui/picture'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

/** Pictures of this product, each with its name: in panes, or one after the other in a carousel. Each opens large. */
export function GallerySection({ id, heading, intro, carousel, pictures }: Queries.GallerySectionFragment) {
  const lightbox = useLightbox(pictures)
  return (
    <Room id={id ?? undefined} data-tone="chalk">
      <Container>
        <BandHead heading={heading} intro={intro} />
        {carousel && (
          <Carousel
            noun="picture"
            nouns="pictures"
            shape="photo"
            items={pictures.map((item) => ({ key: item.name, ...item }))}
            onEnlarge={lightbox.open}
          />
        )}
      </Container>
      {!carousel && (
        <Panes $count={pictures.length}>
          {pictures.map(({ name, text, picture, focus, level }, index) => (
            <li key={name}>
              <figure>
                <PictureLink
                  picture={picture}
                  onNear={lightbox.preload}
                  onOpen={(opener) => lightbox.open(index, opener)}
                >
                  <Photo
                    picture={picture}
                    sizes="(max-width: 767px) 100vw, 50vw"
                    position={positionOf(focus, level)}
                    $isTall={isTall(picture)}
                  />
                </PictureLink>
                <figcaption>
                  <strong>{name}</strong>
                  {text && <span>{text}</span>}
                </figcaption>
              </figure>
            </li>
          ))}
        </Panes>
      )}
      {lightbox.view}
    </Room>
  )
}

const Room = styled.section`
  ${roomOf('chalk')}
`

/** The columns of a row of pictures from a tablet on, by how many there are: the first is the largest, of four the first and the last. */
const COLUMNS: Record<number, string> = {
  1: '1fr',
  2: '8fr 5fr',
  3: '8fr 5fr 5fr',
  4: 'repeat(13, minmax(0, 1fr))',
}

/** On a phone two stand in a row, and are square: on so small a picture a mark would hide what its words name. */
const twoInARow = css`
  img {
    aspect-ratio: 1;
  }
  svg {
    display: none;
  }
`

/** The first has a row, and the others stand in pairs. */
const firstAlone = css`
  li:first-child {
    grid-column: 1 / -1;
  }
  li + li {
    ${twoInARow}
  }
`

/**
 * Edge to edge, in one row of one height: a large picture, with the others beside it, and below them their words, all on one line; of
 * four two and two. On a phone a pair stand below each other, each as wide as the screen; of more, the first has a row alone, but of four.
 */
const Panes = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => ($count === 2 ? 1 : 2)}, minmax(0, 1fr));
  gap: ${space[5]} ${layout.bar};
  ${media.narrow} {
    ${({ $count }) => $count > 2 && ($count === 4 ? twoInARow : firstAlone)}
  }
  ${media.tablet} {
    grid-template-columns: ${({ $count }) => COLUMNS[$count] ?? 'repeat(3, 1fr)'};
    row-gap: 0;
    li,
    figure {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
    img {
      aspect-ratio: auto;
      height: ${({ $count }) => ($count === 2 ? 'clamp(320px, 42vw, 720px)' : 'clamp(320px, 38vw, 640px)')};
    }
    ${({ $count }) => $count === 4 && 'li { grid-column: span 5; } li:is(:first-child, :last-child) { grid-column: span 8; }'}
    li:nth-child(${({ $count }) => ($count === 4 ? 'odd' : '1')}) figcaption {
      padding-left: ${layout.margin};
    }
    li:nth-child(${({ $count }) => ($count === 4 ? 'even' : $count)}) figcaption {
      padding-right: ${layout.margin};
    }
    ${({ $count }) => $count === 4 && `li:nth-child(-n + 2) figcaption { padding-bottom: ${space[6]}; }`}
  }
  figcaption {
    padding: ${space[4]} ${space[5]} 0 0;
    font-size: ${size.caption};
    line-height: 1.45;
    color: ${color.inkSoft};
  }
  strong {
    display: block;
    font-weight: 600;
    color: ${color.ink};
  }
  ${media.narrow} {
    li:first-child figcaption,
    li:nth-child(${({ $count }) => ({ 2: 'n', 4: 'odd' })[$count] ?? 'even'}) figcaption {
      padding-left: ${layout.gutterPhone};
    }
    li:first-child figcaption,
    li:nth-child(${({ $count }) => ({ 2: 'n', 4: 'even' })[$count] ?? '2n + 3'}) figcaption {
      padding-right: ${layout.gutterPhone};
    }
  }
`

/** Higher than wide: in a frame that is not, its ends would be lost. */
const isTall = ({ src }: Queries.GallerySectionFragment['pictures'][number]['picture']) => {
  const { width = 1, height = 0 } = src.childImageSharp?.gatsbyImageData ?? {}
  return height > width
}

const Photo = styled(Picture)<{ $isTall: boolean }>`
  width: 100%;
  height: 100%;
  aspect-ratio: ${({ $isTall }) => ($isTall ? '9 / 10' : '4 / 3')};
`

export const query = graphql`
  fragment GallerySection on GallerySection {
    id
    heading
    intro
    carousel
    pictures {
      name
      text
      focus
      level
      picture {
        ...GalleryPicture
      }
    }
  }
`
