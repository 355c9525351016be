import { render, screen } from '@testing-library/react'
import { ErrorReport, ErrorScreen } from '@/components/layout/error-screen'

function Broken({ error }: { error: unknown }): never {
  throw error
}

/** Renders a page that throws; what React logs of it is expected. */
function renderBroken(error: unknown) {
  jest.spyOn(console, 'error').mockImplementation()
  // React reports to the window as well, and jsdom prints what nobody caught there.
  const ignore = (event: ErrorEvent) => event.preventDefault()
  window.addEventListener('error', ignore)
  render(
    <ErrorScreen>
      <Broken error={error} />
    </ErrorScreen>,
  )
  window.removeEventListener('error', ignore)
}

it('shows the page while nothing is wrong', () => {
  render(
    <ErrorScreen>
      <p>The page</p>
    </ErrorScreen>,
  )
  expect(screen.getByText('The page')).toBeInTheDocument()
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

it('takes the place of a page that throws, with message and stack trace', () => {
  renderBroken(Object.assign(new Error('No picture data'), { stack: 'Error: at hero.tsx:12' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
  expect(screen.getByText('No picture data')).toBeVisible()
  expect(screen.getByText('Error: at hero.tsx:12')).toBeVisible()
  expect(screen.getByRole('link', { name: /home/ })).toHaveAttribute('href', '/')
})

it('shows status and status text of an answer that failed', () => {
  render(<ErrorReport error={{ status: 503, statusText: 'Service Unavailable' }} />)
  expect(screen.getByText('503 Service Unavailable')).toBeVisible()
})

it('leaves the stack trace out when there is none', () => {
  render(<ErrorReport error={Object.assign(new Error('Odd'), { stack: undefined })} />)
  expect(screen.getByText('Odd')).toBeVisible()
  expect(document.querySelector('pre')).toBeNull()
})

it.each([
  ['a text', 'plain text', 'plain text'],
  ['null', null, 'null'],
])('copes with %s as an error', (_what, error, shown) => {
  renderBroken(error)
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  expect(screen.getByText(shown)).toBeVisible()
})
