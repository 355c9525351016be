import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
// Before the tests: the section itself fetches it when a picture is opened.
import '@/components/gallery/lightbox'
import { GallerySection } from '@/components/sections/gallery'
import { mockMediaQueries } from '../../support/media-queries'

const pictures = ['Bars', 'Face', 'Sill'].map((name) => ({
  name,
  text: null,
  focus: null,
  level: null,
  picture: {
    alt: `${name} of a window`,
    src: {
      childImageSharp: {
        gatsbyImageData: {
          layout: 'fullWidth' as const,
          width: 1,
          height: 0.75,
          images: {
            sources: [],
            fallback: {
              src: `/static/${name}-640.webp`,
              srcSet: `/static/${name}-360.webp 360w,\n/static/${name}-640.webp 640w`,
            },
          },
        },
      },
    },
  },
}))
const user = userEvent.setup()
const link = (name: string) => screen.getByRole('link', { name: `${name} of a window View larger` })
const dialog = () => screen.findByRole('dialog', { name: 'Pictures, enlarged' })

beforeEach(() => {
  mockMediaQueries(1440)
  render(<GallerySection id="g" heading="Gallery" intro={null} carousel={null} pictures={pictures} />)
})

it('leads to the largest file of each picture where there is no script', () => {
  expect(link('Bars')).toHaveAttribute('href', '/static/Bars-640.webp')
})

it('opens the picture that was chosen, with its name and how many there are', async () => {
  await user.click(link('Face'))
  const view = within(await dialog())
  expect(view.getByText('Face')).toBeInTheDocument()
  expect(view.getByText('2 of 3')).toBeInTheDocument()
  expect(view.getByText('Face of a window')).toBeInTheDocument()
})

it('names its buttons, goes on and goes round', async () => {
  await user.click(link('Sill'))
  const view = within(await dialog())
  await user.click(view.getByRole('button', { name: 'Next picture' }))
  expect(await view.findByText('1 of 3')).toBeInTheDocument()
  await user.click(view.getByRole('button', { name: 'Previous picture' }))
  expect(await view.findByText('3 of 3')).toBeInTheDocument()
})

it('closes and returns the focus to the picture that opened it', async () => {
  await user.click(link('Bars'))
  await user.click(within(await dialog()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(link('Bars')).toHaveFocus()
})
