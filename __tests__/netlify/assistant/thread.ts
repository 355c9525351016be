import { answer } from '../../../netlify/assistant/assistant'

async function ask(...turns: string[]) {
  const messages = turns.map((content) => ({ role: 'user' as const, content }))
  return (await answer(messages, {}, new Date('2026-11-23T10:00:00Z'))).text
}

it.each([
  [['what is the offer door', 'can I have it in duck egg blue'], /^Yes.*Duck Egg Blue/],
  [['do flush sash windows come in sage green'], /no .*sage green/i],
  [['can I still get the £1450 door, we live outside CM17'], /is for .*can't promise/],
  [['which window is the warmest', 'how deep is the frame on that'], /100mm/],
  [['do you clean conservatory roofs', 'do you do that?'], /conservatory-roof-cleans/],
  [['draughty front door and a whistling letterbox, can it be cured'], /draught-proofing/],
  [['can vents be retrofitted to my windows'], /trickle-vent/],
  [['upstairs windows which open inwards to wash'], /tilt-turn/],
  [['what is the widest a bifold will go'], /8m/],
  [['how long are roof lanterns'], /2\.4m/],
  [['bifolds', 'in black?'], /black/i],
  [['can you repair my gas boiler'], /isn't on our lists|not for us/],
  [['which windows can you fit inside out to clean'], /^(?!Yes)/],
  [['do you do bifolds', 'how tall will they go'], /3m/],
  // One question with its background: what fits the message as a whole counts as much as what fits the sentence.
  [['Why should I believe the RRP of 1650? Seems like one of those fake sale prices.'], /£1,650 is the RRP/],
  [
    ['My son says the frame where sliding doors meet in the middle spoils the view. How thick is yours?'],
    /47mm/,
  ],
])('%s', async (turns, pattern) => expect(await ask(...turns)).toMatch(pattern))

/** What a follow-up leans on is put in its place, and the question then stands by itself. */
it.each([
  [
    ['R7 against R9', 'which has the thicker frame', 'does the thicker one come in irish oak'],
    /R9.*Irish Oak/,
  ],
  // What was counted is counted again.
  [['what colours do the R9 come in', 'and the R7, how many has that got'], /20 standard/],
  // The same is asked of another product, whatever the answer was.
  [['how long can a lantern be', 'is that the same with the flat ones'], /flat roof lights/i],
  [['do the R9 come in sage', 'and the R7?'], /R7.*Sage|Sage[^]*R7/],
  [['is there a guarantee on composite doors', 'same for the upvc ones?'], /^uPVC/],
  // A product and a question about it in one breath are one question.
  [
    ['how wide can bifolds go', 'what about the sliding ones then, how tall can they be'],
    /^(?!.*French).*3000mm/,
  ],
  // The second of two that an answer named, the other one of them, and the difference between them.
  [['you do two sorts of composite door, don’t you?', 'the second one, how many styles'], /37/],
  [
    [
      'what colours does the comp door come in',
      'how does it compare with truframe',
      'no I meant the other one for the colours',
    ],
    /400/,
  ],
  [['R7 or R9', 'which of those two would you have'], /R7.*R9|R9.*R7/],
  [['sliders or bifolds', 'what about colours on each'], /RAL[^]*five|White[^]*RAL/],
  [['tell me about the R7', 'and the R9', 'whats the difference then'], /100mm[^]*75mm/],
  // What was asked is asked of what was meant.
  [['do you do them in black?', 'no, I meant the windows'], /window/i],
  [['what is the u value', 'for the flat roof lights i mean'], /1\.3/],
  // A part of the product in play, and not the same question of another product.
  [['what colours do sliding sash windows come in', 'and what about horns on them'], /^(?!There are 16)/],
  // Who lives in a district with an offer hears so.
  [
    ['what price is a new front door', 'im in bishops stortford cm23 if that makes a diff'],
    /\]\(\/offers\/cm23\)/,
  ],
  // 'Why can’t you?': what the question before it asked for.
  [['what would a lantern cost', 'the last firm said over the phone, why can you not'], /estimate|rough/],
])('a follow-up: %s', async (turns, pattern) => expect(await ask(...turns)).toMatch(pattern))

describe('the next thing that is asked', () => {
  it('is not answered with what was just read', async () => {
    const text = await ask(
      'Are you open Saturday?',
      'ok sunday then',
      'so how do i get hold of someone if the door wont shut on a sunday',
    )
    expect(text).toMatch(/day (?:and|or) night|any hour/)
  })

  it('is no yes to an offer', async () => {
    const text = await ask(
      'Are you a real person?',
      'then can i speak to one pls',
      'ok well meanwhile is the lantern glass tinted or clear',
    )
    expect(text).not.toMatch(/your name/)
    expect(text).toMatch(/glass/)
  })

  it('is no goodbye that begins with no', async () => {
    expect(await ask('How big can a bifold go', 'no height i meant')).not.toMatch(/^No problem/)
    expect(await ask('How big can a bifold go', 'nah you’re alright')).toMatch(/^No problem/)
  })

  it('may be of all areas, after one', async () => {
    const text = await ask('Do you fit in Norwich?', 'What a shame! What areas do you go to exactly?')
    expect(text).toMatch(/Essex.*Great Dunmow/)
  })
})
