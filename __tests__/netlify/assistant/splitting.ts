import { eachOnce } from '../../../netlify/assistant/each-once'
import { composed } from '../../../netlify/assistant/compose'
import type { Part } from '../../../netlify/assistant/part'
import { requestsOf, withBackground } from '../../../netlify/assistant/requests'

const piecesOf = (text: string) => requestsOf(text).map((one) => one.text)
const asked = (text: string) =>
  requestsOf(text)
    .filter(({ asks }) => asks)
    .map((one) => one.text)

describe('a message of several requests', () => {
  it.each([
    // A word or two before the second question.
    [
      'do you cover Epping and roughly what would 6 windows cost',
      ['do you cover Epping', 'roughly what would 6 windows cost'],
    ],
    ['can I pay monthly, if not do you take cards', ['can I pay monthly', 'if not do you take cards']],
    [
      'Do they look plastic, do they rattle and is VAT in the price?',
      ['Do they look plastic', 'do they rattle', 'is VAT in the price?'],
    ],
    [
      'Can you take it over, and if I go with you how do I know my money is safe?',
      ['Can you take it over', 'if I go with you how do I know my money is safe?'],
    ],
    // Whatever its first piece begins with.
    [
      'moss on the roof, do you clean them, how much, and is it safe to walk on',
      ['moss on the roof, do you clean them', 'how much', 'is it safe to walk on'],
    ],
    ['two things, what is the lead time and will they fade', ['what is the lead time', 'will they fade']],
    // Lists.
    [
      '1. price for a patio door\n2. colour choices\n3. do you take the old one away',
      ['price for a patio door', 'colour choices', 'do you take the old one away'],
    ],
    // A wish to know has no mark.
    [
      'Call me please. I also wish to know if pensioners get anything off.',
      ['I also wish to know if pensioners get anything off.'],
    ],
    [
      'Will the plaster come away? A rough price for 9 of them would help.',
      ['Will the plaster come away?', 'A rough price for 9 of them would help.'],
    ],
  ])('is cut into each: %s', (text, pieces) => expect(asked(text)).toEqual(pieces))

  it.each([
    // 'And can't' begins no question.
    ["My mum is 84 and can't turn the key", ["My mum is 84 and can't turn the key"]],
    // A clause goes with what is asked under it.
    ["If you don't, who would you send us to?", ["If you don't, who would you send us to?"]],
    // A tag and a word with a mark go with their statement.
    ['I need FD30 doors and a letter, can you do both', ['I need FD30 doors and a letter, can you do both']],
    ['The frame swelled in the heat. Normal?', ['The frame swelled in the heat, Normal?']],
    ['my hole is 7 metres. and what styles', ['my hole is 7 metres, what styles']],
    ['and windows? anything off those', ['and windows, anything off those']],
    ["the sash ones, sorry I'm not being very clear", ['the sash ones']],
  ])('keeps together what belongs together: %s', (text, pieces) => expect(piecesOf(text)).toEqual(pieces))

  it('takes a question that was put to a statement for one', () => {
    expect(requestsOf('my hole is 7 metres. and what styles')[0]?.asks).toBe(true)
  })

  it('hears "do that" after "if you" as no question', () => {
    expect(requestsOf('half glazed if you do that')[0]?.asks).toBe(false)
  })

  it('gives each question what was told before it', () => {
    const texts = withBackground(
      requestsOf(
        'The strip with the hooks is bent badly on one side. Is it dear to replace the strip, and do I get three keys?',
      ),
    ).map((one) => one?.text)
    expect(texts).toEqual([
      undefined,
      'The strip with the hooks is bent badly on one side. do I get three keys?',
    ])
  })
})

describe('an answer of several parts', () => {
  const part = (text: string, key = text): Part => ({ text, key })

  it('says nothing twice', () => {
    expect(
      composed([
        part('There are 50 glass designs in TruFrame, and 19 shown for uPVC.'),
        part("We've 19 glass designs. Satin Glass hides most."),
      ]),
    ).toBe('There are 50 glass designs in TruFrame, and 19 shown for uPVC.\n\nSatin Glass hides most.')
  })

  it('leaves out a part of the same page and figures', () => {
    const first =
      '[Flat roof lights](/conservatories/flat-roof-lights) have a U-value of 1.3 for the whole roof, frame included.'
    const second =
      'About 1.3 for the whole roof, so it counts the frame as well as the glass. Compare it with like. [Flat roof lights](/conservatories/flat-roof-lights).'
    const parts = [part(first), { ...part(second), key: 'roof-u-value' }]
    expect(eachOnce(parts, new Map())).toEqual([parts[0]])
  })

  it('gives the number once', () => {
    const [ring, ask, write] = [
      'We fix it: ring [01632 960417](tel:01632960417).',
      'I don’t know the terms, so ask on {phone}.',
      'Ring [01632 960417](tel:01632960417) or write to [a@b.example](mailto:a@b.example) with the year.',
    ]
    expect(composed([part(ring), part(ask), part(write)])).toBe(
      `${ring}\n\nI don’t know the terms, so ask us.\n\nRing or write with the year.`,
    )
  })

  it('answers the question alone where what was told leads to the same page', () => {
    const told: Part = {
      ...part('Go by the glass: [acoustic glazing](/services/acoustic-glazing) damps it.'),
      isTold: true,
    }
    const asked = part('Laminated glass helps most. [Acoustic glazing](/services/acoustic-glazing).')
    const other = part('Fit a seal. [Draught proofing](/services/draught-proofing).')
    expect(composed([told, asked])).toBe(asked.text)
    expect(composed([told, other])).toBe(`${told.text}\n\n${other.text}`)
  })

  it('keeps what only shares a word', () => {
    const texts = ['Quotes are free, with no obligation.', 'A deposit is on your quote.']
    expect(composed(texts.map((text) => part(text)))).toBe(texts.join('\n\n'))
  })

  it('answers four questions, and says once what it cannot', () => {
    const parts = ['Bifolds fold.', 'Sashes slide.', 'Roofs leak.', 'Handles turn.'].map((text) => part(text))
    const unknown: Part = { text: 'I don’t know that.', key: 'unknown', isUnknown: true }
    const text = composed([...parts, unknown])
    for (const one of parts) expect(text).toContain(one.text)
    expect(text).toMatch(/The rest I can’t tell you from here/)
  })
})
