import fc from 'fast-check'
import { handoffText } from '@/features/chat/handoff'
import { clockTime, type Message } from '@/features/chat/message'
import { plainText, withoutOpenLink } from '@/features/chat/plain-text'
import { whatsappUrl } from '@/lib/whatsapp-url'

const said = (...words: string[]): Message[] =>
  words.map((content) => ({ role: 'user', content, timestamp: new Date() }))

it('greets, and sums up the last three questions', () => {
  const text = handoffText('Riverway', said('One', 'Two', 'Three', 'Four'), {})
  expect(text).toMatch(/^Hello Riverway,/)
  expect(text).toContain('Two | Three | Four')
  expect(text).not.toContain('One')
})

it('leaves the assistant’s words out, and the summary where there is none', () => {
  const greeting: Message = { role: 'assistant', content: 'Hi there!', timestamp: new Date() }
  expect(handoffText('Riverway', [greeting], {})).not.toMatch(/Hi there|asked/)
})

it('cuts the summary to 200 characters and three dots', () => {
  const text = handoffText('Riverway', said('a'.repeat(150), 'b'.repeat(150)), {})
  expect(text).toContain(`: ${'a'.repeat(150)} | ${'b'.repeat(47)}...`)
  expect(handoffText('Riverway', said('c'.repeat(200)), {})).toMatch(/: c{200}$/)
})

it('names who is asking, as far as that is known', () => {
  const info = { name: 'Ann Miller', phone: '01632 960001', email: '', service: 'Doors' }
  expect(handoffText('Riverway', said('Hi'), info)).toMatch(/Name: Ann Miller\nPhone: 01632 960001$/)
  expect(handoffText('Riverway', said('Hi'), { email: 'ann@example.com' })).toMatch(
    /\nE-mail: ann@example\.com$/,
  )
})

it('can always be put into an address', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 })), (words) => {
      expect(() => whatsappUrl('447700900417', handoffText('Riverway', said(...words), {}))).not.toThrow()
    }),
  )
  expect(() => whatsappUrl('4', handoffText('R', said('x'.repeat(199) + '😀😀'), {}))).not.toThrow()
})

it('writes the time of day with am and pm', () => {
  const at = (hours: number, minutes: number) => clockTime(new Date(2025, 2, 1, hours, minutes))
  expect([at(0, 0), at(9, 5), at(12, 30), at(23, 59)]).toEqual([
    '12:00 am',
    '9:05 am',
    '12:30 pm',
    '11:59 pm',
  ])
})

it('copies a reply without its markup', () => {
  expect(plainText('# Doors\n\n* **One**\n* [Two](/doors) is *good*, 2 * 3 * 4')).toBe(
    'Doors\n\n- One\n- Two is good, 2 * 3 * 4',
  )
})

it.each([
  ['Ring [01632', 'Ring 01632'],
  ['Ring [01632 960417](tel:016', 'Ring 01632 960417'],
  ['Ring [01632 960417](tel:01632960417)', 'Ring [01632 960417](tel:01632960417)'],
])('shows of a link that is still coming its words: %s', (coming, shown) => {
  expect(withoutOpenLink(coming)).toBe(shown)
})
