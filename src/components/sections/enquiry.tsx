import { graphql } from 'gatsby'
import { Band, BandHead } from '@/components/ui/container'
import { PageForm } from '@/features/lead-form/page-form'

/** An enquiry form in the page. */
export function EnquirySection({ id, heading, intro, services }: Queries.EnquirySectionFragment) {
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <PageForm form="quote" options={{ services: services.map(({ title }) => title) }} />
    </Band>
  )
}

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
