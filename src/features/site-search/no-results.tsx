import styled from 'styled-components'
import words from '@data/wording/search.json'
import frame from '@data/wording/frame.json'
import { SiteLink } from '@/components/ui/action-link'
import { useCompany } from '@/hooks/use-company'
import { space } from '@/theme/tokens'

/** What to do next when the search finds nothing: the services, a form, a person. */
export function NoResults({ onFollow }: { onFollow?: () => void }) {
  const { phone } = useCompany()
  return (
    <Place>
      <p>{words.advice}</p>
      <ul>
        <li>
          <SiteLink to="/services" onClick={onFollow}>
            {words.services}
          </SiteLink>
        </li>
        <li>
          <SiteLink to="/contact" onClick={onFollow}>
            {words.contact}
          </SiteLink>
        </li>
        <li>
          <SiteLink to="call:">
            {frame.call} {phone}
          </SiteLink>
        </li>
      </ul>
    </Place>
  )
}

const Place = styled.div`
  padding-block: ${space[3]} ${space[4]};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[6]};
  }
  a {
    display: inline-block;
    padding-block: ${space[4]};
  }
`
