import { graphql } from 'gatsby'
import styled from 'styled-components'
import { PageForm } from '@/features/lead-form/page-form'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

/** The quote form as a page of its own, made to fit the frame in which other pages show it. */
export function EnquirySection({ id, heading, intro, body, services }: Queries.EnquirySectionFragment) {
  return (
    <Sheet id={id ?? undefined}>
      <h1>{heading}</h1>
      {intro && <p>{intro}</p>}
      <PageForm form="quote" options={{ services: services.map(({ title }) => title) }} />
      <Next>
        {body.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Next>
    </Sheet>
  )
}

/* As high as the frame that shows it, whatever its width: on a phone the message takes what room is left, else the steps end it. */
const Sheet = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  padding: ${space[7]};
  background: ${color.chalk};
  /* The section of the page that shows it has a heading of its own, which is the larger one. */
  h1 {
    font-size: 26px;
  }
  h1 + p {
    margin-block: ${space[3]} ${space[6]};
    color: ${color.inkSoft};
  }
  textarea {
    min-height: 190px;
  }
  ${media.phone} {
    > div,
    form,
    fieldset > div {
      flex: 1;
    }
    > div,
    form {
      display: flex;
      flex-direction: column;
    }
    /* What stands in a fieldset does not grow with it. */
    fieldset {
      display: contents;
    }
    fieldset > div {
      grid-template-rows: repeat(4, auto) minmax(96px, 1fr);
    }
    fieldset > div > :last-child {
      grid-template-rows: auto 1fr;
    }
    textarea {
      min-height: 0;
      height: 100%;
    }
    [type='submit'] {
      flex: 1;
    }
  }
  ${media.phone} {
    padding: ${space[6]} ${space[5]};
    h1 {
      font-size: ${size.h3};
    }
  }
`

const Next = styled.ol`
  counter-reset: step;
  display: grid;
  margin-top: auto;
  li {
    display: flex;
    align-items: baseline;
    gap: ${space[5]};
    padding-block: ${space[4]};
    border-top: 1px solid ${color.line};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    font-size: ${size.h3};
    font-weight: 650;
    line-height: 1.15;
    color: ${color.brick};
  }
  ${media.phone} {
    margin-top: ${space[5]};
    li {
      gap: ${space[4]};
      padding-block: 5px;
      font-size: ${size.small};
      line-height: 1.35;
    }
    li::before {
      font-size: ${size.body};
    }
  }
`

export const query = graphql`
  fragment EnquirySection on EnquirySection {
    id
    heading
    intro
    body
    services {
      title
    }
  }
`
