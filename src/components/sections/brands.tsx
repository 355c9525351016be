import { graphql } from 'gatsby'
import styled from 'styled-components'
import { SiteLink } from '@/components/ui/action-link'
import { Container } from '@/components/ui/container'
import { Unbroken } from '@/components/ui/unbroken'
import { leadsOn } from '@/theme/leads-on'
import { media } from '@/theme/media'
import { color, font, motion, size, space } from '@/theme/tokens'

/** The ranges we fit by their names, each leading to its range's page: the products follow right below, in pictures. */
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
  padding-block: ${space[6]};
  ${media.narrow} {
    padding-block: ${space[5]};
  }
`

const Title = styled.h2`
  margin-bottom: ${space[4]};
  font-size: ${size.h3};
`

/** Names, and what they are, stand on a line each; a rule leads each column as in the facts above. */
const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]} ${space[4]};
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
  li {
    display: grid;
    grid-row: span 2;
    grid-template: subgrid / minmax(0, 1fr);
    row-gap: 0;
  }
`

const Brand = styled(SiteLink)`
  display: grid;
  grid-row: span 2;
  grid-template: subgrid / minmax(0, 1fr);
  row-gap: 0;
  padding: ${space[3]} 0;
  border-top: 1px solid ${color.line};
  text-decoration: none;
  strong {
    padding-bottom: 2px;
    font: 400 17px/1.15 ${font.heading};
    white-space: nowrap;
    transition: color ${motion.quick};
    ${leadsOn}
  }
  > span {
    font-size: ${size.small};
    line-height: 1.3;
    color: ${color.inkSoft};
  }
  ${media.tight} {
    strong {
      font-size: 15px;
    }
  }
  &:hover strong {
    color: ${color.brick};
  }
  ${media.calm} {
    strong {
      transition: none;
    }
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
