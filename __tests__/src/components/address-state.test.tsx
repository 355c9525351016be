import { act, renderHook } from '@testing-library/react'
import { useAddressState } from '@/hooks/use-address-state'
import { ROUTE_EVENT } from '@/lib/route-event'
import { painted } from '../../support/painted'

const INITIAL = { tab: 'All', search: '' }
const start = (address: string) => {
  window.history.replaceState(null, '', address)
  return renderHook(() => useAddressState(INITIAL))
}
const address = () => window.location.pathname + window.location.search + window.location.hash

it('takes its values from the address', () => {
  const { result } = start('/services?tab=Glazing&search=misted')
  expect(result.current[0]).toEqual({ tab: 'Glazing', search: 'misted' })
})

it('writes what differs from the start, and keeps what others wrote', () => {
  const { result } = start('/services?utm_source=letter#list')
  act(() => result.current[1]({ tab: 'Security' }, 'push'))
  expect(address()).toBe('/services?utm_source=letter&tab=Security#list')
  act(() => result.current[1]({ tab: 'All', search: 'a&b' }, 'replace'))
  expect(address()).toBe('/services?utm_source=letter&search=a%26b#list')
})

it('takes two changes before it is drawn again', () => {
  const { result } = start('/services')
  act(() => {
    const [, change] = result.current
    change({ tab: 'Security' }, 'push')
    change({ search: 'lock' }, 'push')
  })
  expect(address()).toBe('/services?tab=Security&search=lock')
  expect(result.current[0]).toEqual({ tab: 'Security', search: 'lock' })
})

it('tells the other parts of the page that show the same', async () => {
  const { result } = start('/services')
  const { result: other } = renderHook(() => useAddressState({ tab: 'All' }))
  act(() => result.current[1]({ tab: 'Security' }, 'push'))
  await painted()
  expect(other.current[0].tab).toBe('Security')
})

describe('to the analytics service', () => {
  const gtag = jest.fn()
  const views = () => gtag.mock.calls.map(([, , fields]) => (fields as { page_path: string }).page_path)

  beforeEach(() => {
    gtag.mockReset()
    window.gtag = gtag
  })
  afterEach(() => Reflect.deleteProperty(window, 'gtag'))

  it('reports every change that it makes, once each', () => {
    const { result } = start('/services')
    act(() => result.current[1]({ search: 'gl' }, 'replace'))
    act(() => result.current[1]({ search: 'gl' }, 'replace'))
    act(() => result.current[1]({ search: 'gla' }, 'replace'))
    act(() => result.current[1]({ tab: 'Security', search: '' }, 'push'))
    expect(views()).toEqual(['/services?search=gl', '/services?search=gla', '/services?tab=Security'])
  })

  it('reports Back to an address that the router never left, and no other page before it is there', () => {
    const { result } = start('/services')
    act(() => result.current[1]({ tab: 'Glazing' }, 'push'))
    for (const address of ['/services', '/contact'])
      act(() => {
        window.history.replaceState(null, '', address)
        window.dispatchEvent(new PopStateEvent('popstate'))
      })
    expect(views()).toEqual(['/services?tab=Glazing', '/services'])
  })
})

it('goes back with the browser', () => {
  const { result } = start('/services')
  act(() => result.current[1]({ tab: 'Security' }, 'push'))
  act(() => {
    window.history.replaceState(null, '', '/services')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(result.current[0].tab).toBe('All')
})

it('follows a link to the same page with other values', () => {
  const { result } = start('/services?tab=Security')
  act(() => {
    window.history.pushState(null, '', '/services?tab=Glazing')
    window.dispatchEvent(new Event(ROUTE_EVENT))
  })
  expect(result.current[0].tab).toBe('Glazing')
})
