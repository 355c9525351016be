import { said } from '../../support/said'

/** Visitors who change their minds, and changes that are none. */

it.each<[string[], object]>([
  [
    [
      'thinking of sash windows',
      'Actually no, flush casements, the R9',
      'A quote please. Bob Cole 07700 900801',
    ],
    { service: 'R9 flush casement windows' },
  ],
  [
    ['R9 windows please', 'how deep is it?', 'hmm, too deep. R7 then', 'Bob Cole 07700 900801'],
    { service: 'R7 flush casement windows' },
  ],
  [
    ['We’d like French doors and a cat flap', 'no cat flap after all', 'Bob Cole 07700 900801'],
    { service: 'uPVC French doors' },
  ],
  [
    [
      'bifold or slider?',
      'slider sounds better',
      'no, the wife wants bifolds',
      'bifolds it is, Bob Cole 07700 900801',
    ],
    { service: 'aluminium bi-folding doors' },
  ],
  [
    ['Quote for sliders, Bob Cole 07700 900801', 'actually bin the whole thing', 'no wait, I do want it'],
    { name: 'Bob Cole', service: 'sliding patio doors', complete: false },
  ],
  [
    [
      'someone tried to break in, the patio lock is bent',
      'police are here, all fine, it locks',
      'want better locks on it though',
      'Jo March 07700 900806, next week is fine',
    ],
    { service: 'door cylinder replacements', urgency: 'medium' },
  ],
  [['We wanted the R9 but it’s R7 now', 'Bob Cole 07700 900801'], { service: 'R7 flush casement windows' }],
  [
    ['Quote for a slider please', 'Bob Cole 07700 900801', 'hmm French doors after all'],
    { service: 'uPVC French doors' },
  ],
])('the record has the last word: %s', async (turns, lead) => {
  expect((await said(...turns)).lead).toMatchObject(lead)
})

it('reads nothing back that was turned down in the same breath', async () => {
  const { text } = await said(
    'Can you ring me about a roof lantern? Bob Cole 07700 900815',
    'sorry not a lantern, I mean a flat roof light',
  )
  expect(text).toMatch(/^Noted: flat roof lights\./)
  const turns = ['Quote for R7 windows, Ann Fox 07700 900820', 'could you add a front door']
  expect((await said(...turns, 'on second thoughts not the front door')).text).toMatch(/no front door/)
})

it('knows an enquiry that was put back from one that was taken back', async () => {
  const turns = ['Quote for sliders, Bob Cole 07700 900801', 'bin the whole thing', 'no wait, I do want it']
  expect((await said(...turns, 'is it still there?')).text).not.toMatch(/taken it out/)
  expect((await said(...turns.slice(0, 2), 'is it still there?')).text).not.toMatch(/hasn’t gone yet/)
})

it.each([
  ['no thanks', /anything else|No problem|fine/],
  ['no, that is all', /fine|passed|No problem/],
  ['hmm', /./],
])('still hears the end in: %s', async (end, says) => {
  const { text } = await said('do you do bifolds', end)
  expect(text).toMatch(says)
  expect(text).not.toMatch(/Noted|“/)
})
