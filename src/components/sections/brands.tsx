import { graphql } from 'gatsby'
import styled from 'styled-components'
import { SiteLink } from '@/components/ui/action-link'
import { Container } from '@/components/ui/container'
import { Picture, positionOf } from '@/components/ui/picture'
import { sideways } from '@/components/ui/strip'
import { Unbroken } from '@/components/ui/unbroken'
import { leadsOn } from '@/theme/leads-on'
import { media } from '@/theme/media'
import { color, font, layout, motion, size, space } from '@/theme/tokens'

/**
 * The ranges we fit, each leading to its range's page: small panes of one window, as the large ones follow right below. On a phone they
 * scroll sideways.
 */
export function BrandsSection({ id, heading, brands }: Queries.BrandsSectionFragment) {
  return (
    <Plate id={id ?? undefined} aria-labelledby="brands-heading">
      <Container>
        <Title id="brands-heading">{heading}</Title>
        <Row>
          {brands.map(({ name, mark, to, picture, focus }) => (
            <li key={to}>
              <Brand to={to}>
                {/* Cropped: so wide is the whole picture, on a phone less than that, as all of the row are loaded at once. */}
                <Photo
                  picture={{ ...picture, alt: '' }}
                  sizes="(max-width: 767px) 36vw, (max-width: 1079px) 25vw, 180px"
                  position={positionOf(focus)}
                />
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
  overflow-x: clip;
  ${media.narrow} {
    padding-block: ${space[5]} ${space[3]};
  }
`

const Title = styled.h2`
  margin-bottom: ${space[5]};
  font-size: ${size.h3};
  ${media.narrow} {
    margin-bottom: ${space[4]};
  }
`

/** Pictures, names, and what they are, stand on a line each. */
const Row = styled.ul`
  display: grid;
  gap: ${space[6]} ${layout.bar};
  ${media.narrow} {
    ${sideways}
    grid-auto-flow: column;
    grid-auto-columns: clamp(130px, 42vw, 210px);
    grid-template-rows: repeat(3, auto);
    row-gap: 0;
  }
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
  li {
    display: grid;
    grid-row: span 3;
    grid-template: subgrid / minmax(0, 1fr);
    row-gap: 0;
    scroll-snap-align: start;
  }
`

const Brand = styled(SiteLink)`
  display: grid;
  grid-row: span 3;
  grid-template: subgrid / minmax(0, 1fr);
  row-gap: 0;
  text-decoration: none;
  strong {
    padding: ${space[3]} 0 2px;
    font: 400 17px/1.15 ${font.heading};
    white-space: nowrap;
    transition: color ${motion.quick};
    ${leadsOn}
  }
  > span {
    padding-right: ${space[3]};
    font-size: ${size.small};
    line-height: 1.3;
    color: ${color.inkSoft};
  }
  ${media.tight} {
    strong {
      font-size: 15px;
    }
  }
  /* The longest name, and its arrow, fit the pane of a small phone. */
  ${media.narrow} {
    strong {
      font-size: clamp(13px, 4.1vw, 17px);
      letter-spacing: -0.02em;
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

/** Low, so that the products below lead. */
const Photo = styled(Picture)`
  aspect-ratio: 4 / 3;
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
      focus
      picture {
        ...StripPicture
      }
    }
  }
`
