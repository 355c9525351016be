import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import { dismissToast, ToastRegion } from '@/components/ui/toast'
import PageFormBody from '@/features/lead-form/page-form-body'
import company from '../../support/company'

afterEach(() => act(dismissToast))

const FILLED = {
  firstName: 'Ann',
  lastName: 'Miller',
  email: 'ann@example.com',
  phoneNumber: '01632 960001',
  postcode: 'CM17 9AB',
  preferredStyle: 'Whitmore',
  preferredColor: 'Red',
  adSource: 'The CM17 Connection',
}
const options = {
  styles: [FILLED.preferredStyle],
  colours: [FILLED.preferredColor],
  adSources: [FILLED.adSource],
}

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
  jest.mocked(useStaticQuery).mockReturnValue({ companyFile: company, brochuresFile: { items: [] } })
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'))
})

afterAll(() => void Reflect.deleteProperty(window, 'fetch'))

it('says that an order failed in the sentence of the specification, and writes it to the console without a name', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation()
  render(
    <>
      <PageFormBody form="order" options={options} />
      <ToastRegion isInPage />
    </>,
  )
  for (const [name, value] of Object.entries(FILLED))
    fireEvent.change(document.querySelector(`[name="${name}"]`)!, { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Secure Your FREE Quote Now' }))
  const toast = await screen.findByRole('button', { name: 'Dismiss' })
  expect(toast.parentElement).toHaveTextContent(
    /^Sorry, there was an error submitting your enquiry\. Please try again\.Dismiss$/,
  )
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1))
  expect(log).toHaveBeenCalledWith('Door order form submission failed', 'no answer')
})
