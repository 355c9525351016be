import styled, { css } from 'styled-components'
import { leadsOn } from '@/theme/leads-on'
import { media } from '@/theme/media'
import { color, font, layout, motion, size, space } from '@/theme/tokens'
import { SiteLink } from './action-link'
import { Unbroken } from './unbroken'
import { Picture, positionOf, type PictureData } from './picture'

interface Tile {
  title: string
  text: string
  to: string
  picture: PictureData
  isWide: boolean
  /** Where the product stands in the picture, in per cent from its left edge. */
  focus?: number | null
}

/**
 * A grid of pictures parted by glazing bars, each with its caption on a plate at the bottom. On a phone two stand in a row with
 * their names alone; the first takes it whole where it is a wide one.
 */
export function TileGrid({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <Grid>
      {tiles.map(({ title, text, to, picture, isWide, focus = null }, index) => (
        <Pane key={to} $isWide={isWide}>
          <SiteLink to={to}>
            <Photo
              picture={{ ...picture, alt: '' }}
              sizes={`(max-width: 767px) ${isWide && index === 0 ? 80 : 42}vw, ${isWide ? 66 : 33}vw`}
              position={positionOf(focus)}
            />
            <Plate>
              <h3>
                <Unbroken text={title} />
              </h3>
              <p>{text}</p>
            </Plate>
          </SiteLink>
        </Pane>
      ))}
    </Grid>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-flow: dense;
  gap: ${space[5]} ${layout.bar};
  ${media.tablet} {
    gap: ${layout.bar};
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`

/** A phone's wide tile. */
const first = css`
  &:first-child {
    grid-column: 1 / -1;
    img {
      aspect-ratio: 16 / 9;
    }
  }
`

const Pane = styled.li<{ $isWide: boolean }>`
  ${media.narrow} {
    ${({ $isWide }) => $isWide && first}
  }
  ${media.tablet} {
    grid-column: span ${({ $isWide }) => ($isWide ? 4 : 2)};
  }
  a {
    position: relative;
    display: flex;
    flex-direction: column;
    height: 100%;
    text-decoration: none;
    background: ${color.chalk};
  }
  ${media.tablet} {
    a {
      overflow: hidden;
      height: clamp(300px, 36vw, 480px);
    }
  }
`

const Photo = styled(Picture)`
  aspect-ratio: 4 / 3;
  transition: transform ${motion.calm};
  ${media.tablet} {
    position: absolute;
    inset: 0;
    height: 100%;
    aspect-ratio: auto;
    ${media.hover} {
      a:hover & {
        transform: scale(1.02);
      }
    }
  }
  ${media.calm} {
    transition: none;
  }
`

const Plate = styled.div`
  position: relative;
  padding: ${space[4]} ${space[3]} ${space[5]} 0;
  background: ${color.chalk};
  h3 {
    font: 400 ${size.h3} / 1.15 ${font.heading};
    ${leadsOn}
  }
  p {
    font-size: ${size.caption};
    line-height: 1.4;
    color: ${color.inkSoft};
  }
  a:hover & h3 {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  ${media.tablet} {
    margin-top: auto;
    align-self: flex-start;
    max-width: 86%;
    padding: ${space[4]} 18px ${space[3]};
  }
  /* A third of its width holds the longest name in one line. */
  ${media.tabletOnly} {
    max-width: 94%;
    padding-inline: ${space[4]};
    h3 {
      font-size: 20px;
    }
  }
  ${media.narrow} {
    padding: ${space[3]} 0 0;
    h3 {
      font-size: 19px;
    }
    p {
      display: none;
    }
  }
`
