import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Picture } from '@/components/ui/picture'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

/** One picture across the whole page, in three panes. */
export function BannerSection({ id, caption, picture }: Queries.BannerSectionFragment) {
  return (
    <Frame id={id ?? undefined}>
      <Panes>
        <Photo picture={picture} sizes="100vw" />
      </Panes>
      {caption && <figcaption>{caption}</figcaption>}
    </Frame>
  )
}

const Frame = styled.figure`
  figcaption {
    max-width: ${layout.content};
    margin: ${space[4]} auto 0;
    padding-inline: ${layout.gutterPhone};
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
`

const Panes = styled.div`
  position: relative;
  height: clamp(260px, 42vw, 680px);
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    width: ${layout.bar};
    background: ${color.chalk};
    z-index: 1;
  }
  &::before {
    left: calc(100% / 3);
  }
  &::after {
    left: calc(200% / 3);
  }
  ${media.phone} {
    height: 170px;
    &::after {
      display: none;
    }
    &::before {
      left: 50%;
    }
  }
`

const Photo = styled(Picture)`
  height: 100%;
  /* The window that lights the room is at its left. */
  ${media.phone} {
    object-position: 0 50%;
  }
`

export const query = graphql`
  fragment BannerSection on BannerSection {
    id
    caption
    picture {
      ...LargePicture
    }
  }
`
