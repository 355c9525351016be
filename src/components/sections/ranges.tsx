import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { SiteLink } from '@/components/ui/action-link'
import { Band, BandHead } from '@/components/ui/container'
import { Picture, positionOf } from '@/components/ui/picture'
import { Unbroken } from '@/components/ui/unbroken'
import { useRange } from '@/lib/range'
import { media } from '@/theme/media'
import { color, layout, motion, size, space } from '@/theme/tokens'

/** The products of a category, each with the picture of its page, whole, and its words on a plate below. */
export function RangesSection({ id, heading, intro, ranges }: Queries.RangesSectionFragment) {
  // On another product's page they are ways on, not what the page is about.
  const isAside = Boolean(useRange())
  const isBrief = ranges.length > (isAside ? 2 : 4)
  const isInThrees = isAside && ranges.length === 3
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <Grid $isBrief={isBrief} $isInThrees={isInThrees}>
        {ranges.map(({ label, text, figure, to, picture, focus }) => (
          <li key={to}>
            <SiteLink to={to}>
              <Photo
                picture={{ ...picture, alt: '' }}
                sizes={`(max-width: 767px) ${isInThrees ? 31 : 44}vw, (max-width: 1079px) 50vw, 42vw`}
                position={positionOf(focus)}
              />
              <Words>
                <h3>
                  <Unbroken text={label} />
                </h3>
                {figure && <strong>{figure}</strong>}
                <p>{text}</p>
              </Words>
            </SiteLink>
          </li>
        ))}
      </Grid>
    </Band>
  )
}

/** On a phone many products say their name and figure only, so that all are seen at once. */
const inBrief = css`
  ${media.narrow} {
    row-gap: ${space[4]};
    p {
      display: none;
    }
  }
`

/** Of an odd number the first one leads, as wide as the page, and as high as shows the product whole. */
const firstLeads = css`
  ${media.belowDesktop} {
    > :first-child:nth-last-child(2n + 1) img {
      height: 58vw;
    }
  }
`

/** Three ways on in one row. */
const inThrees = css`
  ${media.narrow} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    && > :first-child {
      grid-column: auto;
    }
    img {
      height: 31vw;
    }
    && div {
      padding-right: ${space[2]};
    }
    && h3 {
      font-size: 14px;
    }
  }
`

/* The first one is twice as wide where the last row would otherwise have an empty place; plates of a row are of one height. */
const Grid = styled.ul<{ $isBrief: boolean; $isInThrees: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]} ${layout.bar};
  li {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
  a {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    text-decoration: none;
  }
  ${media.belowDesktop} {
    > :first-child:nth-last-child(2n + 1) {
      grid-column: span 2;
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${space[7]} ${layout.bar};
    > li {
      grid-column: span 2;
    }
    > :first-child:nth-last-child(3n + 2) {
      grid-column: span 4;
    }
    /* Two alone share the row. */
    > :first-child:nth-last-child(2),
    > :first-child:nth-last-child(2) ~ li {
      grid-column: span 3;
    }
  }
  ${({ $isBrief }) => $isBrief && inBrief}
  ${({ $isInThrees }) => ($isInThrees ? inThrees : firstLeads)}
`

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
  h3 {
    transition: color ${motion.quick};
  }
  p {
    margin-top: ${space[2]};
    font-size: ${size.small};
    line-height: 1.4;
    color: ${color.inkSoft};
  }
  strong {
    margin-top: ${space[2]};
    font-size: ${size.small};
    font-weight: 650;
    font-variant-numeric: lining-nums tabular-nums;
  }
  a:hover & h3 {
    color: ${color.brick};
  }
  ${media.narrow} {
    h3 {
      font-size: 19px;
    }
  }
  ${media.calm} {
    h3 {
      transition: none;
    }
  }
`

export const query = graphql`
  fragment RangesSection on RangesSection {
    id
    heading
    intro
    ranges {
      label
      text
      figure
      focus
      to
      picture {
        ...MediumPicture
      }
    }
  }
`
