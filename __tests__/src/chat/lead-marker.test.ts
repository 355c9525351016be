import fc from 'fast-check'
import { breaksOffInMarker, splitReply } from '@/features/chat/lead-marker'

const LEAD = { name: 'Ann {Miller}', phone: '01632 960001', urgency: 'high', note: 'says "soon" \\' }
const MARKED = `[LEAD_QUALIFIED]${JSON.stringify(LEAD)}`

it('takes the marker and its object out of the reply', () => {
  expect(splitReply(`Thank you, Ann.\n\n${MARKED}`, true)).toEqual({ visible: 'Thank you, Ann.', lead: LEAD })
  expect(splitReply(`Thank you. ${MARKED} We will call.`, true).visible).toBe('Thank you.  We will call.')
})

it.each(['\n', ' \n\n', '\n```json\n'])('finds the object after %j', (between) => {
  const closing = between.includes('```') ? '\n```' : ''
  const reply = `Thanks.[LEAD_QUALIFIED]${between}${JSON.stringify(LEAD, null, 2)}${closing}`
  expect(splitReply(reply, true)).toEqual({ visible: 'Thanks.', lead: LEAD })
})

it.each(['{"name": Ann}', '{name}', '{', '', 'no object', '[1]'])(
  'knows of no lead after a bad object: %j',
  (bad) => {
    const { visible, lead } = splitReply(`Thanks. [LEAD_QUALIFIED]${bad}`, true)
    expect(lead).toBeUndefined()
    expect(visible).not.toContain('LEAD')
    expect(visible).not.toContain('{')
  },
)

it.each([
  ['Thanks.', false],
  [`Thanks.${MARKED}`, false],
  ['An open [', false],
  ['Thanks. [L', true],
  ['Thanks.[LEAD_QUALIFIED]', true],
  ['Thanks.[LEAD_QUALIFIED]\n```json\n', true],
  ['Thanks.[LEAD_QUALIFIED]{"name":"A', true],
  ['Thanks.[LEAD_QUALIFIED]no object', false],
])('knows whether a reply breaks off inside a marker: %j', (reply, isBroken) => {
  expect(breaksOffInMarker(reply)).toBe(isBroken)
})

it('never shows any of it while the reply comes, wherever it has got to', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      fc.pre(!/[[{`]/.test(before + after))
      const reply = before + MARKED + after
      let longest = ''
      for (let end = 0; end <= reply.length; end += 1) {
        const { visible } = splitReply(reply.slice(0, end), false)
        expect(visible).not.toMatch(/\[L|LEAD|Miller|01632/)
        // What has been shown is not taken back.
        expect(visible.startsWith(longest.trimEnd())).toBe(true)
        longest = visible
      }
      expect(splitReply(reply, true)).toEqual({ visible: (before + after).trimEnd(), lead: LEAD })
    }),
  )
})

it('shows no broken-off marker, but a bracket that is only one', () => {
  expect(splitReply('Thanks. [LEAD_QUA', true).visible).toBe('Thanks.')
  expect(splitReply('An open [', true).visible).toBe('An open [')
  expect(splitReply('An open [', false).visible).toBe('An open')
})

it('takes the last of several', () => {
  expect(splitReply('[LEAD_QUALIFIED]{"a":1}[LEAD_QUALIFIED]{"a":2}', true)).toEqual({
    visible: '',
    lead: { a: 2 },
  })
})
