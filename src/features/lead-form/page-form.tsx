import { useEffect, useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import words from '@data/wording/trouble.json'
import { Button } from '@/components/ui/button'
import { Sentence } from '@/components/ui/sentence'
import { ServerBody } from '@/features/lead-form/server-body'
import { useIsNear } from '@/hooks/use-is-near'
import { enquiryPage } from '@/lib/dialogs'
import { loadPatiently } from '@/lib/load-patiently'
import { space } from '@/theme/tokens'
import type { PageFormBodyProps } from './page-form-body'
import { typedEarly, type TypedEarly } from './typed-early'

type PageFormProps = Omit<PageFormBodyProps, 'typed'>

/**
 * A form that stands in a page. Its HTML is there from the start and works by itself: it posts to the function, which
 * answers with a page. Its script, Formik and yup with it, comes when the form comes near the screen, and takes over what
 * was typed by then.
 */
export function PageForm(props: PageFormProps) {
  if (!ServerBody) return <LatePageForm {...props} />
  return (
    <Place data-plain="">
      <ServerBody {...props} />
    </Place>
  )
}

/**
 * In the browser: until the script is there the server's HTML stays as it is. (A Suspense boundary would do that too, but
 * any update above it, a toast even, makes React throw that HTML away.)
 */
function LatePageForm(props: PageFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<{ Body: ComponentType<PageFormBodyProps>; typed: TypedEarly['values'] }>()
  const [failure, setFailure] = useState<{ isEmpty: boolean }>()
  const isNear = useIsNear(place, { afterGesture: true })
  useEffect(() => {
    if (!isNear || failure) return undefined
    const over = new AbortController()
    loadPatiently(() => import('./page-form-body'), over.signal).then(
      ({ default: Body }) => {
        const early = typedEarly(place.current)
        // At once: a letter that is typed between reading and showing would be lost.
        flushSync(() => setLive({ Body, typed: early.values }))
        early.giveBackFocus()
      },
      () => over.signal.aborted || setFailure({ isEmpty: !place.current?.firstElementChild }),
    )
    return () => over.abort()
  }, [isNear, failure])
  useEffect(() => {
    if (!failure) return undefined
    const again = () => setFailure(undefined)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [failure])

  if (live) {
    return (
      <Place key="form">
        <live.Body {...props} typed={live.typed} />
      </Place>
    )
  }
  // Where the server's HTML stands, it is a form that works: nothing needs to be said.
  if (failure?.isEmpty) {
    return (
      <Place key="missing" role="alert">
        <p>{words.pageForm}</p>
        <p>
          <Button type="button" $variant="outline" onClick={() => setFailure(undefined)}>
            {words.again}
          </Button>{' '}
          <Sentence
            text={words.orPage}
            values={{ link: <a href={enquiryPage(props.form)}>{words.orPageLink}</a> }}
          />
        </p>
      </Place>
    )
  }
  return (
    <Place
      key="html"
      ref={place}
      data-plain=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

const Place = styled.div`
  min-height: ${space[10]};
`
