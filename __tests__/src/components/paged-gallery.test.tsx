import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PagedGallery } from '@/components/gallery/paged-gallery'
import type { CatalogueItem } from '@/components/ui/catalogue-grid'
import { mockMediaQueries, resizeWindow } from '../../support/media-queries'
import { painted } from '../../support/painted'

const picture = {
  alt: 'A door',
  src: {
    childImageSharp: {
      gatsbyImageData: { layout: 'fullWidth' as const, width: 1, height: 1.5, images: { sources: [] } },
    },
  },
}
const items = (count: number): CatalogueItem[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `style-${index + 1}`,
    name: `STYLE ${index + 1}`,
    text: `About ${index + 1}`,
    picture,
  }))

const onSelect = jest.fn()
const user = userEvent.setup()

function renderGallery(count: number, width = 1280) {
  mockMediaQueries(width)
  onSelect.mockReset()
  render(<PagedGallery items={items(count)} noun="style" ratio="door" onSelect={onSelect} />)
}

/** Names of the thumbnails on the page in view: the others are marked as away, and CSS hides them. */
const inView = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => !item.hasAttribute('data-away'))
    .map((item) => within(item).getByRole('button').getAttribute('aria-label'))
const chosen = () => screen.getByRole('heading', { level: 3 }).textContent
const button = (name: string) => screen.getByRole('button', { name })
const styles = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `STYLE ${from + index}`)

// What a press is followed by belongs to the test that made it.
afterEach(painted)

it('shows six thumbnails to a page, and which page it is', () => {
  renderGallery(37)
  expect(inView()).toEqual(styles(1, 6))
  expect(screen.getByText('Page 1 of 7')).toBeVisible()
})

it('shows three to a page in a window narrower than 768 px', () => {
  renderGallery(37, 767)
  expect(inView()).toEqual(styles(1, 3))
  expect(screen.getByText('Page 1 of 13')).toBeVisible()
})

it('chooses the thumbnail that is clicked and reports it', async () => {
  renderGallery(37)
  await user.click(button('STYLE 4'))
  await painted()
  expect(chosen()).toBe('STYLE 4')
  expect(button('STYLE 4')).toHaveAttribute('aria-pressed', 'true')
  expect(onSelect).toHaveBeenCalledTimes(1)
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ name: 'STYLE 4' }))
})

it('steps round at either end, and the page follows', async () => {
  renderGallery(37)
  await user.click(button('Previous style'))
  expect(chosen()).toBe('STYLE 37')
  expect(screen.getByText('Page 7 of 7')).toBeVisible()
  expect(inView()).toEqual(['STYLE 37'])
  await user.click(button('Next style'))
  expect(chosen()).toBe('STYLE 1')
  expect(inView()).toEqual(styles(1, 6))
})

it('turns pages without choosing, and stops at the first and the last', async () => {
  renderGallery(13)
  expect(button('Previous Set')).toBeDisabled()
  await user.click(button('Next Set'))
  expect(inView()).toEqual(styles(7, 12))
  expect(chosen()).toBe('STYLE 1')
  await painted()
  expect(onSelect).not.toHaveBeenCalled()
  await user.click(button('Next Set'))
  expect(inView()).toEqual(['STYLE 13'])
  expect(button('Next Set')).toBeDisabled()
  expect(button('Previous Set')).toHaveFocus()
  await user.click(button('Previous Set'))
  expect(button('Next Set')).toBeEnabled()
})

it('goes to the chosen item’s page again after the visitor leafed away', async () => {
  renderGallery(13)
  await user.click(button('Next Set'))
  await user.click(button('Next style'))
  expect(chosen()).toBe('STYLE 2')
  expect(inView()).toEqual(styles(1, 6))
})

