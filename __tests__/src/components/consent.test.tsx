import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStaticQuery } from 'gatsby'
import { ConsentHost } from '@/components/layout/consent-host'
import { CookieSettings } from '@/components/layout/cookie-settings'
import { CONSENT_KEY, isRefusedByBrowser } from '@/lib/consent'
import { startAnalytics, stopAnalytics } from '@/lib/google-tag'

jest.mock('@/lib/google-tag')
jest.mock('@/lib/consent', () => ({
  ...jest.requireActual<object>('@/lib/consent'),
  ANALYTICS_ID: 'G-TEST',
  isRefusedByBrowser: jest.fn(() => false),
}))

const user = userEvent.setup()
const bar = () => screen.findByRole('region', { name: 'May we count your visit?' })
const press = (name: string) => user.click(screen.getByRole('button', { name }))

// The bar is lazy-loaded, which is slow on a busy machine.
beforeAll(() => import('@/components/layout/consent-bar'))

beforeEach(() => {
  window.localStorage.clear()
  jest.mocked(useStaticQuery).mockReturnValue({ companyFile: {}, brochuresFile: { items: [] } })
})

function renderPage() {
  return render(
    <>
      <ConsentHost />
      <ul>
        <CookieSettings />
      </ul>
    </>,
  )
}

it('shows the consent bar and loads nothing before an answer', async () => {
  renderPage()
  await bar()
  expect(startAnalytics).not.toHaveBeenCalled()
  expect(document.body).toHaveFocus()
})

it.each([
  ['Accept', 'granted', startAnalytics],
  ['Decline', 'denied', stopAnalytics],
])('%s is remembered and not asked for again', async (button, answer, effect) => {
  const { unmount } = renderPage()
  await bar()
  await press(button)
  expect(effect).toHaveBeenCalledTimes(1)
  expect(window.localStorage.getItem(CONSENT_KEY)).toBe(answer)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  unmount()
  renderPage()
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

it('makes declining as easy as accepting', async () => {
  renderPage()
  await bar()
  const [decline, accept] = ['Decline', 'Accept'].map((name) => screen.getByRole('button', { name }))
  expect(decline?.className).toBe(accept?.className)
})

it('can be reopened from the footer and returns the focus', async () => {
  window.localStorage.setItem(CONSENT_KEY, 'granted')
  renderPage()
  const opener = screen.getByRole('button', { name: 'Cookie settings' })
  await user.click(opener)
  await bar()
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
  await press('Decline')
  expect(window.localStorage.getItem(CONSENT_KEY)).toBe('denied')
  expect(opener).toHaveFocus()
})

it('says in the footer that the browser has declined', () => {
  jest.mocked(isRefusedByBrowser).mockReturnValue(true)
  window.localStorage.setItem(CONSENT_KEY, 'denied')
  renderPage()
  expect(screen.getByText(/asks not to be tracked/)).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
