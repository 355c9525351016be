import { isValidElement, type ReactNode } from 'react'

/** Keys that gatsby-plugin-google-gtag gives its parts of the page. */
const TAG = 'gatsby-plugin-google-gtag'
const CONFIG = 'gatsby-plugin-google-gtag-config'
const CONNECTIONS = ['preconnect-google-gtag', 'dns-prefetch-google-gtag']

/**
 * The components of a page with those of the plugin held back: neither does its tag run, nor does the browser turn to the service,
 * before the visitor has agreed. The tag stays in the page as text, and src/lib/google-tag.ts brings it to life.
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
