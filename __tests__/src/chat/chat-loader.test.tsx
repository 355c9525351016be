import { act, render, screen } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import { ChatLoader } from '@/features/chat/chat-loader'
import { askAssistant } from '@/lib/chat'
import company from '../../../data/company.json'
import { mockMediaQueries } from '../../support/media-queries'

let goIdle: () => void

beforeEach(() => {
  sessionStorage.clear()
  mockMediaQueries(1280)
  jest.mocked(useStaticQuery).mockReturnValue({ companyFile: company })
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => {
      goIdle = callback
      return 1
    },
    cancelIdleCallback: () => undefined,
  })
})

const chat = () => screen.queryByRole('complementary', { name: 'Chat' })

it('shows nothing until the browser is idle', async () => {
  const { container } = render(<ChatLoader />)
  expect(container).toBeEmptyDOMElement()
  act(() => goIdle())
  expect(await screen.findByRole('complementary', { name: 'Chat' })).toBeInTheDocument()
})

it('comes at once when somebody asks, with the question', async () => {
  render(<ChatLoader />)
  expect(chat()).not.toBeInTheDocument()
  act(() => askAssistant('Which glass?'))
  expect(await screen.findByPlaceholderText('Type your message...')).toHaveValue('Which glass?')
})
