import { render } from '@testing-library/react'
import { Unbroken } from '@/components/ui/unbroken'

const pieces = (text: string) => {
  const { container } = render(<Unbroken text={text} />)
  expect(container).toHaveTextContent(text)
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent)
}

it.each([
  ['Aluminium bi-folding doors', ['bi-folding']],
  ['Aluminium roof lantern S1', ['roof lantern S1']],
  ['uPVC French doors, open from the middle', ['French doors']],
  ['A uPVC front door in White', ['front door']],
  ['25 finishes, from plain white to walnut', []],
])('keeps together what belongs together in "%s"', (heading, together) => {
  expect(pieces(heading)).toEqual(together)
})
