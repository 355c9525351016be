import { graphql } from 'gatsby'
import styled from 'styled-components'
import words from '@data/wording/sections.json'
import { SiteLink } from '@/components/ui/action-link'
import { Band } from '@/components/ui/container'
import { QuestionList } from '@/components/ui/question-list'
import { Unbroken } from '@/components/ui/unbroken'
import { useCompany } from '@/hooks/use-company'
import { useFolds } from '@/lib/range'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

/** Questions that customers ask, answered, beside their heading; what is folded after them has a heading of its own. */
export function FaqSection({ id, heading, intro, questions }: Queries.FaqSectionFragment) {
  const { phone } = useCompany()
  const folds = useFolds()
  return (
    <Band id={id} hasQuestions>
      <Columns>
        <div>
          <h2>
            <Unbroken text={heading} />
          </h2>
          {intro && <p>{intro}</p>}
          <Ask>
            {words.ask} <SiteLink to="call:">{phone}</SiteLink>
          </Ask>
        </div>
        <QuestionList questions={questions} />
      </Columns>
      {folds > 0 && (
        <Folded>
          <h2>{words.inDetail}</h2>
        </Folded>
      )}
    </Band>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} ${space[8]};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > div > h2 + p {
    margin-top: ${space[5]};
    max-width: 40ch;
    color: ${color.inkSoft};
  }
`

/** On a wide window it floats, and the rows that follow stand beside it: src/components/ui/fold.tsx. */
const Folded = styled.div`
  padding: ${space[8]} 0 ${space[5]};
  ${media.desktop} {
    padding: ${space[9]} 0 0;
    h2 {
      float: left;
      width: calc(50% - ${space[8]} / 2);
    }
  }
`

/**
 * Below the heading; on narrower windows the list follows that at once, and a phone has its bar with Call. The page with every way to
 * us has it already.
 */
const Ask = styled.p`
  margin-top: ${space[5]};
  font-size: ${size.small};
  a {
    margin-left: ${space[3]};
    font-size: ${size.h3};
    font-weight: 650;
    line-height: 44px;
    font-variant-numeric: lining-nums tabular-nums;
    color: ${color.ink};
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  ${media.belowDesktop} {
    display: none;
  }
  html[data-page-ways] & {
    display: none;
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
