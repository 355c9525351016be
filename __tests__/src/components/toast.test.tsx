import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dismissToast, showToast, ToastRegion, type Toast } from '@/components/ui/toast'

const FIRST: Toast = { title: 'Missing Information', description: 'Please fill in all required fields' }
const SECOND: Toast = { title: 'Error', description: 'Please try again.', variant: 'destructive' }

function Buttons() {
  return (
    <>
      <button onClick={() => showToast(FIRST)}>First</button>
      <button onClick={() => showToast(SECOND)}>Second</button>
    </>
  )
}

beforeEach(() => {
  jest.useFakeTimers()
  render(
    <>
      <Buttons />
      <ToastRegion isInPage />
    </>,
  )
})

afterEach(() => {
  act(dismissToast)
  jest.useRealTimers()
})

const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) })
const press = (name: string) => user.click(screen.getByRole('button', { name }))

it('has a place that is announced before there is anything to say', () => {
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('says title and description', async () => {
  await press('First')
  expect(screen.getByRole('status')).toHaveTextContent(
    'Missing Information' + 'Please fill in all required fields',
  )
})

it('shows one message at a time: the newer takes the place of the older', async () => {
  await press('First')
  await press('Second')
  expect(screen.getByText('Error')).toBeInTheDocument()
  expect(screen.queryByText('Missing Information')).not.toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1)
})

it('disappears when dismissed, and the one before it does not come back', async () => {
  await press('First')
  await press('Second')
  await press('Dismiss')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('stays until then', async () => {
  await press('First')
  act(() => jest.advanceTimersByTime(999_999))
  expect(screen.getByText('Missing Information')).toBeInTheDocument()
})
