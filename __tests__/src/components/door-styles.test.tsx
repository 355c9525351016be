import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStaticQuery } from 'gatsby'
import { DoorStylesSection } from '@/components/sections/door-styles'
import company from '../../support/company'
import { mockMediaQueries } from '../../support/media-queries'

jest.mock('@/features/painter/paint-overlay', () => ({
  __esModule: true,
  default: ({ name, finish }: { name: string; finish: string }) => `${name} painted ${finish}`,
}))

const style = (slug: string, paint: { name: string; files: string } | null) => ({
  slug,
  name: slug.toUpperCase(),
  description: `About ${slug}`,
  picture: {
    alt: `A ${slug} door`,
    src: {
      childImageSharp: {
        gatsbyImageData: { layout: 'fullWidth' as const, width: 1, height: 1.5, images: { sources: [] } },
      },
    },
    paint,
  },
})

beforeEach(async () => {
  mockMediaQueries(1280)
  jest.mocked(useStaticQuery).mockReturnValue({ companyFile: company, brochuresFile: { items: [] } })
  window.history.replaceState(null, '', '/doors/comp-door?finish=red')
  render(
    <DoorStylesSection
      id="styles"
      heading="Styles"
      intro={null}
      styles={[style('york', { name: 'york', files: '/paint/york' }), style('new', null)] as never}
      colours={[{ slug: 'red', name: 'Red', hex: '#7b2025' }]}
    />,
  )
  // What paints it is fetched meanwhile.
  await act(async () => {
    await import('@/features/painter/paint-overlay')
  })
})

it('shows a style in the colour of the address', () => {
  expect(screen.getByText(/york painted red/)).toBeInTheDocument()
})

it('leads to the designer, with style and colour, where a picture cannot be painted yet', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Next style' }))
  expect(screen.getByRole('link', { name: 'door designer' })).toHaveAttribute(
    'href',
    '/design-your-door?style=new&outside=red',
  )
})
