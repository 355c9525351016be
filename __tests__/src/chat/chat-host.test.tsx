import { act, fireEvent, render, screen } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import { ChatHost } from '@/features/chat/chat-host'
import { askAssistant } from '@/lib/chat'
import company from '../../support/company'
import { mockMediaQueries } from '../../support/media-queries'

const INVITATION = 'Hi! Need help with windows or doors? Chat with our AI assistant!'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  mockMediaQueries(1280)
  jest.mocked(useStaticQuery).mockReturnValue({ companyFile: company })
})

const panel = () => screen.findByRole('region', { name: `${company.brand} Assistant` })
const panelNow = () => screen.queryByRole('region', { name: `${company.brand} Assistant` })
const input = () => screen.getByPlaceholderText('Type your message...')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('starts as a card with the bubble’s words and the three suggestions, and takes no focus', () => {
  render(<ChatHost />)
  expect(screen.getByText(INVITATION)).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Suggestions' }).children).toHaveLength(3)
  expect(panelNow()).not.toBeInTheDocument()
  expect(document.body).toHaveFocus()
})

it('grows to the panel at the first touch, with what was typed meanwhile', async () => {
  render(<ChatHost />)
  fireEvent.focus(input())
  fireEvent.input(input(), { target: { value: 'Which glass' } })
  await panel()
  expect(input()).toHaveValue('Which glass')
  expect(input()).toHaveFocus()
})

it('sends a suggestion that was pressed on the card', async () => {
  render(<ChatHost />)
  press('Check out our window options?')
  await panel()
  expect(input()).toHaveValue('Check out our window options?')
})

it('closes to the round button, and stays closed for the session', async () => {
  const { unmount } = render(<ChatHost />)
  press('Close chat')
  expect(sessionStorage.chatPanel).toBe('closed')
  unmount()
  render(<ChatHost />)
  expect(screen.getByRole('complementary', { name: 'Chat' })).toHaveAttribute('data-form', 'closed')
  press('Chat with our assistant')
  expect(await panel()).toBeInTheDocument()
  expect(sessionStorage.chatPanel).toBe('open')
})

it('opens as a panel where the visitor left it open', async () => {
  sessionStorage.setItem('chatPanel', 'open')
  render(<ChatHost />)
  expect(await panel()).toBeInTheDocument()
  expect(document.body).toHaveFocus()
})

it('comes with the question when somebody asks from elsewhere on the page', async () => {
  render(<ChatHost />)
  act(() => askAssistant('Which glass?'))
  await panel()
  expect(input()).toHaveValue('Which glass?')
})
