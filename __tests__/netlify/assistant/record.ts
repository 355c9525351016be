import { requestOf } from '../../../netlify/assistant/requests'
import { sizePart } from '../../../netlify/assistant/sizes'
import { topicById } from '../../../netlify/assistant/topics'
import { said } from '../../support/said'

/** What is read back, what is noted, lists of jobs, and sizes that belong to their product. */

const FIRST = 'I want a new composite door. Bill Orr 07700 900555'
const lastOf = async (...turns: string[]) => (await said(...turns)).text
const READ = /^I have: Bill Orr/

describe('the record', () => {
  it.each([
    'Once more then, what does it say now?',
    'how does it read now?',
    'what have you got down?',
    'say it again please',
    'What have we got so far?',
    'what does my list say now',
  ])('is read back to: %s', async (asks) => {
    expect(await lastOf(FIRST, asks)).toMatch(READ)
  })

  it.each([
    'What paperwork do you provide?',
    'What certificates do I get?',
    'What do you write down when you measure?',
    'what documents will I have at the end?',
    'do you give a written contract?',
    'what does the brochure say about colours?',
  ])('is not read back to: %s', async (asks) => {
    expect(await lastOf(FIRST, asks)).not.toMatch(READ)
  })
})

it('says short statements back, each in other words', async () => {
  const turns = [
    'What is the difference between R7 and R9?',
    'Ours is a 1930s semi with a bay',
    'The front faces north',
    'We have two cats',
  ]
  const [first, second] = [await lastOf(...turns.slice(0, 3)), await lastOf(...turns)]
  expect(first).toContain('“The front faces north”')
  expect(second).toContain('“We have two cats”')
  expect(second).not.toContain('Ask me anything else')
})

describe('a list of jobs', () => {
  it.each([
    'I’m a landlord in Harlow with four jobs: a misted pane, a sticking patio door, a broken letterbox and a new front door',
    'Landlord here, several things in Harlow: hinge on kitchen window, misted bathroom pane, trickle vents',
    'Three jobs in Epping please: replace a lock, new letterbox, cat flap',
    'In Harlow, need a list of bits done: two misted units, one handle, draughty front door',
    'A couple of small jobs for you: a hinge and a handle',
    'We have 5 repairs to be done in Epping',
  ])('is taken down: %s', async (text) => {
    expect(await lastOf(text)).toMatch(/your name|What’s it about/)
  })

  it.each([
    'Do you do jobs at weekends?',
    'How many jobs have you on?',
    'I have two things to ask: do you do cat flaps and what about trickle vents?',
    'What sort of things do you mend?',
    'A few things: do bifolds lock well?',
    'The door sticks and things fall off it',
  ])('is not heard in: %s', async (text) => {
    expect(await lastOf(text)).not.toMatch(/your name/)
  })
})

describe('a size', () => {
  const verdict = (text: string) => sizePart(requestOf(text), [topicById('aluminium-sliding')!])?.text

  it('is a height only where it is called one', () => {
    expect(verdict('the ceiling is high, the opening 4200mm')).not.toMatch(/too high/)
    expect(verdict('height 2100mm, width 4200mm')).not.toMatch(/too high/)
    expect(verdict('it is 4200mm high')).toMatch(/too high/)
    expect(verdict('a height of about 4200mm')).toMatch(/too high/)
  })

  it('of a gap is that of an opening, unless it is one to be sealed', async () => {
    expect(await lastOf('the gap is maybe 2.6m')).not.toMatch(/silicone/)
    expect(await lastOf('there is a 5mm gap round the frame, wind comes in')).toMatch(/draught|filled|joint/)
  })
})
