import { withTail } from '../../../netlify/assistant/tail'

/** A number that is put right without being said again. */

const GIVEN = '07700 960185'

it.each([
  ['960158 on the end. Same beginning', '07700 960158'],
  ['ends 58 not 85', '07700 960158'],
  ['sorry the last three are 158', '07700 960158'],
  ['its five eight at the end', '07700 960158'],
  ['85 should be 58', '07700 960158'],
  ['not 185, it’s 158', '07700 960158'],
  ['oh I mixed the last two up', '07700 960158'],
  ['Jo, 07700 960185. Sorry, ends 58', '07700 960158'],
  ['I mixed up the last two', '07700 960158'],
  ['last two digits are the wrong way round, sorry', '07700 960158'],
  ['my number starts 07701 not 07700', '07701 960185'],
  ['960 158 is the end', '07700 960158'],
])('puts a number right: %s', (said, right) => {
  expect(withTail(GIVEN, said)).toBe(right)
})

it.each([
  'the house is 58 on the end of the terrace',
  'the last two are 1200 wide',
  'sorry, 900 not 960',
  'it is 4800 not 4200',
  'his is the same but ends 046',
  'yes, ends 85',
  'the wall ends 1500 from the door',
  'I need it by the end of 2027',
  'mixed up the last two windows I measured, 900 wide',
  'wrong number, it is 07700 960185 not 960158',
  'I muddled the last two quotes',
])('takes for no correction of a number: %s', (said) => {
  expect(withTail(GIVEN, said)).toBeUndefined()
})
