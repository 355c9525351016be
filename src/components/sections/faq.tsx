import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Band } from '@/components/ui/container'
import { QuestionList } from '@/components/ui/question-list'
import { media } from '@/theme/media'
import { color, space } from '@/theme/tokens'

/** Questions that customers ask, answered. */
export function FaqSection({ id, heading, intro, questions }: Queries.FaqSectionFragment) {
  return (
    <Band id={id}>
      <Columns data-questions="">
        <div>
          <h2>{heading}</h2>
          {intro && <p>{intro}</p>}
        </div>
        <QuestionList questions={questions} />
      </Columns>
    </Band>
  )
}

const Columns = styled.div`
  display: grid;
  /* Sections that are folded under their headings go on with the list: see Fold. */
  gap: ${space[7]} ${space[8]};
  ${media.narrow} {
    row-gap: ${space[5]};
  }
  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
  }
  > div > p {
    margin-top: ${space[5]};
    max-width: 40ch;
    color: ${color.inkSoft};
  }
`

export const query = graphql`
  fragment FaqSection on FaqSection {
    id
    heading
    intro
    questions {
      question
      answer
    }
  }
`
