import { Suspense, useState, type ComponentType } from 'react'
import { isFromHtml } from '@/lib/first-page'
import { HtmlIsland } from './html-island'

interface IslandParts<Props> {
  /** Makes the HTML, on the server; nothing in the browser. */
  Server: ComponentType<Props> | undefined
  /** Draws it on pages that are made in the browser. */
  Browser: ComponentType<Props>
  /** Fetches the component that takes over the HTML; none where the HTML is all there is. */
  load: (props: Props) => (() => Promise<ComponentType<never>>) | undefined
  /** Heavy code: a first look at the page fetches nothing of it, the first touch, scroll or key does. */
  isPatient: (props: Props) => boolean
}

/**
 * Makes a part of the page that comes as HTML with the first page, is brought to life when it comes near, and is drawn by the
 * browser on later pages.
 */
export function island<Props extends object>({ Server, Browser, load, isPatient }: IslandParts<Props>) {
  return function Island(props: Props) {
    const [isHtml, setIsHtml] = useState(isFromHtml)
    if (Server) {
      return (
        // Presses are kept until the code has come.
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
