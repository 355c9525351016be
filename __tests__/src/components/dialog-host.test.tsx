import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStaticQuery } from 'gatsby'
import { SiteLink } from '@/components/ui/action-link'
import { useSiteLinks } from '@/components/layout/use-site-links'
import { dismissToast, ToastRegion } from '@/components/ui/toast'
import { DialogHost } from '@/features/lead-form/dialog-host'
import { loadPatiently } from '@/lib/load-patiently'
import company from '../../support/company'

jest.mock('@/lib/load-patiently')
const user = userEvent.setup()

function SiteLinks() {
  useSiteLinks()
  return null
}

afterEach(() => act(dismissToast))

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '')
  }
  jest
    .mocked(useStaticQuery)
    .mockReturnValue({ companyFile: company, brochuresFile: { items: [] }, servicesFile: { items: [] } })
  render(
    <>
      <DialogHost location={{ pathname: '/', hash: '' }}>
        <SiteLinks />
        <SiteLink to="dialog:expert">Contact an Expert</SiteLink>
      </DialogHost>
      <ToastRegion isInPage />
    </>,
  )
})

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Contact an Expert' })

it('says that a dialog could not be opened, offers its page, and opens it at the next press', async () => {
  jest.mocked(loadPatiently).mockRejectedValueOnce(new Error('lost'))
  await user.click(button())
  expect(await screen.findByText('The form could not be opened')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Or open it as a page' })).toHaveAttribute(
    'href',
    '/api/enquiry/expert',
  )
  jest.mocked(loadPatiently).mockImplementation((load) => load())
  await user.click(button())
  expect(await screen.findByRole('dialog', { name: 'Contact an Expert' })).toBeInTheDocument()
})

it('gives the buttons of dialogs a form that leads to a page, for browsers without script', async () => {
  const { form, type } = button()
  expect([type, form?.method, form?.getAttribute('action')]).toEqual(['submit', 'get', '/api/enquiry/expert'])
  const sent = jest.fn((event: Event) => event.preventDefault())
  form?.addEventListener('submit', sent)
  await act(() => user.click(button()))
  expect(sent).not.toHaveBeenCalled()
})
