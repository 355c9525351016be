import { render, screen } from '@testing-library/react'
import { Facts } from '@/components/ui/facts'

it('sets what stands before a figure as small as its unit', () => {
  render(<Facts facts={[{ value: 'Over 200', unit: null, caption: 'styles' }]} />)
  expect(screen.getByRole('listitem')).toHaveTextContent('Over 200 styles')
  expect(screen.getByText('Over').tagName).toBe('SMALL')
})

it('leaves words without a figure as they are', () => {
  render(<Facts facts={[{ value: 'Same day', unit: null, caption: 'glass cutting' }]} />)
  expect(screen.getByText('Same day').tagName).toBe('STRONG')
})
