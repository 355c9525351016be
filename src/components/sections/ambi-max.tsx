import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Fold } from '@/components/ui/fold'
import { Together } from '@/components/ui/unbroken'
import { media } from '@/theme/media'
import { color, space } from '@/theme/tokens'

/** The long Ambi-MAX panes and the glasses they come in, behind their heading. */
export function AmbiMaxSection({ id, heading, intro, body, products }: Queries.AmbiMaxSectionFragment) {
  return (
    <Fold id={id} heading={heading}>
      <Words>
        {[...(intro ? [intro] : []), ...body].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <dl>
          {products.map(({ name, description }) => (
            <div key={name}>
              <dt>
                <Together text={name} />
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </Words>
    </Fold>
  )
}

const Words = styled.div`
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
