import { shown } from '../../support/said'

/** How somebody would be reached, who has nothing to be reached by, and who is to be left. */

const QUOTE = 'quote for windows. Al Fox 07700 900111'

describe('how to be reached', () => {
  it('is by a text, with the number that is then given', async () => {
    const first = await shown(
      'Can somebody text me about a cat flap? Please TEXT don’t call, I sleep in the day',
    )
    expect(first.text).toMatch(/number to text/)
    expect(first.text).not.toMatch(/rings you/)
  })

  it.each([
    'window board has gone rotten, can you email me a price for a new one',
    'could you price a window board and then have someone email?',
  ])('is by e-mail where that is asked for: %s', async (asks) => {
    expect((await shown(asks, 'Sue Bose')).text).toMatch(/e-mail address/)
  })
})

describe('somebody who has no number to give', () => {
  const asked = ['quote for a door please', 'Ida Nash']

  it.each([
    'my new phone comes Thursday so no number till then and i dont do email',
    'i’ll have to get back to you with a number when my phone is fixed',
  ])('may come back with it: %s', async (tells) => {
    expect((await shown(...asked, tells)).text).toMatch(/come back whenever/)
  })

  it('is told what an address lacks', async () => {
    expect((await shown('quote for a door please', 'Jan Orr jan.orr@')).text).toMatch(/needs an ending/)
    expect((await shown('email me a price for a door', 'gary at example')).text).toMatch(/needs an ending/)
  })

  it.each(['cant be doing with this got to go', 'no phone. cant be bothered with all this, leave it'])(
    'is let go: %s',
    async (ends) => {
      expect((await shown(...asked, ends)).text).toMatch(/won’t ask again/)
    },
  )
})

describe('an end', () => {
  it('is heard behind “hold on”', async () => {
    const { lead } = await shown(
      QUOTE,
      'hold on my brother’s just said he’ll do it for nothing, so scrap that',
    )
    expect(lead).toMatchObject({ withdrawn: true })
  })

  it('is asked for no other number', async () => {
    const { text, lead } = await shown(QUOTE, 'take my number off please and don’t call')
    expect(lead).toMatchObject({ withdrawn: true })
    expect(text).not.toMatch(/best number/)
  })

  it('is none where only the kind of window is put right', async () => {
    const { text } = await shown('quote for windows', 'no thanks, I meant sash windows')
    expect(text).not.toMatch(/won’t ask again/)
  })

  it('for now asks for no number', async () => {
    const { text } = await shown(
      'just browsing your stable doors',
      'not yet thanks, still arguing with the wife',
    )
    expect(text).not.toMatch(/name and number/)
  })
})
