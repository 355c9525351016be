import { act, fireEvent, render } from '@testing-library/react'
import { createRef } from 'react'
import type Slider from 'react-slick'
import { Slides } from '@/components/gallery/slides'
import { mockMediaQueries } from '../../support/media-queries'

const picture = {
  alt: 'A colour',
  src: {
    childImageSharp: {
      gatsbyImageData: { layout: 'fullWidth' as const, width: 1, height: 1, images: { sources: [] } },
    },
  },
}
const items = Array.from({ length: 25 }, (_, index) => ({
  key: `${index}`,
  name: `Colour ${index}`,
  picture,
}))
const onChange = jest.fn()
const slider = createRef<Slider>()

beforeEach(() => {
  mockMediaQueries(1280)
  layOut()
  onChange.mockReset()
  render(<Slides ref={slider} items={items} shape="swatch" first={0} onChange={onChange} />)
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

it.each([
  [-11, 1],
  [11, 24],
  [-9, undefined],
  [9, undefined],
])('takes a drag for one from 10 px on: %i px brings slide %p to the front', (by, slide) => {
  const list = document.querySelector('.slick-list')!
  fireEvent.mouseDown(list, { clientX: 400, clientY: 50 })
  fireEvent.mouseMove(list, { clientX: 400 + by, clientY: 50 })
  fireEvent.mouseUp(list, { clientX: 400 + by, clientY: 50 })
  if (slide === undefined) expect(onChange).not.toHaveBeenCalled()
  else expect(onChange).toHaveBeenLastCalledWith(slide)
})

it('is at the next slide within 250 ms', async () => {
  slider.current?.slickNext()
  // react-slick moves a moment later.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  const { transition } = document.querySelector<HTMLElement>('.slick-track')!.style
  const [, duration] = /transform (\d+)ms/.exec(transition) ?? []
  expect(Number(duration)).toBeLessThanOrEqual(250)
})
