import { graphql } from 'gatsby'
import { useState } from 'react'
import styled from 'styled-components'
import { CoverageMap } from '@/components/ui/coverage-map'
import { PostcodeCheck } from '@/components/ui/postcode-check'
import { useCompany } from '@/hooks/use-company'
import { visuallyHidden } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, font, layout, space } from '@/theme/tokens'

/** Where the firm works: a postcode check, the towns as a list, and the map, which marks what the check found. */
export function CoverageSection(props: Queries.CoverageSectionFragment) {
  const { id, heading, intro, body, areas, postcodes, map } = props
  const { street } = useCompany()
  const [first, ...others] = body
  const [nearest, setNearest] = useState<string>()
  return (
    <Plate id={id ?? undefined}>
      <Words>
        <h2>{heading}</h2>
        {intro && <p>{intro}</p>}
        {first && <p>{first}</p>}
        <PostcodeCheck groups={postcodes} onNearest={setNearest} />
        <Areas>
          {areas.map((area) => (
            <li key={area}>{area}</li>
          ))}
        </Areas>
        {others.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Words>
      <Sheet map={map} pin={street} marked={nearest} />
    </Plate>
  )
}

/** The map reaches the window's edge. */
const Plate = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-block: 1px solid ${color.line};
  ${media.desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
  }
`

const Words = styled.div`
  display: grid;
  position: relative;
  gap: ${space[5]};
  ${media.narrow} {
    gap: ${space[4]};
  }
  align-content: center;
  padding: 36px ${layout.gutterPhone} ${space[6]};
  p {
    max-width: 60ch;
    color: ${color.inkSoft};
  }
  ${media.tablet} {
    padding: ${space[9]} ${space[8]} ${space[9]} ${layout.margin};
  }
`

const Areas = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${space[6]};
  li {
    padding: ${space[3]} 0;
    border-top: 1px solid ${color.line};
    font: 400 19px/1.25 ${font.heading};
  }
  /* A phone shows them on the map, right below. */
  ${media.phone} {
    ${visuallyHidden}
  }
`

const Sheet = styled(CoverageMap)`
  min-height: 0;
  height: 230px;
  ${media.tablet} {
    height: 100%;
    min-height: 480px;
  }
`

export const query = graphql`
  fragment CoverageSection on CoverageSection {
    id
    heading
    intro
    body
    areas
    postcodes {
      nearest
      codes
    }
    map {
      ...CoverageMap
    }
  }
`
