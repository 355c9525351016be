import { whatsappUrl } from '@/lib/whatsapp-url'

it('opens the chat with the firm’s number', () => {
  expect(whatsappUrl('447700900417', 'Hello')).toBe('https://wa.me/447700900417?text=Hello')
})

it.each(['Hello Riverway, £1,450 & fitting?', 'two\nlines', 'a+b=c #1 100%', 'Bishop’s Stortford W/m²K'])(
  'carries the message %p to the last sign',
  (message) => {
    const { searchParams } = new URL(whatsappUrl('447700900417', message))
    expect([...searchParams]).toEqual([['text', message]])
  },
)
