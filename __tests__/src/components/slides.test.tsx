import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Slides } from '@/components/gallery/slides'
import finishes from '../../../data/door-finishes.json'
import { mockMediaQueries } from '../../support/media-queries'

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
  layOut()
  onSelect.mockReset()
  render(<Slides items={items} noun="finish" nouns="finishes" shape="swatch" onSelect={onSelect} />)
})

/** jsdom lays nothing out: here the carousel is 1000 px wide and a slide 120. */
function layOut() {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.classList.contains('slick-slide') ? 120 : 1_000
  })
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.classList.contains('slick-slide') ? [...this.parentElement!.children].indexOf(this) * 120 : 0
  })
}

const counter = () => screen.getByText(/^Slide \d+ of \d+/)
const click = (name: string) => user.click(screen.getByRole('button', { name }))

it('counts the 25 finishes from the first', () => {
  expect(counter()).toHaveTextContent(`Slide 1 of 25: ${items[0]!.name}`)
})

it('moves on and reports the finish that comes to the front', async () => {
  await click('Next finish')
  expect(counter()).toHaveTextContent('Slide 2 of 25')
  expect(onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ name: items[1]!.name }))
})

it('loops from the first to the last', async () => {
  await click('Previous finish')
  expect(counter()).toHaveTextContent('Slide 25 of 25')
})

it.each([
  [-11, 2],
  [11, 25],
  [-9, 1],
  [9, 1],
])('takes a drag for one from 10 px on: %i px shows slide %i', (by, slide) => {
  const list = document.querySelector('.slick-list')!
  fireEvent.mouseDown(list, { clientX: 400, clientY: 50 })
  fireEvent.mouseMove(list, { clientX: 400 + by, clientY: 50 })
  fireEvent.mouseUp(list, { clientX: 400 + by, clientY: 50 })
  expect(counter()).toHaveTextContent(`Slide ${slide} of 25`)
})

it('is at the next slide within 250 ms', async () => {
  await click('Next finish')
  const { transition } = document.querySelector<HTMLElement>('.slick-track')!.style
  const [, duration] = /transform (\d+)ms/.exec(transition) ?? []
  expect(Number(duration)).toBeLessThanOrEqual(250)
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
