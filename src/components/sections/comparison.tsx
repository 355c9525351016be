import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Actions, SiteLink } from '@/components/ui/action-link'
import { Band, BandHead } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import { PointList } from '@/components/ui/point-list'
import { media } from '@/theme/media'
import { color, layout, space } from '@/theme/tokens'

/** Two collections side by side, on a phone one below the other; each picture leads to its collection. */
export function ComparisonSection({ id, heading, intro, collections }: Queries.ComparisonSectionFragment) {
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <Sides>
        {collections.map(({ name, text, to, picture, points, actions }) => (
          <li key={to}>
            <SiteLink to={to}>
              <Photo
                picture={{ ...picture, alt: `${name}: ${picture.alt}` }}
                sizes="(max-width: 767px) 90vw, 50vw"
              />
            </SiteLink>
            <h3>{name}</h3>
            <p>{text}</p>
            <PointList points={points} />
            <Actions actions={actions} />
          </li>
        ))}
      </Sides>
    </Band>
  )
}

const Sides = styled.ul`
  display: grid;
  gap: ${space[9]} ${layout.bar};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > li {
    display: grid;
    gap: ${space[5]};
    align-content: start;
  }
  p {
    max-width: 56ch;
    padding-right: ${space[5]};
    color: ${color.inkSoft};
  }
  /* On a phone figures and buttons stand in two columns each. */
  ${media.narrow} {
    > li > ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space[5]};
    }
    > li > div {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space[3]};
    }
    > li > div > * {
      padding-inline: ${space[3]};
    }
  }
`

const Photo = styled(Picture)`
  aspect-ratio: 4 / 3;
`

export const query = graphql`
  fragment ComparisonSection on ComparisonSection {
    id
    heading
    intro
    collections {
      name
      text
      to
      points
      picture {
        ...MediumPicture
      }
      actions {
        label
        to
      }
    }
  }
`
