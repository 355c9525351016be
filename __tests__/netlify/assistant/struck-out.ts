import { said, shown } from '../../support/said'

/** What a visitor has taken out again is in the record no more, and whoever asks hears what is. */

const PHONE = 'Quote for bi-folds please. Tom Reed, 07700 900441'
const BOTH = `${PHONE}, tom@example.net`

it.each([
  [
    PHONE,
    'actually sorry can you take that number off, I’m changing phone on monday. use my email which is tom@example.net',
  ],
  [BOTH, 'please delete my mobile, e-mail me instead'],
  [PHONE, 'Can you remove the phone number I gave you? tom@example.net is better'],
  [BOTH, 'Don’t keep my number please'],
  [BOTH, 'that number needs to come off, it’s my work one'],
  [PHONE, 'about my number, can you take it out please, tom@example.net is better'],
  [PHONE, 'remove 07700 900441 please and use tom@example.net'],
])('strikes the number out: %s / %s', async (...turns) => {
  const { lead, text } = await said(...turns)
  expect(lead).toMatchObject({ name: 'Tom Reed', email: 'tom@example.net' })
  expect(lead?.phone).toBeUndefined()
  expect(text).toMatch(/taken that out/)
})

it('strikes an address out, and keeps the number', async () => {
  const { lead } = await said(BOTH, 'can you take my e-mail off, just ring me')
  expect(lead?.phone).toBe('07700 900441')
  expect(lead?.email).toBeUndefined()
})

it.each([
  'take my number down, it’s 07700 900441',
  'Don’t lose my number',
  'Don’t use that number before ten',
  'I changed my number last year, that’s the new one',
  'Will you delete my number once it’s done?',
  'can you take the handle off the old door',
  'is my number ok? I’ve got the old handles and will take them off',
])('keeps the number: %s', async (message) => {
  const { lead } = await said(PHONE, message)
  expect(lead?.phone).toBe('07700 900441')
})

it('keeps a number that takes the place of the one struck out', async () => {
  const { lead } = await said(PHONE, 'take that number off, it’s my old one. Use 07700 900555')
  expect(lead?.phone).toBe('07700 900555')
})

it.each([
  'so you’ve only got the email now yeah? not the phone',
  'Have you still got my phone number?',
  'has my number been removed?',
  'do you just have the e-mail now?',
  'you only have the email address now?',
  'Has that been taken out?',
])('says what is kept: %s', async (message) => {
  const { text } = await shown(PHONE, 'can you take that number off, use tom@example.net', message)
  expect(text).toMatch(/I have: Tom Reed, tom@example\.net/)
  expect(text).not.toContain('900441')
})

it('passes nothing on where no other way is left', async () => {
  const { lead, text } = await said(PHONE, 'please take that number off')
  expect(lead).toMatchObject({ withdrawn: true })
  expect(text).toMatch(/pass nothing on/)
})

const EARLIER =
  'I put my details in earlier, Imogen Castellane, imogen@example.net, but having thought about it please remove them. My managing agent deals with this and I’d rather it went through him'

it.each([
  EARLIER,
  'please delete my details, I’ve gone with someone else',
  'I’d like my details removed',
  'could you wipe all my information please',
  'take me off your list',
  'scrub my number and e-mail please',
])('lets all of it go: %s', async (message) => {
  const before = await said(PHONE, message)
  expect(before.lead).toMatchObject({ withdrawn: true })
  expect(before.text).toMatch(/nothing/)
  const after = await said(PHONE, message, 'Has that been taken out?')
  expect(after.lead?.phone ?? after.lead?.email).toBeUndefined()
  expect(after.text).toMatch(/nothing is passed on/)
})

it('promises nothing of what was sent before', async () => {
  const { lead, text } = await said(EARLIER)
  expect(lead?.email).toBeUndefined()
  expect(text).toMatch(/pass nothing on.*sent us before/)
})

it.each([
  'don’t delete my details!',
  'Will you delete my details once it’s done?',
  'I had to remove my details from Checkatrade',
  'please remove the details from the old door, it’s to be plain',
  'take my details down: Tom Reed, CM1 1AA',
  'do you remove the old frames?',
])('lets nothing go: %s', async (message) => {
  const { lead } = await said(PHONE, message)
  expect(lead).toMatchObject({ name: 'Tom Reed', phone: '07700 900441' })
})

it('takes details anew from whoever comes back', async () => {
  const { lead } = await said(PHONE, 'please delete my details', 'on second thoughts: Ann Bell, 07700 900777')
  expect(lead).toMatchObject({ name: 'Ann Bell', phone: '07700 900777' })
})
