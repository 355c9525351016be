import { isValidElement, type ReactNode } from 'react'

/** Keys that gatsby-plugin-google-gtag gives its parts of the page. */
const TAG = 'gatsby-plugin-google-gtag'
const CONFIG = 'gatsby-plugin-google-gtag-config'
const CONNECTIONS = ['preconnect-google-gtag', 'dns-prefetch-google-gtag']

/**
 * A page's components with the plugin's made inert: its tag does not run and the browser does not contact the service before the
 * visitor has consented. The tag stays in the page as text, which src/lib/google-tag.ts activates.
 */
export function heldBack(components: ReactNode[]): ReactNode[] {
  return components.flatMap<ReactNode>((component) => {
    if (!isValidElement<{ src?: string }>(component)) return [component]
    const { key, props } = component
    if (key === CONFIG || CONNECTIONS.includes(String(key))) return []
    if (key !== TAG) return [component]
    return [<script key={TAG} type="text/plain" data-consent="analytics" data-src={props.src} />]
  })
}
