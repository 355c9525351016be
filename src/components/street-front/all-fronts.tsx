import styled from 'styled-components'
import words from '@data/wording/street-front.json'
import { SiteLink } from '@/components/ui/action-link'
import { Container } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import { media } from '@/theme/media'
import { layout, size, space } from '@/theme/tokens'

/** The other houses as their pictures stand, and every finish by name: what there is without script, which does the painting. */
export function AllFronts({
  fronts,
  colours,
  windowColours,
  doorRange,
  scriptNote,
}: Queries.StreetFrontSectionFragment) {
  const finishes = [
    { heading: words.doors, range: doorRange, list: colours },
    { heading: words.allWindows, range: fronts[0]!.range, list: windowColours },
  ]
  return (
    <Container>
      <p>{scriptNote}</p>
      <Houses>
        {fronts.slice(1).map(({ slug, name, picture }) => (
          <li key={slug}>
            <figure>
              <Picture picture={picture} sizes="(max-width: 767px) 100vw, 50vw" />
              <figcaption>{name}</figcaption>
            </figure>
          </li>
        ))}
      </Houses>
      {finishes.map(({ heading, range, list }) => (
        <Finishes key={heading}>
          <h2>{heading}</h2>
          <ul>
            {list.map(({ slug, name }) => (
              <li key={slug}>
                <SiteLink to={`${range.to}?finish=${slug}`}>{name}</SiteLink>
              </li>
            ))}
          </ul>
        </Finishes>
      ))}
    </Container>
  )
}

const Houses = styled.ul`
  display: grid;
  gap: ${layout.bar};
  margin-block: ${space[6]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  figcaption {
    padding-block: ${space[3]} ${space[4]};
  }
`

const Finishes = styled.div`
  margin-bottom: ${space[6]};
  h2 {
    margin-bottom: ${space[3]};
    font-size: ${size.h3};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[5]};
  }
  a {
    line-height: 44px;
  }
`
