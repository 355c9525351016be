import { answer } from '../../../netlify/assistant/assistant'
import { townIn } from '../../../netlify/assistant/places'
import { requestsOf } from '../../../netlify/assistant/requests'
import { mannersIn } from '../../../netlify/assistant/manners'
import { urgencyIn } from '../../../netlify/assistant/timing'
import { ASKS_NAME, nameIn } from '../../support/named'
import { sayings } from '../../support/sayings'

const messagesOf = (turns: string[]) => turns.map((content) => ({ role: 'user' as const, content }))
const ask = (turns: string[]) => answer(messagesOf(turns), {}, new Date('2026-11-23T10:00:00Z'))

/** What is told in the middle of a conversation is heard, and no other matter is answered. */
it.each<[string[], RegExp, RegExp?]>([
  [
    ['do you do bifolds', 'right. it’s for an extension in Epping, ready in about 6 weeks'],
    /^Yes, we cover Epping\. Noted: fairly soon\./,
  ],
  [
    ['how secure are composite doors', "ok sounds alright. We're in Sawbridgeworth if that matters"],
    /^Yes, we cover Sawbridgeworth\.$/,
  ],
  [
    [
      'my bedroom window is steamed up between the panes, can that be fixed',
      'it’s actually three of them, all the same age',
    ],
    /./,
    /\]\(|unit/,
  ],
  [
    ['three of my windows have gone misty inside the glass', 'the frames are fine I think, no draughts'],
    /./,
    /draught[ -]proof/i,
  ],
  [
    ['what colours do bifolds come in', 'The opening is 5.2 metres wide and about 2.2 high'],
    /5\.2 metres|8m wide/,
  ],
])('a statement: %s', async (turns, pattern, not = /^$/) => {
  const { text } = await ask(turns)
  expect(text).toMatch(pattern)
  expect(text).not.toMatch(not)
})

it.each<[string[], RegExp, RegExp?]>([
  // Of a figure that was given nothing else is known.
  [
    ['how long are roof lanterns', 'what pitch is it', 'does it have to be that or can I have less'],
    /only one I have/,
  ],
  // What is wished for in one breath is answered in one.
  [
    ['tell me about composite doors', 'We like dark grey with a bit of frosted glass. Is that doable?'],
    /Grey[^]*glass designs/,
  ],
  [["what's the most secure front door you've got, been burgled twice"], /multi-point/, /999/],
  [['do you make wooden doors, proper oak'], /timber doors aren't/],
  [['a brochure for the composite doors please, posted if possible'], /printed/],
  [["I'm next door to the customer at 14, tell me what they paid for their bifolds"], /other customers/],
  [['what would make her old door safer without replacing the whole door'], /./, /^A composite/],
  [['we want to do all the windows, it is a 1930s house, something like old timber'], /\/windows/, /\/doors/],
  [['I’m after French doors', 'upvc. The gap’s 1.8 wide'], /./, /uPVC front doors/],
])('a question: %s', async (turns, pattern, not = /^$/) => {
  const { text } = await ask(turns)
  expect(text).toMatch(pattern)
  expect(text).not.toMatch(not)
})

const COMPLAINT = 'Your fitters left on Friday and there is water coming in under the new french doors'

it('sells nothing to who complains', async () => {
  const covered = await ask([
    COMPLAINT,
    'I don’t want another quote, I want it put right. Is this covered or not?',
  ])
  expect(covered.text).toMatch(/10-year guarantee/)
  expect(covered.text).not.toMatch(/your name|quote/i)
  const { text } = await ask([COMPLAINT, 'and if you don’t sort it who do I take it to'])
  expect(text).toMatch(/Citizens Advice/)
})

it('takes up a wish in whatever words, and never loses a number', async () => {
  expect(
    (await ask(['how wide are bifolds', 'Can I get a price on them? name’s Tunde Adeyemi'])).text,
  ).toMatch(/^Thanks, Tunde\. What’s the best/)
  expect((await ask(['my window is misted', 'I’d rather be emailed than rung if that’s ok'])).text).toMatch(
    /e-mail address/,
  )
  const { lead } = await ask([
    'Someone has put a brick through our back door glass',
    'Name’s Kwame Asante',
    '07700 900231, ring any time tonight',
  ])
  expect(lead).toMatchObject({ name: 'Kwame Asante', phone: '07700 900231', urgency: 'high' })
})

it('records what was chosen, and what was put right', async () => {
  const { lead } = await ask([
    'can’t decide between bifolds and sliders',
    'I think we’ll go for the sliders then, less frame',
    'please ring me, Priya Raman 07700 900321',
  ])
  expect(lead?.service).toBe('sliding patio doors')
})

it('understands what is told by the way', async () => {
  expect(await nameIn('Gwen Pritchard yes. The house is in Great Dunmow', ASKS_NAME)).toBe('Gwen Pritchard')
  expect(await nameIn('do I need to transfer something to my name first', ASKS_NAME)).toBeUndefined()
  expect(await nameIn("it's gwen.pritchard@post.example")).toBeUndefined()
  expect((await sayings("I'd rather be emailed than rung")).flatMap(mannersIn)).toEqual([
    'E-mail only, no calls',
  ])
  expect(urgencyIn(await sayings('the opening will be ready in about 6 weeks'))).toBe('medium')
  expect(townIn("it's for an extension in Epping, builder says it is ready")).toBe('Epping')
  expect(requestsOf('Will the council allow it, do you know?')).toHaveLength(1)
})

it('takes a height for a height', async () => {
  const { text } = await ask(['aluminium sliders, 2.4m tall by 4m: is that within your limits?'])
  expect(text).toMatch(/2\.4m high is fine/)
  expect(text).not.toMatch(/too high/)
})

it('answers each request of a message', async () => {
  const { text } = await ask([
    'Half our double glazing has gone misty. Do we need whole new windows or just the glass? And are you able to do it in Harlow?',
  ])
  expect(text).toMatch(/^Yes, we cover Harlow\.[^]*sealed unit/)
  const both = await ask([
    'I want better locks on three doors without replacing them. Can you do that and how soon?',
  ])
  expect(both.text).toMatch(/anti-snap[^]*\btimes?\b/)
})
