import { useEffect, useRef, useState, type ComponentType } from 'react'
import styled from 'styled-components'
import { ServerBody } from '@/features/lead-form/server-body'
import { useIsNear } from '@/hooks/use-is-near'
import { space } from '@/theme/tokens'
import type { PageFormBodyProps } from './page-form-body'

/**
 * Until its script is there the form takes no input: words typed into it would be lost, and the browser would send them
 * as part of an address. React 18 does not know the attribute, and passes it on as it is.
 */
const INERT = { inert: '' }

/**
 * A form that stands in a page. Its HTML is there from the start; its script, Formik and yup with it, comes when the form
 * comes near the screen. Until then the browser keeps the server's HTML as it is. (A Suspense boundary would too, but any
 * update above it, a toast even, makes React throw that HTML away.)
 */
export function PageForm(props: PageFormBodyProps) {
  const place = useRef<HTMLDivElement>(null)
  const [Body, setBody] = useState<ComponentType<PageFormBodyProps>>()
  const isNear = useIsNear(place)
  useEffect(() => {
    if (isNear) void import('./page-form-body').then(({ default: loaded }) => setBody(() => loaded))
  }, [isNear])

  if (ServerBody) {
    return (
      <Place {...INERT}>
        <ServerBody {...props} />
        <noscript>
          <p>This form needs JavaScript. Without it, please call or e-mail us: both stand on this page.</p>
        </noscript>
      </Place>
    )
  }
  if (!Body)
    return (
      <Place
        key="html"
        ref={place}
        {...INERT}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  return (
    <Place key="form">
      <Body {...props} />
    </Place>
  )
}

const Place = styled.div`
  min-height: ${space[10]};
`
