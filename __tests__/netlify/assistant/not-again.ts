import { shown as said } from '../../support/said'

/** What strangers who judged whole conversations called said again, lost, or put to the wrong person. */

describe('what was said', () => {
  it('is not said again where another answer fits', async () => {
    const before = [
      'my nan’s back door has dropped and it drags on the floor',
      'is that the hinges or must the whole door go',
    ]
    const first = await said(...before)
    const { text } = await said(
      ...before,
      'she has a walker now, so could a new one be without a lip to trip over?',
    )
    expect(text.slice(0, 60)).not.toBe(first.text.slice(0, 60))
    expect(text).toMatch(/threshold|step|level|flat/i)
  })

  it('is not given word for word a second time', async () => {
    const first = await said('what does a five metre bifold come to, fitted')
    const { text } = await said(
      'what does a five metre bifold come to, fitted',
      'yes but what does it come to',
    )
    expect(text).not.toContain(first.text.split('. ')[0]!)
  })

  it('is shorter of a second place where we do not come', async () => {
    const { text } = await said('Do you come to Ipswich?', 'And what about Norwich?')
    expect(text).toMatch(/Norwich isn['’]t on our list/)
    expect(text).not.toMatch(/neighbouring counties/)
  })

  it('is no regret twice, where a fault was told that has an answer', async () => {
    const before = [
      'Your lot put my front door in last spring and I’ve phoned three times, nobody rings back',
      'it’s a disgrace and I’m sick of waiting',
    ]
    const { text } = await said(...before, 'and now it won’t lock at all, we wedged it overnight')
    expect(text).not.toMatch(/every reason to be cross/)
    expect(text).toMatch(/lock|secure|board/i)
  })
})

describe('what is asked', () => {
  it.each([
    ['do i owe you a deposit now', /due|deposit/i],
    ['Can you swap the lock without a whole new door?', /cylinder|lock/i],
    ['so that needs a fresh cylinder doesnt it', /cylinder|lock/i],
  ])('is answered though details were taken: %s', async (question, answer) => {
    const { text } = await said('Please quote for a composite front door. Ines Hart 07700 900612', question)
    expect(text).toMatch(answer)
    expect(text).not.toMatch(/^I’ve added that/)
  })

  it('is not how soon, once a date was told', async () => {
    const { text } = await said(
      'I’m after four flush sash windows',
      'the plasterer finishes at the end of April, so they’re wanted by then',
      'Owen Reece, 07700 900733',
    )
    expect(text).not.toMatch(/How soon/)
  })

  it('is no name and number of somebody who will not have a number handed over', async () => {
    const { text } = await said(
      'Do you fit doors in Chelmsford? It’s for my brother',
      'He’ll get in touch himself, I’m not giving his details out. Thanks',
    )
    expect(text).not.toMatch(/What’s your name/)
  })

  it('is no number of somebody who refused and goes, however cross', async () => {
    const { text } = await said(
      'how much is a set of bifolds',
      'I’m not leaving my number, reps never stop ringing',
      'what’s the use of this chat then, it’s useless',
      'right, I’ll go to somebody else',
    )
    expect(text).not.toMatch(/name and number|every reason to be cross/)
  })
})

describe('who gives', () => {
  it('our own number as theirs is asked for another', async () => {
    const { text, lead } = await said(
      'My window handle has snapped',
      'I’m Mrs Ada Cole, CM21 9HT. My telephone is 01632 960417.',
    )
    expect(text).toMatch(/our own number/)
    expect(lead?.phone).toBeUndefined()
  })

  it('a name and a postcode is asked for the number', async () => {
    const { text } = await said(
      'Two of my windows have gone cloudy inside',
      'My name is Mrs Nora Fielding and I am in Sawbridgeworth, CM21 9HT.',
    )
    expect(text).toMatch(/number/)
    expect(text).toMatch(/Fielding/)
  })

  it('the name of her mother is not called by it', async () => {
    const { lead } = await said(
      'I’m writing for my mother, her front door sticks',
      'Doreen Mills is her name. Mine’s Tessa Mills and I’m the one to ring, 07700 900871',
    )
    expect(lead?.name).toBe('Tessa Mills')
  })

  it('a number that is for the day only keeps the one to ring', async () => {
    const { lead } = await said(
      'Quote for a composite door please. Tessa Mills, 07700 900871',
      'Her landline is 01632 960355 but please only use that on the day to say you’re at the gate',
    )
    expect(lead?.phone).toBe('07700 900871')
  })

  it('a name that the telephone had changed keeps the surname', async () => {
    const { lead } = await said(
      'Please ring me about new locks. Jean Holloway 07700 900152',
      '*Jeanne. autocorrect, sorry',
    )
    expect(lead?.name).toBe('Jeanne Holloway')
  })
})

describe('a record', () => {
  it.each([
    'I live in Bishop’s Stortford myself',
    'I’m based in Leicester, so my tenant will be there',
    'We’re abroad until the 12th',
  ])('has no town in which its postcode cannot be: %s', async (where) => {
    const { lead } = await said(
      'Quote for new windows at my flat please, EN3 5QT. Lena Voss 07700 900518',
      where,
    )
    expect(lead?.postcode).toBe('EN3 5QT')
  })

  it('has the number of an order', async () => {
    const { text } = await said(
      'The door you fitted is leaking. Ray Dunn 07700 900264',
      'The order number is 31-2206 I believe',
    )
    expect(text).toContain('31-2206')
  })

  it('has not what was dropped by a word of it, and has it again once it is wanted', async () => {
    const before = [
      'can you fit a cat flap in my back door',
      'would trickle vents help with damp in the bedrooms',
      'nah, forget the vents, only the flap',
      'Sid Marsh 07700 900341',
    ]
    const first = await said(...before)
    expect(first.lead?.service).not.toMatch(/vent/)
    const { lead } = await said(...before, 'actually do the vents as well')
    expect(lead?.service).toMatch(/vent/)
  })

  it('keeps what is only made smaller', async () => {
    const { lead } = await said(
      'quote for a roof lantern 7m by 2m please',
      'ok we can drop the lantern to 5m',
      'Sid Marsh 07700 900341',
    )
    expect(lead?.service).toMatch(/lantern/)
  })

  it('has no service that only an answer spoke of', async () => {
    const { lead } = await said(
      'one of my windows is misted between the panes, can you replace the glass',
      'could it be cut the same day?',
      'Sid Marsh 07700 900341',
    )
    expect(lead?.service).not.toMatch(/single glazing/)
  })
})

describe('half a postcode', () => {
  const own = 'can someone ring me about a front door. Ann Poole, 07700 900123, CM17 9JR'

  it('that is somebody else’s leaves the whole one that was given', async () => {
    const { lead } = await said(own, 'my sister over in CM18 may want one as well')
    expect(lead).toMatchObject({ postcode: 'CM17 9JR' })
  })

  it('takes its place where it is put right', async () => {
    const { lead } = await said(own, 'sorry, it’s CM18, not CM17')
    expect(lead).toMatchObject({ postcode: 'CM18' })
  })
})