it('keeps the chosen item in view when the window is resized', async () => {
  renderGallery(37)
  await user.click(button('STYLE 5'))
  resizeWindow(390)
  expect(inView()).toEqual(styles(4, 6))
  expect(screen.getByText('Page 2 of 13')).toBeVisible()
  resizeWindow(1280)
  expect(inView()).toEqual(styles(1, 6))
})

it('hides the page controls when there is only one page', () => {
  renderGallery(6)
  expect(screen.queryByRole('button', { name: /Set$/ })).not.toBeInTheDocument()
  expect(screen.queryByText(/Page/)).not.toBeInTheDocument()
})

it('moves with the arrow keys, Home and End', async () => {
  renderGallery(37)
  button('STYLE 1').focus()
  await user.keyboard('{ArrowRight}')
  expect(chosen()).toBe('STYLE 2')
  await user.keyboard('{End}')
  expect(chosen()).toBe('STYLE 37')
  await user.keyboard('{ArrowRight}')
  expect(chosen()).toBe('STYLE 1')
  await user.keyboard('{ArrowLeft}{Home}')
  expect(chosen()).toBe('STYLE 1')
})

it.each([
  [-11, 'STYLE 2'],
  [11, 'STYLE 37'],
  [-9, 'STYLE 1'],
  [9, 'STYLE 1'],
])('is dragged by mouse or finger from 10 px on: %i px shows %s', (by, name) => {
  for (const [down, move, up, at] of [
    ['mouseDown', 'mouseMove', 'mouseUp', (clientX: number) => ({ clientX, clientY: 50 })],
    ['touchStart', 'touchMove', 'touchEnd', (clientX: number) => ({ touches: [{ clientX, clientY: 50 }] })],
  ] as const) {
    renderGallery(37)
    const picture = screen.getAllByAltText('A door')[0]!
    fireEvent[down](picture, at(400))
    fireEvent[move](picture, at(400 + by))
    fireEvent[up](picture, at(400 + by))
    expect(chosen()).toBe(name)
    cleanup()
  }
})

it('leaves its picture where it is when it is dragged', () => {
  renderGallery(37)
  // Not prevented, the browser would carry off a copy of the picture, and the drag would be at its end.
  expect(fireEvent.dragStart(screen.getAllByAltText('A door')[0]!)).toBe(false)
})

it('tells screen readers which item of how many is chosen', async () => {
  renderGallery(37)
  await user.click(button('STYLE 3'))
  const words = screen.getByRole('heading', { level: 3 }).parentElement!
  expect(words).toHaveAttribute('aria-live', 'polite')
  expect(words).toHaveTextContent(/STYLE 3, 3 of 37\s?About 3/)
})

it('shows the item that the page chooses, on its page, and lets the visitor go on from there', async () => {
  mockMediaQueries(1280)
  const gallery = (selected?: string) => (
    <PagedGallery items={items(37)} noun="style" ratio="door" selected={selected} />
  )
  const { rerender } = render(gallery())
  rerender(gallery('style-20'))
  expect(chosen()).toBe('STYLE 20')
  expect(inView()).toEqual(styles(19, 24))
  await user.click(button('Next style'))
  expect(chosen()).toBe('STYLE 21')
  rerender(gallery('a style that is not offered'))
  expect(chosen()).toBe('STYLE 21')
})

it('shows all of a large gallery at once, and goes back to pages with a choice', async () => {
  window.HTMLElement.prototype.scrollIntoView = jest.fn()
  renderGallery(37, 390)
  await user.click(button('Show all 37'))
  expect(inView()).toHaveLength(37)
  expect(screen.queryByRole('button', { name: 'Next Set' })).not.toBeInTheDocument()
  await user.click(button('STYLE 20'))
  expect(chosen()).toBe('STYLE 20')
  expect(inView()).toEqual(styles(19, 21))
  expect(button('Show all 37')).toHaveAttribute('aria-expanded', 'false')
})

it('has nothing more to show where one page holds everything', () => {
  renderGallery(6)
  expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument()
})
