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
      <Columns data-questions="">
        <div>
          <h2>{heading}</h2>
          {intro && <p>{intro}</p>}
          <Ask>
            {words.ask} <SiteLink to="call:">{phone}</SiteLink>
          </Ask>
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
    grid-template-columns: 1fr 1fr;
    /* What is folded goes on with the list at once, however few questions stand beside the heading. */
    [data-island]:has(+ [data-island] > [data-fold]) & > :first-child {
      height: 0;
    }
  }
  > div > p {
    margin-top: ${space[5]};
    max-width: 40ch;
    color: ${color.inkSoft};
  }
`

/**
 * Beside the questions; on narrower windows the list follows its heading at once, and a phone has its bar with Call. The page with
 * every way to us has it already.
 */
const Ask = styled.p`
  font-size: ${size.small};
  a {
    display: block;
    width: max-content;
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
