import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Carousel } from '@/components/gallery/carousel'
import { PictureLink } from '@/components/gallery/picture-link'
import { useLightbox } from '@/components/gallery/use-lightbox'
import { Band, BandHead } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

/** Pictures of this product, each with its name: in panes, or one after the other in a carousel. Each opens large. */
export function GallerySection({ id, heading, intro, carousel, pictures }: Queries.GallerySectionFragment) {
  const lightbox = useLightbox(pictures)
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      {carousel ? (
        <Carousel
          noun="picture"
          nouns="pictures"
          shape="photo"
          items={pictures.map((item) => ({ key: item.name, ...item }))}
          onEnlarge={lightbox.open}
        />
      ) : (
        <Panes $count={pictures.length}>
          {pictures.map(({ name, text, picture }, index) => (
            <li key={name}>
              <figure>
                <PictureLink
                  picture={picture}
                  onNear={lightbox.preload}
                  onOpen={(opener) => lightbox.open(index, opener)}
                >
                  <Photo picture={picture} sizes="(max-width: 767px) 100vw, 50vw" />
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
    </Band>
  )
}

const Panes = styled.ul<{ $count: number }>`
  display: grid;
  gap: ${space[6]} ${layout.bar};
  ${media.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    li {
      grid-column: span 3;
    }
    /* An odd set ends with a row of three, so that no pane stands alone. */
    ${({ $count }) => $count % 2 === 1 && `li:nth-last-child(-n + 3) { grid-column: span 2; }`}
  }
  figcaption {
    padding-top: ${space[4]};
    padding-right: ${space[5]};
  }
  strong {
    display: block;
    font-weight: 600;
  }
  figcaption span {
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
`

const Photo = styled(Picture)`
  aspect-ratio: 4 / 3;
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
      picture {
        ...GalleryPicture
      }
    }
  }
`
