import { graphql } from 'gatsby'
import { Band, BandHead } from '@/components/ui/container'
import { LinkList } from '@/components/ui/link-list'

/** Ways on to other pages, with a line about each. */
export function RelatedSection({ id, heading, intro, links }: Queries.RelatedSectionFragment) {
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <LinkList links={links} />
    </Band>
  )
}

export const query = graphql`
  fragment RelatedSection on RelatedSection {
    id
    heading
    intro
    links {
      label
      text
      to
    }
  }
`
