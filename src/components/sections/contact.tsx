import { graphql } from 'gatsby'
import styled from 'styled-components'
import words from '@data/wording/frame.json'
import { FactList, LargePhone, WrittenWays } from '@/components/ui/contact-facts'
import { Band, BandHead } from '@/components/ui/container'
import { EmergencyAdvice } from '@/components/ui/emergency-advice'
import { OfficeState } from '@/components/ui/office-state'
import { QuestionList } from '@/components/ui/question-list'
import { QuoteFrame } from '@/components/ui/quote-frame'
import { useCompany } from '@/hooks/use-company'
import { media } from '@/theme/media'
import { space } from '@/theme/tokens'

/** The embedded quote form; beside it every way to reach the firm, or what happens next where those stand elsewhere. */
export function ContactSection(props: Queries.ContactSectionFragment) {
  const { id, heading, intro, body, formOnly, questionsHeading, questions, areas } = props
  return (
    <Band id={id} tone="stone">
      <BandHead heading={heading} intro={intro} />
      <Columns>
        <Ways>
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {formOnly ? (
            <>
              {questionsHeading && <h3>{questionsHeading}</h3>}
              <QuestionList questions={questions} />
            </>
          ) : (
            <Facts areas={areas} />
          )}
        </Ways>
        <QuoteFrame />
      </Columns>
    </Band>
  )
}

function Facts({ areas }: { areas: readonly string[] }) {
  const { phone, brand, street, town, postcode, hours, emergency } = useCompany()
  return (
    <>
      <LargePhone>{phone}</LargePhone>
      <p>
        <OfficeState />
      </p>
      <p>
        {emergency} <EmergencyAdvice />
      </p>
      <FactList>
        <WrittenWays />
        <dt>{words.address}</dt>
        <dd>
          {brand}, {street}, {town} {postcode}
        </dd>
        {hours.map(({ label, text }) => (
          <FactRow key={label} label={label} text={text} />
        ))}
        <dt>{words.areas}</dt>
        <dd>{areas.join(', ')}</dd>
      </FactList>
    </>
  )
}

function FactRow({ label, text }: { label: string; text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`

const Ways = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  > p {
    max-width: 48ch;
  }
  h3 {
    margin-top: ${space[6]};
  }
  dl {
    margin-top: ${space[5]};
    /* On a phone the footer, right below the form, has them. */
    ${media.narrow} {
      display: none;
    }
  }
`

export const query = graphql`
  fragment ContactSection on ContactSection {
    id
    heading
    intro
    body
    formOnly
    questionsHeading
    questions {
      question
      answer
    }
    areas
  }
`
