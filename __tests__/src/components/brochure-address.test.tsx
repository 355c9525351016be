import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStaticQuery } from 'gatsby'
// Before the test: the host itself fetches them when the first dialog is opened.
import '@/features/lead-form/dialogs'
import { DialogHost } from '@/features/lead-form/dialog-host'
import brochures from '../../../data/brochures.json'
import company from '../../../data/company.json'

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true
  }
})

it('closes the brochure dialog in the address too, and leaves the query as it is', async () => {
  jest.mocked(useStaticQuery).mockReturnValue({
    companyFile: company,
    brochuresFile: brochures,
    servicesFile: { items: [] },
  })
  window.history.replaceState(null, '', '/doors/comp-door?utm_source=letter#brochure')
  render(
    <DialogHost location={{ pathname: '/doors/comp-door', hash: '#brochure', key: 'first' }}>
      <p>Page</p>
    </DialogHost>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(window.location.href).toMatch(/\/doors\/comp-door\?utm_source=letter$/)
})
