import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Actions, SiteLink } from '@/components/ui/action-link'
import { Band, BandHead } from '@/components/ui/container'
import { Facts } from '@/components/ui/facts'
import { Picture, positionOf } from '@/components/ui/picture'
import { TickList } from '@/components/ui/tick-list'
import { leadsOn } from '@/theme/leads-on'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

/**
 * Two collections side by side, the second in a narrower pane; on a phone one below the other. Each picture and name leads to its collection.
 */
export function ComparisonSection({ id, heading, intro, collections }: Queries.ComparisonSectionFragment) {
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <Sides>
        {collections.map(({ name, text, to, picture, focus, figures, points, actions }) => (
          <li key={to}>
            <SiteLink to={to}>
              <Photo
                picture={{ ...picture, alt: `${name}: ${picture.alt}` }}
                sizes="(max-width: 767px) 90vw, 58vw"
                position={positionOf(focus)}
              />
            </SiteLink>
            <h3>
              <Name to={to}>{name}</Name>
            </h3>
            <p>{text}</p>
            <Choice>
              <Facts facts={figures} />
            </Choice>
            <Points>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </Points>
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
    row-gap: ${space[5]};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
  > li {
    display: grid;
    gap: ${space[5]};
    align-content: start;
  }
  /* What is compared stands level. */
  ${media.tablet} {
    > li {
      grid-row: span 6;
      grid-template-rows: subgrid;
    }
  }
  p {
    max-width: 56ch;
    padding-right: ${space[5]};
    color: ${color.inkSoft};
  }
  /* On a phone the buttons stand in two columns. */
  ${media.narrow} {
    > li > div:last-child {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space[3]};
    }
    > li > div:last-child > * {
      padding-inline: ${space[3]};
      font-size: ${size.small};
    }
  }
`

/** That it leads on is seen: the picture above it, which does too, is a picture. */
const Name = styled(SiteLink)`
  text-decoration: none;
  ${leadsOn}
  &:hover {
    color: ${color.brick};
  }
`

/** What there is to choose from, large, three in a row like panes of one window: as wide in both collections. */
const Choice = styled.div`
  ${media.desktop} {
    && ul {
      grid-template-columns: repeat(3, min(11.5vw, 170px));
    }
  }
  ${media.tablet} {
    ul {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 0;
    }
    li + li {
      padding-left: 1.4vw;
      border-left: 1px solid ${color.line};
    }
    strong {
      font-size: clamp(22px, 2.3vw, 34px);
    }
  }
`

const Points = styled(TickList)`
  font-weight: 400;
  color: ${color.inkSoft};
`

const Photo = styled(Picture)`
  aspect-ratio: 4 / 3;
  /* Both as high as the other is. */
  ${media.desktop} {
    height: clamp(320px, 31vw, 440px);
    aspect-ratio: auto;
  }
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
      figures {
        value
        unit
        caption
      }
      points
      picture {
        ...MediumPicture
      }
      focus
      actions {
        label
        to
      }
    }
  }
`
