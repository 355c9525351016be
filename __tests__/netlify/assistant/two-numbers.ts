import { phoneIn } from '../../../netlify/assistant/contacts'
import { CALL, talk } from '../../support/talk'

/** Which of a message's numbers is rung, and when. */

it.each([
  ['07700 900014 text me dont ring im driving', '07700 900014'],
  ['text me please dont ring, 07700 900014', '07700 900014'],
  ['please don’t call, I’m in meetings, 07700 900014', '07700 900014'],
  ['07700 900014 do not phone me at work', '07700 900014'],
  ['whatsapp only, never ring 07700 900014', '07700 900014'],
  ['07700 900014, don’t ring before ten', '07700 900014'],
  ['don’t ring 07700 900014', undefined],
  ['please don’t use my mobile, 07700 900014', undefined],
  ['my mobile is 07700 900014 but don’t use it', undefined],
  ['07700 900014 is the work one, never ring that', undefined],
  ['don’t call me on my work number 07700 900014', undefined],
])('takes a number for what it is: %s', (text, phone) => {
  expect(phoneIn(text).phone).toBe(phone)
})

it.each([
  ['020 7946 0123 in the day. Evenings the mobile 07700 900321', '07700 900321'],
  ['01632 960111 daytime, 07700 900222 after 6', '07700 900222'],
  ['07700 900222 / 01632 960111', '01632 960111'],
  ['01632 960111 or 07700 900222', '07700 900222'],
])('keeps both of two numbers: %s', (text, spare) => {
  expect(phoneIn(text)).toMatchObject({ phone: expect.not.stringMatching(spare) as string, spare })
})

it.each([
  '01632 960111 sorry that’s the old one, 07700 900222',
  '07700 900223 no, 07700 900222',
  '07700 900222, I said 07700 900222',
])('takes the one that is right: %s', (text) => {
  expect(phoneIn(text)).toEqual({ phone: '07700 900222', isShort: false })
})

it('writes each number down with its time', async () => {
  const { lead } = await talk([
    CALL,
    'Len Purkiss. 020 7946 0123 in the day. Evenings the mobile 07700 900321',
  ])
  expect(lead).toMatchObject({ name: 'Len Purkiss', phone: '020 7946 0123' })
})
