import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { heldBack } from '@/gatsby/hold-back-analytics'

interface Plugin {
  onRenderBody: (api: object, options: object) => void
}

const { onRenderBody } = jest.requireActual<Plugin>('gatsby-plugin-google-gtag/gatsby-ssr')
const htmlOf = (parts: ReactNode[]) => render(<>{parts}</>).container.innerHTML

/** What the plugin adds to the head and to the end of a page. */
function pluginParts() {
  const head: ReactNode[] = []
  const postBody: ReactNode[] = []
  onRenderBody(
    {
      setHeadComponents: (parts: ReactNode[]) => head.push(...parts),
      setPostBodyComponents: (parts: ReactNode[]) => postBody.push(...parts),
    },
    { trackingIds: ['G-TEST'], pluginConfig: { respectDNT: true } },
  )
  return { head, postBody }
}

it('removes the plugin’s scripts and connections', () => {
  const { head, postBody } = pluginParts()
  expect(head).not.toHaveLength(0)
  expect(htmlOf(heldBack(head))).toBe('')
  expect(htmlOf(heldBack(postBody))).toBe(
    '<script type="text/plain" data-consent="analytics" data-src="https://www.googletagmanager.com/gtag/js?id=G-TEST"></script>',
  )
})

it('leaves everything else as it is', () => {
  const others = [<link key="font" rel="preload" href="/font.woff2" />, 'text', null]
  expect(heldBack(others)).toEqual(others)
})
