import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Flipbook } from '@/components/flipbook/flipbook'
import { mockMediaQueries } from '../../support/media-queries'

jest.mock('@/hooks/use-company', () => ({ useCompany: () => ({}) }))
jest.mock('@/hooks/use-brochures', () => ({
  useBrochures: () => (route: string) => `/brochures${route}.pdf`,
}))

const pages = Array.from({ length: 6 }, (_, index) => ({
  text: [`Heading ${index + 1}`, `Words of page ${index + 1}`],
  width: 1440,
  height: 2036,
  pictures: [160, 720, 1440].map((width) => ({ src: `/static/${index + 1}-${width}.webp`, width })),
}))
const user = userEvent.setup()

function renderFlipbook(width = 1440) {
  window.history.replaceState(null, '', '/brochures/doors')
  mockMediaQueries(width)
  render(<Flipbook title="Doors" heading={<h1>Doors</h1>} pages={pages} download="brochure:/doors" />)
}

const where = () => screen.getByText(/^Pages? \d/).textContent
const click = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

it('turns two pages at a time on a wide screen', async () => {
  renderFlipbook()
  expect(where()).toBe('Page 1 of 6')
  await click('Next page')
  expect(where()).toBe('Pages 2–3 of 6')
  await click('Next page')
  expect(where()).toBe('Pages 4–5 of 6')
  await click('Previous page')
  expect(where()).toBe('Pages 2–3 of 6')
})

it('turns single pages on a phone and stops at both ends', async () => {
  renderFlipbook(390)
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true')
  await click('Previous page')
  expect(where()).toBe('Page 1 of 6')
  for (let turn = 0; turn < 7; turn += 1) await click('Next page')
  expect(where()).toBe('Page 6 of 6')
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
})

it('handles the arrow keys, Home and End wherever the focus is', async () => {
  renderFlipbook()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(where()).toBe('Pages 4–5 of 6')
  await user.keyboard('{End}')
  expect(where()).toBe('Page 6 of 6')
  await user.keyboard('{ArrowLeft}{Home}')
  expect(where()).toBe('Page 1 of 6')
})

it('leaves keys alone that are typed into a field', () => {
  renderFlipbook()
  const field = document.body.appendChild(document.createElement('input'))
  fireEvent.keyDown(field, { key: 'ArrowRight' })
  field.remove()
  expect(where()).toBe('Page 1 of 6')
})

it('goes to the page of a thumbnail and marks the open ones', async () => {
  renderFlipbook()
  const strip = within(screen.getByRole('navigation', { name: 'All pages' }))
  await user.click(strip.getByRole('button', { name: 'Page 5' }))
  expect(where()).toBe('Pages 4–5 of 6')
  const open = strip.getAllByRole('button').filter((button) => button.hasAttribute('aria-current'))
  expect(open.map((button) => button.getAttribute('aria-label'))).toEqual(['Page 4', 'Page 5'])
})

it('writes the page into the address, and begins at the page that stands there', async () => {
  renderFlipbook(390)
  await click('Next page')
  expect(window.location.search).toBe('?page=2')
})

it('enlarges in steps, and lets the keyboard scroll what is enlarged', async () => {
  renderFlipbook()
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
  await click('Zoom in')
  expect(screen.getByRole('status')).toHaveTextContent('150%')
  expect(screen.getByRole('region', { name: 'Enlarged page' })).toHaveAttribute('tabindex', '0')
  await click('Zoom in')
  await click('Zoom in')
  expect(screen.getByRole('status')).toHaveTextContent('300%')
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeDisabled()
})

it('has the words of every page as text, and the PDF to take away', () => {
  renderFlipbook()
  expect(screen.getAllByText(/^Words of page/)).toHaveLength(6)
  const download = screen.getByRole('link', { name: 'Download PDF' })
  expect(download).toHaveAttribute('href', '/brochures/doors.pdf')
  expect(download).toHaveAttribute('download')
})
