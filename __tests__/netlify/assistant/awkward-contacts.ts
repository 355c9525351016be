import { written } from '../../../netlify/assistant/spoken'
import { CALL, talk } from '../../support/talk'

/** Names and numbers as people type them in a hurry. */

const leadAfter = async (...told: string[]) => (await talk([CALL, ...told.map(written)])).lead

it.each([
  ['its sandra on 07700 900 111, surname o’dowd', { name: "Sandra O'Dowd", phone: '07700 900111' }],
  [
    'Name: Tariq Aziz\nMob: 07700-900-111\nEmail: tariq_a@example.co.uk',
    { name: 'Tariq Aziz', phone: '07700 900111', email: 'tariq_a@example.co.uk' },
  ],
  ['Name is Siobhan spelt S-I-O-B-H-A-N Kiely, 07700 900111', { name: 'Siobhan Kiely' }],
  ['It’s Jean’s daughter, she can’t do phones. I’m Lorna Tully, 07700 900111', { name: 'Lorna Tully' }],
  [
    '07700 900222 is my wife’s, Erin’s. mine’s 07700 900111, Kit Marlow. use mine',
    { name: 'Kit Marlow', phone: '07700 900111' },
  ],
  ['Call Mohammed not Mo please, surname Iqbal, 07700 900111', { name: 'Mohammed Iqbal' }],
  ['yes pls ring. Number’s 07700 900111. ok Denny', { name: 'Denny', phone: '07700 900111' }],
  ['The bursar Mrs Cope signs off, 07700 900111', { name: 'Mrs Cope' }],
  ['e-mail bob the builder all one word at example dot com', { email: 'bobthebuilder@example.com' }],
])('understands %s', async (told, lead) => {
  expect(await leadAfter(told)).toMatchObject(lead)
})

it('rings the one who is in, and keeps the other number for when she is not', async () => {
  const lead = await leadAfter(
    'my nan is Peggy Sills 01632 960222. im Kayla 07700900111, ring me if shes not in',
  )
  expect(lead).toMatchObject({ phone: '01632 960222' })
})

it.each([
  ['Sandra Surname, 07700 900111', { phone: '07700 900111' }],
  ['it is one word at the top of the page. Jo Bell 07700 900111', { name: 'Jo Bell', phone: '07700 900111' }],
  ['Mr James Cope, 07700 900111', { name: 'Mr James Cope' }],
  ['James Rees 07700 900111', { name: 'James Rees' }],
  ['Jo Bell, not 07700 900222, I meant 07700 900111', { name: 'Jo Bell', phone: '07700 900111' }],
  ['Jo Bell 07700 900111, use the bell', { name: 'Jo Bell', phone: '07700 900111' }],
])('leaves as it was %s', async (told, lead) => {
  expect(await leadAfter(told)).toMatchObject(lead)
})
