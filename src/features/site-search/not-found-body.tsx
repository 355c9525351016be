import { useMemo } from 'react'
import styled from 'styled-components'
import words from '@data/wording/not-found.json'
import { SiteLink } from '@/components/ui/action-link'
import { color, size, space } from '@/theme/tokens'
import { SearchBox } from './search-box'
import { suggestionsFor } from './suggestions-for'
import { useFinder } from './use-finder'

/** The search box, below the pages that the address may have meant. */
export function NotFoundBody() {
  const { finder } = useFinder()
  const suggestions = useMemo(
    () => (finder ? suggestionsFor(window.location.pathname, finder) : []),
    [finder],
  )
  return (
    <>
      {suggestions.length > 0 && (
        <Suggestions>
          <h3>{words.suggestions}</h3>
          <ul>
            {suggestions.map(({ title, where, to }) => (
              <li key={`${title} ${to}`}>
                <SiteLink to={to}>{title}</SiteLink> {where && <small>{where}</small>}
              </li>
            ))}
          </ul>
        </Suggestions>
      )}
      <SearchBox />
    </>
  )
}

const Suggestions = styled.div`
  margin-bottom: ${space[6]};
  ul {
    margin-top: ${space[3]};
  }
  a {
    display: inline-block;
    padding-block: 9px;
    font-weight: 600;
  }
  small {
    margin-left: ${space[3]};
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
`
