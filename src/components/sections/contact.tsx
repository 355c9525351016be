import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import words from '@data/wording/frame.json'
import { ActionLink } from '@/components/ui/action-link'
import { ButtonRow } from '@/components/ui/button'
import { FactList, LargePhone, WrittenWays } from '@/components/ui/contact-facts'
import { Band } from '@/components/ui/container'
import { EmergencyAdvice, emergencyQuestion } from '@/components/ui/emergency-advice'
import { OfficeState } from '@/components/ui/office-state'
import { Picture } from '@/components/ui/picture'
import { QuestionList } from '@/components/ui/question-list'
import { QuoteFrame } from '@/components/ui/quote-frame'
import { useCompany } from '@/hooks/use-company'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

/**
 * The embedded quote form; beside it every way to reach the firm, or what happens next where those stand elsewhere. Where it leads
 * its page, heading and number come before the form, and the rest after it.
 */
export function ContactSection(props: Queries.ContactSectionFragment) {
  const { id, heading, intro, leads, actions, body, formOnly, questionsHeading, questions, photo, areas } =
    props
  return (
    <Band id={id} tone="stone">
      <Columns
        $leads={leads ?? false}
        data-chat-side={photo ? 'left-on-desktop' : undefined}
        // The card would lie upon the form on a tablet, and half upon the picture on a desktop.
        data-chat-form={photo ? 'line' : undefined}
      >
        {leads && (
          <>
            <Lead heading={heading} intro={intro} actions={actions} body={body} />
            <QuoteFrame />
          </>
        )}
        <Ways>
          {!leads && (
            <>
              <h2>{heading}</h2>
              {intro && <p>{intro}</p>}
              <Body body={body} />
            </>
          )}
          {photo && <Photo picture={photo} sizes="(max-width: 1079px) 1px, 36vw" />}
          {formOnly ? (
            <>
              {questionsHeading && <Title as={leads ? 'h2' : 'h3'}>{questionsHeading}</Title>}
              {questions.length > 0 && <QuestionList questions={questions} />}
            </>
          ) : (
            <FirmFacts>
              <Facts areas={areas} />
            </FirmFacts>
          )}
        </Ways>
        {!leads && <QuoteFrame />}
      </Columns>
    </Band>
  )
}

type Props = Queries.ContactSectionFragment

function Body({ body }: Pick<Props, 'body'>) {
  return body.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}

/** What helps to know is said before the form is filled in. */
function Lead({ heading, intro, actions, body }: Pick<Props, 'heading' | 'intro' | 'actions' | 'body'>) {
  const { phone } = useCompany()
  return (
    <Head data-form-here="">
      <h1>{heading}</h1>
      {intro && <p>{intro}</p>}
      {/* The form’s button, right below, is the one in brick. */}
      <ButtonRow>
        <ActionLink action={{ label: `${words.call} ${phone}`, to: 'call:' }} size="lg" />
        {actions.map((action) => (
          <ActionLink key={action.label} action={action} variant="outline" size="lg" />
        ))}
      </ButtonRow>
      <Body body={body} />
    </Head>
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
        {emergencyQuestion(emergency)} <EmergencyAdvice />
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
      <dd>{text.charAt(0).toUpperCase() + text.slice(1)}</dd>
    </>
  )
}

const Columns = styled.div<{ $leads: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  ${media.narrow} {
    gap: ${space[6]};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
  ${({ $leads }) => $leads && leading}
`

/** The form stands beside both, and on small screens between them. */
const leading = css`
  row-gap: ${space[6]};
  ${media.tablet} {
    margin-top: calc(${space[7]} - ${space[10]});
    padding-top: ${space[5]};
  }
  ${media.desktop} {
    grid-template-rows: auto 1fr;
    > iframe {
      grid-area: 1 / 2 / span 2;
    }
  }
`

const Head = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${space[5]};
  p {
    max-width: 48ch;
  }
  h1 + p {
    font-size: ${size.lead};
    line-height: 1.5;
    color: ${color.inkSoft};
  }
  > div {
    width: 100%;
    margin-top: ${space[4]};
    /* Side by side they are equal, and as wide as the picture below them. */
    ${media.tablet} {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space[4]};
    }
    ${media.desktop} {
      a {
        padding-inline: ${space[4]};
        font-size: ${size.body};
      }
    }
  }
  ${media.narrow} {
    h1 + p {
      font-size: ${size.body};
    }
    > p:last-child {
      font-size: ${size.small};
      line-height: 1.5;
    }
  }
`

/** Only where it stands beside the form: the chat's card lies upon it, and upon no field. */
const Photo = styled(Picture)`
  display: none;
  ${media.desktop} {
    display: block;
    /* It ends where the form does: its own height says nothing. */
    flex: 1 1 1px;
    min-height: 300px;
    margin-top: ${space[5]};
  }
`

const Title = styled.h3`
  margin-top: ${space[6]};
  font-size: ${size.h3};
  line-height: 1.15;
`

const Ways = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  > p {
    max-width: 48ch;
  }
  dl {
    margin-top: ${space[5]};
  }
`

/** On a phone the footer, right below the form, has them. */
const FirmFacts = styled.div`
  display: contents;
  ${media.narrow} {
    display: none;
  }
`

export const query = graphql`
  fragment ContactSection on ContactSection {
    id
    heading
    intro
    leads
    actions {
      label
      to
    }
    body
    formOnly
    questionsHeading
    questions {
      question
      answer
    }
    photo {
      ...MediumPicture
    }
    areas
  }
`
