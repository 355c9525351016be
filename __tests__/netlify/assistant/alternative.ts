import { said } from '../../support/said'

/** A second answer, where the first only says what is not known. */

it('says what it knows behind what it does not know', async () => {
  const { text } = await said('do sash horns cost extra or are they just for show')
  expect(text).toMatch(/don't know whether.*in case you meant this: .*strengthen/is)
})

it('gives one answer where it knows', async () => {
  const { text } = await said('how thick are your composite doors')
  expect(text).not.toMatch(/in case you meant/)
})
