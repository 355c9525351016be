import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Band } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import { PostcodeCheck } from '@/components/ui/postcode-check'
import { media } from '@/theme/media'
import { color, font, space } from '@/theme/tokens'

/** Where the firm works: the towns as a set list beside a picture of such a street. */
export function CoverageSection(props: Queries.CoverageSectionFragment) {
  const { id, heading, intro, body, photo, areas, postcodes } = props
  return (
    <Band id={id} tone="stone">
      <Columns>
        <Words>
          <h2>{heading}</h2>
          {intro && <p>{intro}</p>}
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <PostcodeCheck groups={postcodes} />
          {photo && <Picture picture={photo} sizes="(max-width: 1079px) 100vw, 45vw" />}
        </Words>
        <Areas>
          {areas.map((area) => (
            <li key={area}>{area}</li>
          ))}
        </Areas>
      </Columns>
    </Band>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${space[7]} ${space[9]};
  ${media.desktop} {
    grid-template-columns: 6fr 5fr;
  }
`

const Words = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: start;
  p {
    max-width: 60ch;
    color: ${color.inkSoft};
  }
  img {
    margin-top: ${space[5]};
  }
`

const Areas = styled.ul`
  align-self: center;
  li {
    padding: 11px 0;
    border-top: 1px solid ${color.line};
    font: 400 clamp(20px, 2vw, 26px) / 1.2 ${font.heading};
  }
  li:last-child {
    border-bottom: 1px solid ${color.line};
  }
  ${media.narrow} {
    columns: 2;
    column-gap: ${space[6]};
    li {
      break-inside: avoid;
      font-size: 18px;
    }
  }
`

export const query = graphql`
  fragment CoverageSection on CoverageSection {
    id
    heading
    intro
    body
    photo {
      ...MediumPicture
    }
    areas
    postcodes {
      nearest
      codes
    }
  }
`
