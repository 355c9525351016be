import { render, screen } from '@testing-library/react'
import { Coded } from '@/components/offer/coded'

it('sets a postcode apart, in one piece, and leaves the words as they are', () => {
  render(
    <h2>
      <Coded text="Don't Miss Out on This Exclusive CM17 Offer!" />
    </h2>,
  )
  const heading = screen.getByRole('heading', { name: "Don't Miss Out on This Exclusive CM17 Offer!" })
  expect([...heading.children].map(({ textContent }) => textContent)).toEqual(['CM17'])
})

it('leaves words without one, and other figures, alone', () => {
  render(
    <h2>
      <Coded text="A 10-year guarantee at Stort Mill" />
    </h2>,
  )
  expect(screen.getByRole('heading').children).toHaveLength(0)
})
