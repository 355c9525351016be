import { said } from '../../support/said'

/** Who is rung, when and about what: what the record says of it. */

it('does not ring the one who is not to be rung', async () => {
  const { lead, text } = await said(
    'would a new cylinder do for my dad’s front door',
    'Beatrix Mbeki, 07700 900713. That’s me, please don’t ring Dad, he’ll agree to anything',
  )
  expect(lead).toMatchObject({ name: 'Beatrix Mbeki', phone: '07700 900713' })
  expect(text).toContain('Thanks, Beatrix')
})

it('keeps a number for when the first does not answer beside the first', async () => {
  const { lead } = await said(
    'after a back door for my nan',
    'ring her not me, Iris Norcott 01632 960174. shes up early but its lunch club at 12 so morning',
    'if you cant get her im on 07700 900991, Baz Norcott',
  )
  expect(lead?.phone).toBe('01632 960174')
})

it('rings somebody who gives a number after asking for e-mail only', async () => {
  const { lead, text } = await said(
    'A quote for six sash windows please. Caroline Ashdown-Pike, caroline.ap@example.com, e-mail only, no calls',
    'Oh go on, it may be easier to talk it through. 01632 960455, Tuesdays only',
  )
  expect(lead?.phone).toBe('01632 960455')
  expect(text).not.toMatch(/hear by e-mail/)
})

it('keeps the number of somebody who has agreed, and asks who is reached already for nothing', async () => {
  const { lead, text } = await said(
    'a front door please, Joyce Tilley 01632 960211',
    'Pat is Pat Oduya, her mobile is 07700 900348, she’s stood here and says that’s fine',
  )
  expect(lead).toMatchObject({ name: 'Joyce Tilley', phone: '01632 960211' })
  expect(text).not.toContain('what’s your name')
})

it('adds the surname that follows, beside where it is', async () => {
  const { lead } = await said(
    'someones kicked my back door in the panel is hanging off',
    'Shaz 07700 900772',
    'Malik. CM17 9TE church langley',
  )
  expect(lead).toMatchObject({ name: 'Shaz Malik', postcode: 'CM17 9TE' })
})

it('reads a postcode that is spelt out, and a name before “speaking”', async () => {
  const { lead } = await said(
    'this is Len Bagshaw speaking I have three window handles that have gone wobbly',
    'my number is oh double seven double oh nine double oh three one four',
    'the postcode is C M one eight seven L P that is in Harlow',
  )
  expect(lead).toMatchObject({ name: 'Len Bagshaw', phone: '07700 900314', postcode: 'CM18 7LP' })
})

it.each([
  ['Extension won’t be ready till spring, so it’s only for pricing at the moment', 'low'],
  ['I don’t suppose it’s urgent', 'low'],
  ['Need prices by Friday or the client goes elsewhere', 'medium'],
])('hears how soon: %s', async (told, urgency) => {
  const { lead } = await said('A quote for bi-folds please, Kerry Doyle 07700 900146', told)
  expect(lead?.urgency).toBe(urgency)
})

it('names what is to be mended', async () => {
  const pane = await said(
    'We have a cracked pane in our church hall at Takeley. It’s been that way for a week so I don’t suppose it’s urgent.',
    'Ruth Collingwood, 01632 960890, the hall is CM22 6SP',
  )
  expect(pane.lead?.service).toBe('cracked pane')
})

it('takes an enquiry back that is not wanted any more, and says so when asked', async () => {
  const asked = [
    'can I get a price for French doors, Connor Sheehy 07700 900624',
    'actually leave it, the missus has just told me her brother is doing it',
  ]
  expect((await said(...asked)).lead).toMatchObject({ withdrawn: true })
  const { text } = await said(...asked, 'has it already gone through? can you cancel it')
  expect(text).toContain('nothing is passed on')
})

it('takes the postcode of the work where it is another than the visitor’s, and a name in full before it', async () => {
  const { lead } = await said(
    'Des O’Shaughnessy-Bell, well Desmond. I’m in Cambridge, CB4, but the house is Loughton, IG10',
    '07700 900326, a front door please',
  )
  expect(lead).toMatchObject({ name: "Des O'Shaughnessy-Bell", postcode: 'IG10' })
})

it('takes nothing for the visitor’s that is a neighbour’s', async () => {
  const { lead } = await said(
    'how much to change the glass on a 3x4 conservatory roof?',
    'my neighbour Sandra wants windows off you an all, heres her number 07700 900810',
    'ok leave her out of it. mine is 07700 900179, Jade Okafor, RM3',
    'evenings after 6 im at work before that',
  )
  expect(lead).toMatchObject({ phone: '07700 900179', service: 'conservatory roof glass' })
})

it.each([
  ['Revd Peter Ashby-Cole', 'Revd Peter Ashby-Cole. E-mail is p.ashbycole@example.com'],
  ['Mihai Dumitrașcu', 'My name Mihai Dumitrașcu. Number 07700 900943'],
  ['Mrs Thi Nguyen', 'Mrs Nguyen, first name Thi. shop phone 01632 960702'],
  ['Giles Fortescue-Hume', 'Giles Fortescue-Hume from Larkfield Lettings, 01632 960330'],
])('knows a name as it is written: %s', async (name, told) => {
  const { lead } = await said('a quote for draught proofing three windows please', told)
  expect(lead?.name).toBe(name)
})

it('keeps the service when the product beside it is dropped', async () => {
  const { lead } = await said(
    'Dr Haidari-Whitlock, Epping, CM16. Interested in quietening two bedrooms on the main road, and possibly a new patio door',
    'What sort of glass is it, and would the existing frames stay?',
    'On reflection forget the patio door. Just the bedrooms',
    'It’s oh double seven double oh, nine double oh, one two six',
  )
  expect(lead?.service).toBe('acoustic glazing')
})

it('says whether we come to a place, and pitches no offer of another', async () => {
  const { text } = await said('my postcode is RM1 2SA')
  expect(text).toMatch(/^Yes, we cover RM1/)
  expect(text).not.toMatch(/CM17|£/)
})

it('answers both of two things that are asked in one breath', async () => {
  const { text } = await said('the frame depth and energy rating of the R9 windows please')
  expect(text).toContain('100mm')
  expect(text).toContain('A++')
})

it('apologises to somebody who has asked before', async () => {
  const { text } = await said('THIRD TIME IVE ASKED. when is somebody coming to sort my leaking door????')
  expect(text).toMatch(/sorry/i)
})
