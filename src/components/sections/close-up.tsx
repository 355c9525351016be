import { graphql } from 'gatsby'
import styled from 'styled-components'
import { between, Container, roomOf } from '@/components/ui/container'
import { PairLine, pairWithLargerShare } from '@/components/ui/picture-pair'
import { Picture, positionOf } from '@/components/ui/picture'
import { Unbroken } from '@/components/ui/unbroken'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

/** One detail of the product, as wide as the window, with its words below: they hide nothing of it. A whole thing has them beside it. */
export function CloseUpSection(props: Queries.CloseUpSectionFragment) {
  const { id, heading, intro, picture, pair, isWhole, level } = props
  const position = positionOf(null, level)
  return (
    <Room id={id ?? undefined} data-tone="chalk" data-whole={isWhole ? '' : undefined}>
      {pair ? (
        <Pair data-wipe="">
          <Photo picture={picture} sizes="100vw" position={position} $preview={previewOf(picture)} />
          <Photo
            picture={pair.picture}
            sizes="100vw"
            position={position}
            $preview={previewOf(pair.picture)}
          />
          <PairLine pair={pair} isLargerShare />
        </Pair>
      ) : (
        <Photo picture={picture} sizes="100vw" position={position} $preview={previewOf(picture)} />
      )}
      <Container>
        <Words>
          <h2>
            <Unbroken text={heading} />
          </h2>
          {intro && <p>{intro}</p>}
        </Words>
      </Container>
    </Room>
  )
}

const Room = styled.section`
  ${roomOf('chalk')}
  /* Its picture reaches from edge to edge: a glazing bar is all that parts it from what is above it. */
  && {
    padding-top: ${layout.bar};
  }
  [data-island] > && {
    border-top: 0;
  }
  [data-island] + [data-island] > && {
    border-top: 0;
  }
  /* Below a plate that ends before the window's edge a bar would leave a notch. */
  ${media.desktop} {
    [data-plates] + &&,
    [data-holds~='plates'] + [data-island] > && {
      padding-top: ${space[10]};
    }
    /* As much air above it as below: what stands above it has its own. */
    &&[data-whole] {
      --below: ${space[10]};
      display: grid;
      padding-top: calc(${space[10]} - ${between});
      grid-template-columns: 8fr 5fr;
      align-items: center;
      > :last-child {
        padding-inline: ${space[8]} ${layout.margin};
      }
      [data-holds~='picture-first'] + [data-island] > & {
        padding-top: ${space[10]};
      }
      > :last-child > * {
        grid-template-columns: minmax(0, 1fr);
        padding-top: 0;
      }
    }
  }
`

interface Previewed {
  readonly src: {
    readonly childImageSharp: { readonly preview: { readonly src: string | null } | null } | null
  }
}

/** A few pixels of it, which stand in its place until it comes: as wide as the window, one colour would be a void. */
const previewOf = ({ src }: Previewed) => src.childImageSharp?.preview?.src

const Photo = styled(Picture)<{ $preview: string | null | undefined }>`
  && {
    ${({ $preview }) => $preview && `background: center / cover url('${$preview}');`}
  }
  height: clamp(400px, 40vw, 720px);
  ${media.narrow} {
    height: 62vw;
  }
  [data-whole] > && {
    height: auto;
  }
`

const Pair = styled.div`
  position: relative;
  ${pairWithLargerShare}
  /* Two pictures of a whole thing, not one of a detail. */
  ${media.tablet} {
    img {
      height: clamp(400px, 45vw, 820px);
    }
  }
`

const Words = styled.div`
  display: grid;
  gap: ${space[4]} ${space[8]};
  padding-top: ${space[8]};
  p {
    max-width: 52ch;
    font-size: ${size.lead};
    line-height: 1.5;
    color: ${color.inkSoft};
    ${media.tablet} {
      text-wrap: balance;
    }
  }
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    align-items: last baseline;
  }
  ${media.narrow} {
    padding-top: ${space[5]};
    p {
      font-size: ${size.body};
    }
  }
`

export const query = graphql`
  fragment PicturePreview on Picture {
    src {
      childImageSharp {
        preview: resize(width: 24, base64: true) {
          src
        }
      }
    }
  }
  fragment CloseUpSection on CloseUpSection {
    id
    heading
    intro
    isWhole
    level
    picture {
      ...LargePicture
      ...PicturePreview
    }
    pair {
      ...PicturePair
      picture {
        ...PicturePreview
      }
    }
  }
`
