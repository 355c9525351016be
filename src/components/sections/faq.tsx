import { graphql } from 'gatsby'
import styled from 'styled-components'
import words from '@data/wording/sections.json'
import { SiteLink } from '@/components/ui/action-link'
import { Band } from '@/components/ui/container'
import { QuestionList } from '@/components/ui/question-list'
import { useCompany } from '@/hooks/use-company'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

/** Questions that customers ask, answered. */
export function FaqSection({ id, heading, intro, questions }: Queries.FaqSectionFragment) {
  const { phone } = useCompany()
  return (
    <Band id={id}>
      <Questions data-questions="">
        <Head>
          <div>
            <h2>{heading}</h2>
            {intro && <p>{intro}</p>}
          </div>
          <Ask>
            {words.ask} <SiteLink to="call:">{phone}</SiteLink>
          </Ask>
        </Head>
        <QuestionList questions={questions} />
      </Questions>
    </Band>
  )
}

/** On a wide window two columns: what is folded under its heading stands beside the questions, which float; without it they fill both. */
const Questions = styled.div`
  ${media.desktop} {
    > :last-child {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: ${space[8]};
      align-items: start;
    }
    [data-island]:has(+ [data-island] > [data-fold]) & > :last-child {
      display: block;
      float: left;
      width: calc(50% - ${space[8]} / 2);
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
  main:has([data-ways]) & {
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
