import { answer } from '../../../netlify/assistant/assistant'
import { LOSS } from '../../../netlify/assistant/loss'
import { kinIn } from '../../../netlify/assistant/kin'

/** Several things asked in one message: each has its answer, or is told that it has none, and nothing is said twice. */

const said = async (...turns: string[]) =>
  (
    await answer(
      turns.map((content) => ({ role: 'user', content })),
      {},
      new Date('2026-11-23T10:00:00Z'),
    )
  ).text.replaceAll('’', "'")

const REST = /The rest I can't tell you from here/

it.each<[string, RegExp, RegExp?]>([
  // What was guessed well stands; of the rest it is said that it cannot be told.
  ['My conservatory roof leaks and two panes are cracked, can you do both and how soon', /don't have a time/],
  ['what happens if the colour I want gets discontinued, and can I have a sample posted', /ask for a sample/],
  ['do composite doors fade? can I put a wreath hook on it', /A little[^]*Hang it/],
  // An answer is not drawn by the words of another question.
  [
    'Do your French doors open in or out? can they have a cat flap? do they lock at several points',
    /bolts top and bottom/,
  ],
  ["I'm after a stable door in green. Possible? And does the top bit lock separately", /each half locks/],
  [
    'condensation inside the glass in 3 panes. can they be replaced without changing the frames, and is there a guarantee on the new glass?',
    /Our ten years are for what we fit/,
  ],
  ['Is a lantern better than a flat rooflight for heat in winter & which leaks less', /heat less[^]*joints/],
  // 'New windows' are asked of the fault that was told.
  [
    "We've lost the keys to two of our upstairs windows and a handle spins. do we need new windows?",
    /handle/,
    /What sort of house/,
  ],
  // What another answer says already is not answered by another matter.
  [
    "my upstairs window won't open, it's the only way out in a fire. is that urgent and what will you do",
    /urgent/,
    /Eight: casement/,
  ],
  [
    'Are you insured and what happens if you damage my floor',
    /insurance details[^]*for that firm to put right/,
    /they'll show you/,
  ],
  // Beside a wish.
  [
    'Need a price for 4 sash windows + advice on whether I need planning, grade 2 listed cottage',
    /consent[^]*What's your name/,
  ],
  ['if I measure wrong who pays? and can you send someone to check', /We measure[^]*An expert rings you/],
  // Near misses: nothing is left open.
  ["What's the difference between the £1450 door and your others, is it a worse door", /./, REST],
  ['are those crittall style screens actually aluminium or just stickers on glass', /aluminium/, REST],
  ['do you cover Ware, is that far for you', /^Yes, we cover Ware/, REST],
  ['TruFrame or Comp Door, which has the bigger choice?', /wider choice/, /rather pick/],
  ['Are your windows made with reinforced frames? will they take roller blinds?', /./, /horrible|999/],
  ["my back door won't shut, can someone come today", /ring/i, /An expert rings you/],
])('each thing that is asked is met: %s', async (text, pattern, not = /^$/) => {
  const reply = await said(text)
  expect(reply).toMatch(pattern)
  expect(reply).not.toMatch(not)
})

it('asks the same of another product, and one thing more', async () => {
  const before = 'Do you do R9 in cream?'
  expect(await said(before, 'what about the R7, and is it cheaper')).toMatch(/R7[^]*Cream[^]*costs least/)
  // 'How wide can they go?' is all that is asked.
  expect(await said('how wide can bifolds go', 'what about sliders, how wide can they go')).not.toMatch(
    /¶|8m/,
  )
})

it.each([
  "My wife passed away in January. The bathroom window won't stay shut, what do I need?",
  'Since I lost my husband the windows have gone a bit. Do you do sash cords?',
  'I was recently widowed, how much is a front door?',
  'mum passed last month, selling her bungalow in Ware, do we need fensa certs',
  "Burglar broke the side window, police have gone. I'm shaking. Can you board it?",
  "someone tried the back door last night and I'm really frightened, what lock is best",
])('a kind word to whoever is bereaved or frightened: %s', async (text) => {
  expect(await said(text)).toMatch(/sorry/)
})

it.each([
  "I'm scared of heights, which windows can I clean from inside?",
  'the motor on my roof window has died, can you fix it',
  "lost my mum's spare keys to the front door, can you change the lock",
  'My mum passed your shop, do you do stable doors',
  'I am frightened of being ripped off, do you do fixed prices',
  'my nan has passed on your number, do you cover Epping?',
])('and to nobody else: %s', async (text) => {
  expect(await said(text)).not.toMatch(/sorry for your loss|must be upsetting/)
})

it('says it once', async () => {
  const [first, second] = [
    'My husband died last month. How much is a front door?',
    'He died so suddenly. Any in red?',
  ]
  expect(await said(first)).toMatch(/^I'm so sorry for your loss\./)
  expect(await said(first, second)).not.toMatch(/sorry for your loss/)
})

it('rings nobody who has died', () => {
  const gone = 'My husband always deals with this sort of thing but he passed away in March'
  expect(LOSS.test(gone)).toBe(true)
  expect(kinIn(gone)).toBeUndefined()
  expect(kinIn('My dad died, can you ring my brother')).toEqual({ relation: 'brother', isRung: true })
})

it('tells in an emergency where we come, in the same breath', async () => {
  const reply = await said('Window smashed tonight by kids, can someone board it up now? harlow')
  expect(reply).toMatch(/ring .*Yes, we cover Harlow\./i)
  expect(reply).not.toMatch(/\n\nYes, we cover/)
})
