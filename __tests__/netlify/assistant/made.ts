import { EXAMPLES } from '../../../netlify/assistant/examples'
import { known, madeOf, note } from '../../../netlify/assistant/made'
import { requestOf } from '../../../netlify/assistant/requests'

/** What the build works out ahead, so that a visitor does not wait for it. */

describe('what is worked out ahead', () => {
  it('is known for the texts that it was made from, and for no others', () => {
    note('of a test', () => ['one', 'two'], { is: 2 })
    const [same, other] = [() => ['one', 'two'], () => ['one', 'three']]
    expect(known('of a test', same)).toEqual({ is: 2 })
    expect(known('of a test', other)).toBeUndefined()
    expect(madeOf('of a test', other, () => ({ is: 3 }))).toEqual({ is: 3 })
    expect(madeOf('of a test', other, () => ({ is: 4 }))).toEqual({ is: 3 })
  })

  it('understands an example as if it were said', () => {
    const some = EXAMPLES.filter((_, at) => at % 97 === 0)
    expect(some.length).toBeGreaterThan(100)
    for (const { text, plain, masked } of some)
      expect({ text, plain, masked }).toEqual({ text, ...pick(text) })
  })
})

const pick = (text: string) => {
  const { plain, masked } = requestOf(text)
  return { plain, masked }
}
