import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Carousel } from '@/components/gallery/carousel'
import finishes from '../../../data/door-finishes.json'
import { mockMediaQueries } from '../../support/media-queries'
import { painted } from '../../support/painted'

const items = finishes.items.map(({ slug, name, picture: { alt } }) => ({
  key: slug,
  name,
  picture: {
    alt,
    src: {
      childImageSharp: {
        gatsbyImageData: { layout: 'fullWidth' as const, width: 1, height: 1, images: { sources: [] } },
      },
    },
  },
}))
const onSelect = jest.fn()
const user = userEvent.setup()

beforeEach(() => {
  mockMediaQueries(1280)
  onSelect.mockReset()
  render(<Carousel items={items} noun="finish" nouns="finishes" shape="swatch" onSelect={onSelect} />)
})

const counter = () => screen.getByText(/^Slide \d+ of \d+/)
const click = (name: string) => user.click(screen.getByRole('button', { name }))

it('counts the 25 finishes from the first', () => {
  expect(counter()).toHaveTextContent(`Slide 1 of 25: ${items[0]!.name}`)
})

it('moves on and reports the current finish', async () => {
  await click('Next finish')
  expect(counter()).toHaveTextContent('Slide 2 of 25')
  // The page is told once that has been painted.
  await painted()
  expect(onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ name: items[1]!.name }))
})

it('loops from the first to the last', async () => {
  await click('Previous finish')
  expect(counter()).toHaveTextContent('Slide 25 of 25')
})

it('has five dots and says how many finishes are beyond them', async () => {
  // Small screens alone show them, and jsdom takes the window for a wide one.
  const dots = screen.getAllByRole('button', { name: /^Show /, hidden: true })
  expect(dots).toHaveLength(5)
  expect(within(dots[0]!.parentElement!).getByText('+20')).toBeInTheDocument()
  await user.click(dots[3]!)
  expect(counter()).toHaveTextContent('Slide 4 of 25')
  expect(dots[3]).toHaveAttribute('aria-current', 'true')
})

it('goes by how far the strip was scrolled, as long as nothing else was used', () => {
  const strip = screen.getByRole('list', { name: 'All 25 finishes' })
  Object.defineProperties(strip, { scrollWidth: { value: 2500 }, scrollLeft: { value: 690 } })
  fireEvent.scroll(strip)
  expect(counter()).toHaveTextContent('Slide 8 of 25')
})

it('brings what was chosen elsewhere to the front, which is no choice of its own', () => {
  cleanup()
  const carousel = (selected: string) => (
    <Carousel
      items={items}
      noun="finish"
      nouns="finishes"
      shape="swatch"
      selected={selected}
      onSelect={onSelect}
    />
  )
  const { rerender } = render(carousel(items[0]!.key))
  rerender(carousel(items[6]!.key))
  expect(counter()).toHaveTextContent(`Slide 7 of 25: ${items[6]!.name}`)
  const strip = screen.getByRole('list', { name: 'All 25 finishes' })
  expect(strip.querySelector('[data-front]')).toHaveTextContent(items[6]!.name)
  fireEvent.scroll(strip)
  expect(onSelect).not.toHaveBeenCalled()
})
