import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import words from '@data/wording/sections.json'
import { SiteLink } from '@/components/ui/action-link'
import { Band } from '@/components/ui/container'
import { fillsPairs, QuestionList } from '@/components/ui/question-list'
import { Unbroken } from '@/components/ui/unbroken'
import { useCompany } from '@/hooks/use-company'
import { useFolds } from '@/lib/range'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

/** Questions that customers ask, answered; what is folded after them has a heading of its own. */
export function FaqSection({ id, heading, intro, withoutCall, questions }: Queries.FaqSectionFragment) {
  const { phone } = useCompany()
  const folds = useFolds()
  const form = folds > 0 ? 'left' : fillsPairs(questions.length) ? 'above' : 'beside'
  return (
    <Band id={id} hasQuestions>
      <Columns $form={form}>
        <div>
          <h2>
            <Unbroken text={heading} />
          </h2>
          {intro && <p>{intro}</p>}
          {!withoutCall && (
            <Ask>
              {words.ask} <SiteLink to="call:">{phone}</SiteLink>
            </Ask>
          )}
        </div>
        <QuestionList questions={questions} isPaired={form === 'above'} />
      </Columns>
      {folds > 0 && (
        <Folded>
          <h2>{words.inDetail}</h2>
        </Folded>
      )}
    </Band>
  )
}

/** Two lists side by side, each below a heading of the same size: smaller than a section's own, so that it keeps to one line. */
const listHeading = css`
  h2 {
    font-size: clamp(24px, 2.2vw, 32px);
  }
`

/** The left half of the window; what is folded has the right one, and the way to ask stands below the questions. */
const left = css`
  display: flex;
  flex-direction: column;
  float: left;
  width: calc(50% - ${space[8]} / 2);
  ${listHeading}
  > div:first-child {
    display: contents;
  }
  ${() => Ask} {
    order: 1;
    margin-top: 0;
  }
`

/** In pairs over the whole width, below the heading and the way to ask. */
const above = css`
  row-gap: ${space[7]};
  > div:first-child {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[8]};
  }
`

const onDesktop = {
  left,
  above,
  beside: css`
    grid-template-columns: repeat(2, minmax(0, 1fr));
  `,
}

const Columns = styled.div<{ $form: keyof typeof onDesktop }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} ${space[8]};
  ${media.desktop} {
    ${({ $form }) => onDesktop[$form]}
  }
  > div > h2 + p {
    margin-top: ${space[5]};
    max-width: 40ch;
    color: ${color.inkSoft};
  }
`

/** On a wide window the questions float, and this with the rows that follow stands beside them: src/components/ui/fold.tsx. */
const Folded = styled.div`
  padding: ${space[7]} 0 ${space[4]};
  ${media.belowDesktop} {
    h2 {
      font-size: ${size.h3};
    }
  }
  ${media.desktop} {
    margin-left: calc(50% + ${space[8]} / 2);
    padding: 0 0 ${space[5]};
    ${listHeading}
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
    withoutCall
    questions {
      question
      answer
    }
  }
`
