import { said } from '../../support/said'

/** Alarms that are over, and what is no alarm. */

const SMASHED = 'Someone has put a brick through my front window'
const lastOf = async (...turns: string[]) => (await said(...turns)).text

describe('an alarm', () => {
  it.each([
    'panic over, locksmith has got it shut',
    'my brother has boarded it, sorted for tonight',
    'we managed to close it',
    'the council secured it',
    'we do not need boarding any more',
    'false alarm, nothing is broken',
    'that was two years ago, I mean',
    'do not worry, only the inner pane went, and it is taped',
  ])('is over with: %s', async (over) => {
    const { text, lead } = await said(SMASHED, over, 'A new pane please, no rush. Tom Hill, 07700 900456')
    expect(await lastOf(SMASHED, over)).not.toContain('01632')
    expect(text).not.toContain('day and night')
    expect(lead).toMatchObject({ urgency: 'low' })
    expect(lead?.service).not.toContain('boarding')
  })

  it.each([
    'it still is not boarded',
    'I need it boarded up',
    'the police have gone now',
    'it is shut but it will not lock',
    'nobody has secured it',
    'until it is fixed anybody can get in',
  ])('lasts through: %s', async (more) => {
    expect(await lastOf(SMASHED, more)).toContain('01632')
  })

  it('that is over takes the hurry out of what was kept', async () => {
    const { lead, text } = await said(
      'window smashed, help. Tom Hill 07700 900456',
      'panic over, neighbour boarded it up. Next week will do',
    )
    expect(text).toMatch(/glad/)
    expect(lead).toMatchObject({ name: 'Tom Hill', urgency: 'medium' })
  })

  it('that was none is taken back', async () => {
    const text = await lastOf('the front door will not lock', 'you misunderstood, it is not an emergency')
    expect(text).toMatch(/misread/)
  })
})

it.each([
  'We are in a listed cottage and the conservation officer frightens me, which windows can I have?',
  'I am afraid the front door will not fit, what happens then?',
  'I live alone and I am scared of burglars, which door is best?',
  'I am terrified of choosing the wrong window',
  'My bedroom window will not close unless I pull it in, which means leaning out, which I would like to stop doing',
  'Our window was smashed on Sunday, it has been boarded up. Can you replace the glass?',
])('is not raised by: %s', async (text) => {
  expect(await lastOf(text)).not.toMatch(/999|lean or climb|emergency boarding/)
})

it.each([
  'I am alone and frightened, somebody is outside the back door',
  'I am scared, I can hear footsteps outside on my own here',
  'can i lean out and pull it shut',
  'if i hang out of the window i can nearly reach the hinge',
  'I am on my own and there is a noise outside',
  'the back door was kicked in and the door is now shut',
])('is raised by: %s', async (text) => {
  expect(await lastOf(text)).toMatch(/999|lean or climb/)
})
