import { Suspense, useState, type ComponentType } from 'react'
import { isFromHtml } from '@/lib/first-page'
import { HtmlIsland } from './html-island'

interface IslandParts<Props> {
  /** Renders the HTML on the server; undefined in the browser. */
  Server: ComponentType<Props> | undefined
  /** Renders it on pages that are made in the browser. */
  Browser: ComponentType<Props>
  /** Fetches the component that hydrates the HTML; none where the HTML needs no script. */
  load: (props: Props) => (() => Promise<ComponentType<never>>) | undefined
  /** Heavy code: fetched after the visitor's first touch, scroll or key, not on sight alone. */
  isPatient: (props: Props) => boolean
}

/**
 * Makes an island: HTML on the first page, hydrated when it comes near the viewport, and rendered by the browser on later pages.
 */
export function island<Props extends object>({ Server, Browser, load, isPatient }: IslandParts<Props>) {
  return function Island(props: Props) {
    const [isHtml, setIsHtml] = useState(isFromHtml)
    if (Server) {
      return (
        // Clicks are kept until the code has loaded.
        <div data-island={load(props) ? 'waiting' : ''}>
          <Server {...props} />
        </div>
      )
    }
    if (isHtml) {
      // An address with a query asks for a state that only the code can show.
      const when = isPatient(props) && !window.location.search ? 'gesture' : 'near'
      return <HtmlIsland load={load(props)} when={when} props={props} onMissing={() => setIsHtml(false)} />
    }
    return (
      <div data-island="">
        <Suspense fallback={null}>
          <Browser {...props} />
        </Suspense>
      </div>
    )
  }
}
