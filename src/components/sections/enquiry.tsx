import { graphql } from 'gatsby'
import styled from 'styled-components'
import { PageForm } from '@/features/lead-form/page-form'
import { color, space } from '@/theme/tokens'

/** The quote form as a page of its own, made to fit the frame in which other pages show it. */
export function EnquirySection({ id, heading, intro, services }: Queries.EnquirySectionFragment) {
  return (
    <Sheet id={id ?? undefined}>
      <h1>{heading}</h1>
      {intro && <p>{intro}</p>}
      <PageForm form="quote" options={{ services: services.map(({ title }) => title) }} />
    </Sheet>
  )
}

const Sheet = styled.section`
  max-width: 640px;
  padding: ${space[7]} ${space[6]};
  background: ${color.chalk};
  h1 {
    font-size: 32px;
  }
  h1 + p {
    margin-block: ${space[3]} ${space[6]};
    color: ${color.inkSoft};
  }
`

export const query = graphql`
  fragment EnquirySection on EnquirySection {
    id
    heading
    intro
    services {
      title
    }
  }
`
