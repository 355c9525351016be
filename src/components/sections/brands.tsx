import { graphql } from 'gatsby'
import styled from 'styled-components'
import { SiteLink } from '@/components/ui/action-link'
import { Container } from '@/components/ui/container'
import { Unbroken } from '@/components/ui/unbroken'
import { leadsOn } from '@/theme/leads-on'
import { media } from '@/theme/media'
import { color, font, motion, size, space } from '@/theme/tokens'

/** The ranges we fit, each name leading to its page. */
export function BrandsSection({ id, heading, brands }: Queries.BrandsSectionFragment) {
  return (
    <Plate id={id ?? undefined} aria-labelledby="brands-heading">
      <Container>
        <Title id="brands-heading">{heading}</Title>
        <Row>
          {brands.map(({ name, mark, to }) => (
            <li key={to}>
              <Brand to={to}>
                <strong>
                  <Unbroken text={name} />
                </strong>
                <span>{mark}</span>
              </Brand>
            </li>
          ))}
        </Row>
      </Container>
    </Plate>
  )
}

const Plate = styled.section`
  background: ${color.stone};
  padding-block: ${space[7]};
  ${media.narrow} {
    padding-block: ${space[6]};
  }
`

const Title = styled.h2`
  margin-bottom: ${space[5]};
  font: 600 ${size.small} / 1.4 ${font.body};
  letter-spacing: 0.02em;
  color: ${color.inkSoft};
`

const firstInRow = `
  padding-left: 0;
  border-left: 0;
`

/** Names stand on one line, and what they are on another; on a desktop in the columns of the figures above. */
const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${space[5]};
  ${media.tablet} {
    column-gap: 0;
    row-gap: ${space[5]};
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  li {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    ${media.tablet} {
      padding-left: ${space[5]};
      border-left: 1px solid ${color.line};
    }
    /* The first of a row begins where the page's text does. */
    ${media.tabletOnly} {
      &:nth-child(odd) {
        ${firstInRow}
      }
    }
    ${media.desktop} {
      &:nth-child(4n + 1) {
        ${firstInRow}
      }
    }
  }
`

const Brand = styled(SiteLink)`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: 2px;
  padding: ${space[3]} ${space[3]} ${space[3]} 0;
  text-decoration: none;
  strong {
    font: 400 19px/1.15 ${font.heading};
    white-space: nowrap;
    transition: color ${motion.quick};
    ${leadsOn}
  }
  > span {
    font-size: ${size.small};
    line-height: 1.3;
    color: ${color.inkSoft};
  }
  /* The longest name, and its arrow, fit half of a small phone. */
  ${media.narrow} {
    padding-right: 0;
    strong {
      font-size: clamp(14px, 4.1vw, 17px);
      letter-spacing: -0.02em;
    }
  }
  &:hover strong {
    color: ${color.brick};
  }
`

export const query = graphql`
  fragment BrandsSection on BrandsSection {
    id
    heading
    intro
    brands {
      name
      mark
      to
    }
  }
`
