import { act, renderHook } from '@testing-library/react'
import { useAddressState } from '@/hooks/use-address-state'
import { ROUTE_EVENT } from '@/lib/route-event'

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
