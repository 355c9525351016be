import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Band, BandHead } from '@/components/ui/container'
import { media } from '@/theme/media'
import { color, space } from '@/theme/tokens'

/** Headed paragraphs of a legal page. */
export function ClausesSection({ id, heading, intro, clauses }: Queries.ClausesSectionFragment) {
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      {clauses.map(({ title, body }) => (
        <Clause key={title}>
          <h3>{title}</h3>
          <div>
            {body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Clause>
      ))}
    </Band>
  )
}

const Clause = styled.div`
  display: grid;
  gap: ${space[4]} ${space[8]};
  padding-block: ${space[6]};
  border-top: 1px solid ${color.line};
  ${media.desktop} {
    grid-template-columns: 4fr 8fr;
  }
  p {
    max-width: 68ch;
  }
  p + p {
    margin-top: ${space[5]};
  }
`

export const query = graphql`
  fragment ClausesSection on ClausesSection {
    id
    heading
    intro
    clauses {
      title
      body
    }
  }
`
