import { graphql } from 'gatsby'
import styled from 'styled-components'
import { SiteLink } from '@/components/ui/action-link'
import { Band, BandHead } from '@/components/ui/container'
import { Picture, positionOf } from '@/components/ui/picture'
import { Unbroken } from '@/components/ui/unbroken'
import { useRange } from '@/lib/range'
import { leadsOn } from '@/theme/leads-on'
import { media } from '@/theme/media'
import { color, motion, size, space } from '@/theme/tokens'
import { Family, Grid, List } from './ranges-layout'

type Range = Queries.RangesSectionFragment['ranges'][number]

/**
 * The products of a category, each with the picture of its page, whole, and its words on a plate below. Ranges of the one that leads
 * stand beside it, apart from the others.
 */
export function RangesSection({ id, heading, intro, form, ranges }: Queries.RangesSectionFragment) {
  const members = ranges.filter(({ within }) => within)
  const others = ranges.filter(({ within }) => !within)
  const [first] = members.length > 0 ? others : []
  const tiles = others.slice(first ? 1 : 0)
  // On another product's page they are ways on, not what the page is about.
  const isAside = Boolean(useRange())
  const isBrief = tiles.length > (isAside ? 2 : 4)
  const isInThrees = isAside && tiles.length === 3
  const Tiles = form === 'list' ? List : Grid
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      {first && (
        <Family>
          <Tile {...first} figure={null} sizes="(max-width: 767px) 58vw, (max-width: 1079px) 100vw, 60vw" />
          <div>
            {first.figure && <strong>{first.figure}</strong>}
            <ul>
              {members.map((member) => (
                <li key={member.to}>
                  <Tile
                    {...member}
                    isMember
                    sizes="(max-width: 767px) 40vw, (max-width: 1079px) 76vw, 26vw"
                  />
                </li>
              ))}
            </ul>
          </div>
        </Family>
      )}
      <Tiles $isBrief={isBrief} $isInThrees={isInThrees} $leads={form === 'lead'}>
        {tiles.map((tile, index) => (
          <li key={tile.to}>
            <Tile {...tile} sizes={sizesOf(form, isInThrees, index, tiles.length)} />
          </li>
        ))}
      </Tiles>
    </Band>
  )
}

interface TileProps extends Omit<Range, 'within'> {
  sizes: string
  isMember?: boolean
}

function Tile({ label, text, figure, to, picture, focus, sizes, isMember = false }: TileProps) {
  const Name = isMember ? 'h4' : 'h3'
  return (
    <SiteLink to={to}>
      <Photo picture={{ ...picture, alt: '' }} sizes={sizes} position={positionOf(focus)} />
      <Words>
        <Name>
          <Unbroken text={label} />
        </Name>
        {figure && <strong>{figure}</strong>}
        <p>{text}</p>
      </Words>
    </SiteLink>
  )
}

/** How wide a tile's picture is before it is cropped, as the layout has it. */
function sizesOf(form: string | null, isInThrees: boolean, index: number, count: number) {
  if (form === 'list') return '(max-width: 767px) 125px, 240px'
  const isFirst = index === 0
  const isLarge = form === 'lead' && isFirst && count !== 2
  const isWidest = isFirst && count % 2 === 1
  const isDouble =
    count === 8 ? index === 4 : (isFirst && count % 3 === 2) || (count === 6 && index !== 2 && index !== 5)
  // So many tiles at once are what a phone's first visit weighs: each a size smaller.
  const isMany = count > 4
  const phone = isWidest || isLarge ? (isMany ? 58 : 92) : isMany ? 31 : 58
  const tablet = isInThrees ? 50 : isWidest ? 100 : 58
  const desktop = isLarge ? 70 : isDouble ? 58 : 46
  return `(max-width: 767px) ${phone}vw, (max-width: 1079px) ${tablet}vw, ${desktop}vw`
}

const Photo = styled(Picture)`
  height: clamp(130px, 36vw, 420px);
  ${media.desktop} {
    height: clamp(300px, 28vw, 400px);
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  padding: ${space[4]} ${space[5]} ${space[4]} 0;
  h3,
  h4 {
    transition: color ${motion.quick};
    ${leadsOn}
  }
  p {
    margin-top: ${space[2]};
    font-size: ${size.caption};
    line-height: 1.4;
    color: ${color.inkSoft};
  }
  strong {
    margin-top: ${space[2]};
    font-size: ${size.caption};
    font-weight: 650;
    font-variant-numeric: lining-nums tabular-nums;
  }
  a:hover & :is(h3, h4) {
    color: ${color.brick};
  }
  ${media.narrow} {
    h3 {
      font-size: 19px;
    }
  }
  ${media.calm} {
    h3,
    h4 {
      transition: none;
    }
  }
`

export const query = graphql`
  fragment RangesSection on RangesSection {
    id
    heading
    intro
    form
    ranges {
      label
      text
      figure
      focus
      to
      within
      picture {
        ...MediumPicture
      }
    }
  }
`
