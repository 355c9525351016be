import { act, render, screen, waitFor } from '@testing-library/react'
import { Keep } from '@/components/ui/keep'
import { ToastRegion } from '@/components/ui/toast'
import { decode, encode } from '@/features/shortlist/entries'
import { press, start } from '@/features/shortlist/keep'
import { SHORTLIST_KEY } from '@/lib/shortlist-key'

const kept = () => decode(window.localStorage.getItem(SHORTLIST_KEY))

beforeEach(() => {
  act(() => {
    window.localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
  window.history.replaceState(null, '', '/doors/x?finish=black')
})

afterAll(() => start()())

function page() {
  return render(
    <>
      <a href="/shortlist" aria-label="Shortlist" data-shortlist="">
        0
      </a>
      <Keep kind="product" name="X doors" list="colours" />
      <Keep kind="glass" of="arctic" name="Arctic" />
      <ToastRegion isInPage />
    </>,
  )
}

const control = (name: string) => document.querySelector<HTMLElement>(`[data-keep][data-name="${name}"]`)!

it('keeps a product in the finish that the page shows, and says so everywhere', () => {
  page()
  act(() => press(control('X doors')))
  expect(kept()).toEqual([{ kind: 'product', key: '/doors/x', finish: 'colours/black', from: '/doors/x' }])
  expect(control('X doors')).toHaveAttribute('data-kept')
  expect(control('Arctic')).not.toHaveAttribute('data-kept')
  expect(screen.getByRole('link', { name: 'Shortlist, 1 kept' })).toHaveAttribute('data-count', '1')
  expect(screen.getByText('X doors is on your shortlist')).toBeInTheDocument()
})

it('takes it off with the next press', () => {
  page()
  act(() => press(control('Arctic')))
  act(() => press(control('Arctic')))
  expect(kept()).toEqual([])
  expect(screen.getByRole('link', { name: 'Shortlist' })).not.toHaveAttribute('data-count')
})

it('follows other tabs, and marks controls that come later', async () => {
  const { rerender } = page()
  start()
  window.localStorage.setItem(SHORTLIST_KEY, encode([{ kind: 'glass', key: 'arctic' }]))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SHORTLIST_KEY })))
  expect(control('Arctic')).toHaveAttribute('data-kept')
  rerender(<Keep kind="glass" of="arctic" name="Later" />)
  await waitFor(() => expect(control('Later')).toHaveAttribute('data-kept'))
})

it('says when the browser keeps nothing', () => {
  page()
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
  act(() => press(control('Arctic')))
  setItem.mockRestore()
  expect(screen.getByText('Not saved')).toBeInTheDocument()
  expect(control('Arctic')).not.toHaveAttribute('data-kept')
})
