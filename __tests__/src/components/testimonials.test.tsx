import { render, screen } from '@testing-library/react'
import { TestimonialsSection } from '@/components/sections/testimonials'

const voice = { slug: 'a', name: 'A', location: 'Harlow', rating: 5, text: 'Neat work.' }
const show = (samples: (boolean | null)[], only: string | null = null) =>
  render(
    <TestimonialsSection
      id={null}
      heading="What customers say"
      intro={null}
      isDark={null}
      photo={null}
      only={only}
      testimonials={samples.map((sample, index) => ({ ...voice, slug: `voice-${index}`, sample }))}
    />,
  )

it('marks each sample as one', () => {
  show([true, true, null])
  expect(screen.getAllByText('Sample testimonial')).toHaveLength(2)
})

it('marks the only one that a product page shows', () => {
  show([true, true], 'voice-1')
  expect(screen.getAllByText('Sample testimonial')).toHaveLength(1)
})

it('marks nothing once the data call none a sample', () => {
  show([null, false])
  expect(screen.queryByText('Sample testimonial')).toBeNull()
})
