import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Actions } from '@/components/ui/action-link'
import { Band, BandHead } from '@/components/ui/container'
import { LinkGroups } from '@/components/ui/link-groups'
import { media } from '@/theme/media'
import { color, space } from '@/theme/tokens'

/** Ways on for a visitor who came to a dead end. */
export function SignpostsSection({
  id,
  heading,
  intro,
  signposts,
  actions,
}: Queries.SignpostsSectionFragment) {
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <Columns>
        <LinkGroups groups={signposts} heading="h3" />
      </Columns>
      <Ways>
        <Actions actions={actions} />
      </Ways>
    </Band>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${space[7]} 0;
  margin-bottom: ${space[8]};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  > div {
    padding-left: ${space[5]};
    border-left: 1px solid ${color.line};
  }
  ul {
    margin-top: ${space[4]};
  }
  a {
    display: inline-block;
    padding-block: 9px;
  }
`

/** On a phone two and two. */
const Ways = styled.div`
  ${media.phone} {
    > div {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

export const query = graphql`
  fragment SignpostsSection on SignpostsSection {
    id
    heading
    intro
    signposts {
      title
      links {
        label
        to
      }
    }
    actions {
      label
      to
    }
  }
`
