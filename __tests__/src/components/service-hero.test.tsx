import { render, screen } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import { ServiceHero } from '@/components/service/service-hero'
import company from '../../support/company'
import services from '../../../data/services.json'

const CALL = /^Call /

const photo = {
  alt: 'The work',
  src: {
    childImageSharp: {
      gatsbyImageData: { layout: 'fullWidth', width: 1, height: 1, images: { sources: [] } },
    },
  },
}

beforeEach(() =>
  jest.mocked(useStaticQuery).mockReturnValue({ companyFile: company, brochuresFile: { items: [] } }),
)

function show(changes: object) {
  render(<ServiceHero service={{ ...services.items[0], photo, sides: [], marks: [], ...changes } as never} />)
}

it('asks to ring in an emergency, whatever its category is called', () => {
  show({ emergency: true, category: 'At any hour' })
  expect(screen.getByRole('complementary')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: CALL })).not.toBeInTheDocument()
})

it('offers a quote and the office number for any other service', () => {
  show({ emergency: null, category: 'Emergency' })
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: CALL })).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/boarding up is not tied|ring us day or night/i)
})
