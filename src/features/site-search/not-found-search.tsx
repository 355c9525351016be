import { useEffect, useState, type ComponentType } from 'react'
import styled from 'styled-components'
import words from '@data/wording/not-found.json'
import { Band } from '@/components/ui/container'
import { media } from '@/theme/media'
import { space } from '@/theme/tokens'

/** The search on the not-found page. Without script its place stays empty: the links below lead on. */
export function NotFoundSearch() {
  const [Body, setBody] = useState<ComponentType>()
  useEffect(() => {
    import('./search-code').then(
      ({ NotFoundBody }) => setBody(() => NotFoundBody),
      () => undefined,
    )
  }, [])
  return (
    <Band label={words.label}>
      <Place>
        <h2>{words.heading}</h2>
        {Body ? (
          <Body />
        ) : (
          <noscript>
            <p>{words.noScript}</p>
          </noscript>
        )}
      </Place>
    </Band>
  )
}

const Place = styled.div`
  max-width: 720px;
  min-height: 240px;
  h2 {
    margin-bottom: ${space[6]};
  }
  ${media.narrow} {
    min-height: 180px;
    h2 {
      margin-bottom: ${space[5]};
    }
  }
`
