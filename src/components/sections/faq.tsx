import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import words from '@data/wording/sections.json'
import { SiteLink } from '@/components/ui/action-link'
import { Band } from '@/components/ui/container'
import { QuestionList } from '@/components/ui/question-list'
import { Unbroken } from '@/components/ui/unbroken'
import { useCompany } from '@/hooks/use-company'
import { useFolds } from '@/lib/range'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

/** Questions that customers ask, answered. */
export function FaqSection({ id, heading, intro, questions }: Queries.FaqSectionFragment) {
  const { phone } = useCompany()
  const folds = useFolds()
  // Both columns are as long as one another: what is folded goes on with the second.
  const first = folds > 0 ? Math.ceil((questions.length + folds) / 2) : questions.length
  const others = questions.slice(first)
  return (
    <Band id={id} hasQuestions>
      <Head>
        <div>
          <h2>
            <Unbroken text={heading} />
          </h2>
          {intro && <p>{intro}</p>}
        </div>
        <Ask>
          {words.ask} <SiteLink to="call:">{phone}</SiteLink>
        </Ask>
      </Head>
      <Lists $areTwo={others.length > 0}>
        <QuestionList questions={questions.slice(0, first)} />
        {others.length > 0 && <QuestionList questions={others} />}
      </Lists>
    </Band>
  )
}

/**
 * On a wide window two columns: the questions float, and what is left of them stands beside, where what is folded under its heading goes
 * on; without it they fill both. Elsewhere they are one list.
 */
const Lists = styled.div<{ $areTwo: boolean }>`
  ${media.desktop} {
    [data-island]:not([data-next~='fold']) & > div {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: ${space[8]};
      align-items: start;
      /* The last line of either column. */
      > :nth-last-child(2) {
        border-bottom: 1px solid ${color.line};
      }
    }
    [data-next~='fold'] & > :first-child {
      float: left;
      width: calc(50% - ${space[8]} / 2);
    }
  }
  ${({ $areTwo }) => $areTwo && inTwo}
`

/** Two lines between neighbours would be one too many. */
const inTwo = css`
  ${media.belowDesktop} {
    > :first-child > :last-child {
      border-bottom: 0;
    }
  }
  ${media.desktop} {
    > :last-child {
      margin-left: calc(50% + ${space[8]} / 2);
      > :last-child {
        border-bottom: 0;
      }
    }
  }
`

const Head = styled.div`
  display: grid;
  gap: ${space[5]} ${space[8]};
  /* No margin of the list: what is folded begins at the same height as a list that floats. */
  padding-bottom: ${space[7]};
  ${media.narrow} {
    padding-bottom: ${space[5]};
  }
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    align-items: baseline;
  }
  > div > p {
    margin-top: ${space[5]};
    max-width: 40ch;
    color: ${color.inkSoft};
  }
`

/**
 * Beside the heading; on narrower windows the list follows it at once, and a phone has its bar with Call. The page with every way to
 * us has it already.
 */
const Ask = styled.p`
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
