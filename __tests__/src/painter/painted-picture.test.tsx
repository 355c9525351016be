import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createPainter } from '@/features/painter/painter'
import { PaintedPicture } from '@/features/painter/painted-picture'
import { chosenProduct } from '@/lib/chosen'
import { RangeContext } from '@/lib/range'
import { visitorContext } from '@/lib/visitor-context'

jest.mock('@/features/painter/painter', () => ({ createPainter: jest.fn() }))

const paint = jest.fn(() => true)
const gatsbyImageData = {
  layout: 'fullWidth' as const,
  width: 16,
  height: 10,
  images: { fallback: { src: '/r9.webp' } },
}
const props = {
  photo: {
    alt: 'Irish Oak casement in a flint wall',
    src: { childImageSharp: { gatsbyImageData } },
    paint: {
      name: 'r9',
      list: 'r9-colourways',
      files: '/static/paint/r9',
      finishes: [
        { slug: 'irish-oak', name: 'Irish Oak', hex: '#b88c58' },
        { slug: 'sage-green', name: 'Sage Green', hex: '#8a9b82' },
      ],
    },
  },
  finish: 'irish-oak',
  layout: 'full',
}

function show() {
  return render(
    <RangeContext.Provider value="R9 windows">
      <PaintedPicture {...props} />
    </RangeContext.Provider>,
  )
}

const picture = () => document.querySelector('[data-paint="r9"]')!

beforeEach(() => {
  paint.mockClear()
  jest.mocked(createPainter).mockReset().mockResolvedValue({ paint, fit: jest.fn(), drop: jest.fn() })
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  window.history.replaceState(null, '', '/windows/r9')
  sessionStorage.clear()
})

test('shows the default picture and loads nothing until a finish is chosen', () => {
  show()
  expect(picture().getAttribute('data-finish')).toBe('irish-oak')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Irish Oak' }).checked).toBe(true)
  expect(createPainter).not.toHaveBeenCalled()
})

test('paints the chosen finish, names it, and keeps it in the address', async () => {
  show()
  fireEvent.click(screen.getByRole('radio', { name: 'Sage Green' }))
  await waitFor(() => expect(picture().getAttribute('data-finish')).toBe('sage-green'))
  expect(paint).toHaveBeenCalledWith('sage-green', true)
  expect(screen.getByRole('img', { name: 'R9 windows in Sage Green' })).toBeTruthy()
  expect(window.location.search).toBe('?finish=sage-green')
  expect(chosenProduct()).toBe('R9 windows in Sage Green')
  expect(visitorContext()).toMatchObject({ design: 'R9 windows in Sage Green' })
})

test('paints the finish of the address, without dissolving where motion is unwanted', async () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList
  window.history.replaceState(null, '', '/windows/r9?finish=sage-green')
  show()
  await waitFor(() => expect(paint).toHaveBeenCalledWith('sage-green', false))
})

test('passes over a finish that the product does not have', () => {
  window.history.replaceState(null, '', '/windows/r9?finish=tartan')
  show()
  expect(picture().getAttribute('data-finish')).toBe('irish-oak')
  expect(createPainter).not.toHaveBeenCalled()
})

test('keeps the default picture and alt text when painting fails, and retries', async () => {
  jest.mocked(createPainter).mockRejectedValueOnce(new Error('There is neither WebGL nor a canvas'))
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  show()
  fireEvent.click(screen.getByRole('radio', { name: 'Sage Green' }))
  await waitFor(() => expect(warn).toHaveBeenCalled())
  expect(picture().getAttribute('data-finish')).toBe('irish-oak')
  expect(screen.getByRole('img', { name: props.photo.alt })).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Irish Oak' }))
  await waitFor(() => expect(paint).toHaveBeenCalledWith('irish-oak', true))
  warn.mockRestore()
})
