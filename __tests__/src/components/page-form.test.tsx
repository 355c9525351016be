import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStaticQuery } from 'gatsby'
import { PageForm } from '@/features/lead-form/page-form'
import { loadPatiently } from '@/lib/load-patiently'
import company from '../../../data/company.json'

jest.mock('@/lib/load-patiently')
jest.mock('@/hooks/use-is-near', () => ({ useIsNear: () => true }))

const load = jest.mocked(loadPatiently)
const OPTIONS = { services: ['Acoustic Glazing'] }
const user = userEvent.setup()
let give: (part: unknown) => void
let fail: (error: Error) => void

beforeEach(() => {
  window.sessionStorage.clear()
  jest.mocked(useStaticQuery).mockReturnValue({ companyFile: company, brochuresFile: { items: [] } })
  load.mockReset()
  load.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        give = resolve
        fail = reject
      }),
  )
})

/** A page as the server made it, with the form's HTML, and the script that takes it over. */
function renderWithHtml() {
  const { container } = render(<PageForm form="service" options={OPTIONS} />)
  const place = container.querySelector('[data-plain]')
  if (place)
    place.innerHTML = `<form><input id="service-name" name="name" aria-label="Name"><input name="website" value="trap">
      <input id="service-email" type="email" name="email" aria-label="E-mail"></form>`
}

async function arrive() {
  const part: unknown = await import('@/features/lead-form/page-form-body')
  await act(() => Promise.resolve(give(part)))
}

it('keeps what was typed before hydration, and the cursor position', async () => {
  renderWithHtml()
  await user.type(screen.getByLabelText('E-mail'), 'ann@example.com')
  await user.type(screen.getByLabelText('Name'), 'Ann Miller')
  screen.getByLabelText<HTMLInputElement>('Name').setSelectionRange(4, 4)
  await arrive()
  const name = screen.getByLabelText<HTMLInputElement>('Name *')
  expect(name).toHaveValue('Ann Miller')
  expect(name).toHaveFocus()
  await user.keyboard('B. ')
  expect(name).toHaveValue('Ann B. Miller')
  expect(screen.getByLabelText('E-mail *')).toHaveValue('ann@example.com')
  expect(document.querySelector('[name="website"]')).toHaveValue('')
})

it('keeps the working HTML when its script fails to load, and retries once online', async () => {
  renderWithHtml()
  await user.type(screen.getByLabelText('Name'), 'Ann')
  await act(() => Promise.resolve(fail(new Error('lost'))))
  expect(screen.getByLabelText('Name')).toHaveValue('Ann')
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => void window.dispatchEvent(new Event('online')))
  await arrive()
  expect(screen.getByLabelText('Name *')).toHaveValue('Ann')
})

it('says so where there is no HTML of it, and is fetched again on demand', async () => {
  render(<PageForm form="service" options={OPTIONS} />)
  await act(() => Promise.resolve(fail(new Error('lost'))))
  expect(screen.getByRole('alert')).toHaveTextContent('The form could not be loaded.')
  expect(screen.getByRole('link', { name: 'open it as a page' })).toHaveAttribute(
    'href',
    '/api/enquiry/service',
  )
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await arrive()
  expect(screen.getByLabelText('Name *')).toBeInTheDocument()
})
