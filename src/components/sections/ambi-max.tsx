import { graphql } from 'gatsby'
import styled from 'styled-components'
import words from '@data/wording/sections.json'
import { Band, BandHead } from '@/components/ui/container'
import { Disclosure } from '@/components/ui/disclosure'
import { media } from '@/theme/media'
import { color, space } from '@/theme/tokens'

/** The long Ambi-MAX panes and the glasses they come in. */
export function AmbiMaxSection({ id, heading, intro, body, products }: Queries.AmbiMaxSectionFragment) {
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <Details>
        <summary>{words.lengthsAndTints}</summary>
        <div>
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl>
          {products.map(({ name, description }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </Details>
    </Band>
  )
}

const Details = styled(Disclosure)`
  p {
    max-width: 60ch;
    margin-bottom: ${space[5]};
  }
  dl {
    display: grid;
    gap: 0 ${space[8]};
    padding-bottom: ${space[6]};
    ${media.desktop} {
      grid-template-columns: 1fr 1fr;
    }
  }
  dl > div {
    padding-block: ${space[4]};
    border-top: 1px solid ${color.line};
  }
  dt {
    font-weight: 600;
  }
  dd {
    color: ${color.inkSoft};
  }
`

export const query = graphql`
  fragment AmbiMaxSection on AmbiMaxSection {
    id
    heading
    intro
    body
    products {
      name
      description
    }
  }
`
