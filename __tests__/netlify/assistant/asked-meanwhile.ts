import { shown } from '../../support/said'

/** What is asked in the middle of a conversation, and told beside it, is answered as it would be alone. */

it.each<[string[], string, RegExp]>([
  [
    ['saw the composite door offer in the CM17 leaflet', 'I like the Winslow 1 one'],
    'and does that come with glass you can’t see through? we’re right on the pavement',
    /^Yes: clear or obscure glass is in the £1450/,
  ],
  [[], 'saw the composite door thing in the CM17 Connection. is it really 1450 all in, fitted?', /^Yes/],
  [
    ['I let out three flats and the windows need trickle vents. Is that something you do?'],
    'And the stairwell has an old wired-glass pane. Would that have to be fire rated?',
    /building control/,
  ],
  [
    ['My conservatory is like an oven. Can you change the glass in the roof?'],
    'Would I have to have the whole conservatory taken down?',
    /^No, the conservatory stays/,
  ],
  [
    ['I have a Victorian terrace and the five sash windows at the front are rotten.'],
    'What precisely are sash horns? My neighbour has them and I rather like them.',
    /sashes meet/,
  ],
  [
    ['Callum Drysdale, 07700 900267. Quote please for 4 tilt and turn windows.', 'do you do finance?'],
    'what about 0%?',
    /0% plan/,
  ],
  [
    ['your van was outside number 14, what are they having done?'],
    'well was it the £1450 door? they told my wife they paid two grand',
    /can't say what anybody else/,
  ],
  [
    ['your van was outside number 14, what are they having done?'],
    'fair enough. who reads these messages anyway',
    /chat/,
  ],
  [
    ['I should like somebody to look at my roof. Mrs Oakes, 07700 900638'],
    'Thank you dear. Will the man have identification?',
    /identification at the door/,
  ],
  [
    ['Is there a glass that stops the noise? It’s for mum', 'Chidi Obi 07700 900589'],
    'When someone does come round she has a walking frame, so tell them to wait a bit after ringing the bell',
    /^I’ve added that/,
  ],
])('after %j: %s', async (before, asks, says) => {
  const { text } = await shown(...before, asks)
  expect(text).toMatch(says)
})

it('answers what it is to be told beside the quote', async () => {
  const { text, lead } = await shown(
    'What is the maximum width you do in aluminium bifolds?',
    'Could someone quote it, and tell me what size opening to leave? Tobias Renn, tobias.renn@example.com',
  )
  expect(text).toMatch(/opening/)
  expect(lead?.service).toBe('aluminium bi-folding doors')
})
