import { readFileSync } from 'node:fs'
import { answer } from '../../../netlify/assistant/assistant'
import { markedIn, readMarked } from '../../../netlify/assistant/marked'
import { mentionsOf } from '../../../netlify/assistant/reader'
import { usableOf, withUsable } from '../../../netlify/assistant/usable'

const usableIn = async (text: string) => usableOf(await mentionsOf(text, ''))
const none = { isShort: false, isPiece: false, isCard: false, isOthers: false }

describe('which of several numbers is to be used', () => {
  it.each([
    ['home is 01632 960 733 but I am never in, so mobile 07700 900 091', '07700 900091'],
    ['old one 07700 900366 got nicked, new one 07700 900990', '07700 900990'],
    [
      'the one on the noticeboard is the vicar’s, don’t use it (01632 960443). I’m on 01632 960447',
      '01632 960447',
    ],
  ])('%s', async (text, phone) => {
    expect((await usableIn(text)).phone).toBe(phone)
  })

  it('says nothing of a number that stands alone, and nothing where there is none', async () => {
    expect(await usableIn('ring me on 07700 900 091')).toEqual({ likely: {} })
    expect(await usableIn('')).toEqual({ likely: {} })
  })

  it('passes on the address that works', async () => {
    const content =
      'Jo Bell, a quote for bi-folds please. Not my old work one obviously, that’s jo.bell@example.org. Use jbell@example.com'
    const { text } = await answer([{ role: 'user', content }], {}, new Date('2026-11-23T10:00:00Z'))
    expect(text).toContain('jbell@example.com')
    expect(text).not.toContain('jo.bell@example.org')
  })
})

describe('in the place of what words found', () => {
  const [one, other] = ['07700 900111', '07700 900222']

  it('is another where that one is unlikely, and one that is left over stays if it may be rung', () => {
    const found = { ...none, phone: one, spare: other }
    expect(withUsable(found, { phone: other, likely: { [one]: 0.1, [other]: 0.9 } })).toEqual({
      ...none,
      phone: other,
    })
    expect(withUsable(found, { phone: one, likely: { [one]: 0.9, [other]: 0.1 } })).toEqual({
      ...none,
      phone: one,
    })
  })

  it('changes nothing where both may be rung, or where none was found', () => {
    const found = { ...none, phone: one, spare: other }
    expect(withUsable(found, { phone: other, likely: { [one]: 0.8, [other]: 0.9 } })).toEqual(found)
    expect(withUsable({ ...none, isOthers: true }, { phone: other, likely: { [other]: 0.9 } })).toEqual({
      ...none,
      isOthers: true,
    })
  })
})

it.each(['knowledge', 'evaluation'])(
  '%s: every mark of the messages is one that is known, and closed',
  (folder) => {
    const file = `netlify/assistant/${folder}/mentions.jsonl`
    expect(readFileSync(file, 'utf8')).toMatch(/\n$/)
    for (const { text, mentions } of readMarked(file).map(({ text }) => markedIn(text))) {
      expect(text).not.toMatch(/[[\]|]/)
      for (const { kind } of mentions)
        expect(kind).toMatch(
          /^(?:name:(?:self|contact|other)|(?:phone|mail):(?:use|not)|place:(?:job|other)|colour:(?:out|in|any|not)|item:(?:want|ask|not)|time:(?:call|not|other))$/,
        )
    }
  },
)
