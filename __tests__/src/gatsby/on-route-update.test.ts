import type { RouteUpdateArgs } from 'gatsby'
import { onRouteUpdate } from '@/gatsby/on-route-update'

/** What Gatsby says when the address has become this one. */
function changeTo(address: string) {
  window.history.pushState(null, '', address)
  onRouteUpdate({ location: { ...window.location } } as RouteUpdateArgs)
}

it('reports each address, also where the next one comes before the page has been drawn', () => {
  const frames: FrameRequestCallback[] = []
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  const gtag = jest.fn()
  window.gtag = gtag
  for (const address of ['/services?tab=Glazing', '/privacy', '/services?tab=Glazing']) changeTo(address)
  expect(gtag).not.toHaveBeenCalled()
  for (let frame = frames.shift(); frame; frame = frames.shift()) frame(0)
  expect(gtag.mock.calls).toEqual(
    ['/services?tab=Glazing', '/privacy', '/services?tab=Glazing'].map((page_path) => [
      'event',
      'page_view',
      { page_path },
    ]),
  )
})
