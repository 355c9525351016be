import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Picture } from '@/components/ui/picture'
import { media } from '@/theme/media'
import { color, font, layout, size, space } from '@/theme/tokens'

/** One picture across the whole page, in three panes, with a line about it. */
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

/** Its words stand on a plate let into its foot, where the content of the page ends: the window that lights the room is at its left. */
const Frame = styled.figure`
  position: relative;
  figcaption {
    position: absolute;
    z-index: 2;
    bottom: 0;
    right: ${layout.margin};
    max-width: min(18em, 100% - 2 * ${layout.gutter});
    padding: ${space[5]} ${space[6]} ${space[4]};
    background: ${color.chalk};
    font: 400 ${size.h3} / 1.2 ${font.heading};
    text-wrap: balance;
  }
  ${media.tablet} {
    figcaption {
      /* In line with what stands below it. */
      padding-right: ${layout.gutter};
      margin-right: -${layout.gutter};
    }
  }
  /* From the bar that it hangs from to where the content ends. */
  ${media.desktop} {
    figcaption {
      left: calc(200% / 3);
      max-width: none;
      margin-right: 0;
      padding-right: ${space[6]};
    }
  }
  ${media.phone} {
    figcaption {
      position: static;
      max-width: none;
      padding: ${space[4]} ${layout.gutterPhone} ${space[6]};
      border-bottom: 1px solid ${color.line};
      font: 500 ${size.small} / 1.4 ${font.body};
      color: ${color.inkSoft};
    }
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
