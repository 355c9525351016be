import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStaticQuery } from 'gatsby'
import { ServiceCatalogueSection } from '@/components/sections/service-catalogue'
import company from '../../support/company'
import page from '../../../data/pages/services.json'
import services from '../../../data/services.json'

const section = page.sections.find(({ type }) => type === 'serviceCatalogue')!
/** As the build makes one. */
const PICTURE = {
  alt: 'A pane',
  src: {
    childImageSharp: {
      gatsbyImageData: {
        width: 4,
        height: 3,
        layout: 'fullWidth',
        images: { fallback: { src: '/pane.jpg' } },
      },
    },
  },
}
const user = userEvent.setup()
const search = () => screen.getByRole('searchbox', { name: 'Search services' })
const tab = (name: string) => screen.getByRole('tab', { name })
const cards = () => screen.queryAllByRole('listitem').map((card) => card.querySelector('h3')?.textContent)
const titlesOf = (category: string) =>
  services.items.filter((service) => service.category === category).map(({ title }) => title)

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ companyFile: company, brochuresFile: { items: [] } })
  // jsdom has none; the form of the Request tab loads when it comes near.
  window.IntersectionObserver = jest.fn(() => ({ observe: jest.fn(), disconnect: jest.fn() })) as never
})

afterAll(() => void Reflect.deleteProperty(window, 'IntersectionObserver'))

function open(address = '/services') {
  window.history.replaceState(null, '', address)
  const { tabs = [], groups = [], ...texts } = section
  render(
    <ServiceCatalogueSection
      {...(texts as Omit<Queries.ServiceCatalogueSectionFragment, 'tabs' | 'services' | 'groups'>)}
      tabs={tabs.map(({ label, categories = [] }) => ({ label, categories }))}
      services={services.items as never}
      groups={groups.map((group) => ({ ...group, picture: PICTURE })) as never}
    />,
  )
}

it('moves to All when the visitor types into the search', async () => {
  open('/services?tab=Emergency')
  await user.type(search(), 'GLAZ')
  expect(tab('All')).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText(`Search Results (${cards().length})`)).toBeInTheDocument()
})

it('clears the search when another tab is chosen, and shows that category', async () => {
  open()
  await user.type(search(), 'GLAZ')
  await user.click(tab('Emergency'))
  expect(search()).toHaveValue('')
  expect(cards()).toEqual(titlesOf('Emergency'))
  expect(screen.queryByText(/Search Results/)).not.toBeInTheDocument()
  await user.click(tab('All'))
  expect(cards()).toHaveLength(17)
})

it('keeps the search when All itself is chosen again', async () => {
  open('/services?search=boarding')
  await user.click(tab('All'))
  expect(search()).toHaveValue('boarding')
})

it('shows the category of an address that names a search as well', () => {
  open('/services?tab=Emergency&search=GLAZ')
  expect(search()).toHaveValue('')
  expect(cards()).toEqual(titlesOf('Emergency'))
})
