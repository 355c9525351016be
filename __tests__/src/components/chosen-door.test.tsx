import { act, renderHook } from '@testing-library/react'
import { useChosenDoor } from '@/components/offer/use-chosen-door'

const STYLES = [
  { slug: 'kent', name: 'Kent', colour: 'red' },
  { slug: 'whitmore', name: 'Whitmore', colour: 'blue' },
] as never
const COLOURS = [
  { slug: 'red', name: 'Red' },
  { slug: 'blue', name: 'Blue' },
] as never
const start = (address: string) => {
  window.history.replaceState(null, '', address)
  return renderHook(() => useChosenDoor({ slug: 'cm17', door: 'kent' }, STYLES, COLOURS))
}
const query = () => window.location.search

it('means what is seen beside what is chosen', () => {
  const { result } = start('/offers/cm17')
  act(() => result.current.choose({ style: 'Whitmore' }, { colour: 'Blue' }))
  expect(query()).toBe('?style=Whitmore&colour=Blue')
})

it('keeps a style that was chosen just before a colour, although the page has not drawn it yet', () => {
  const { result } = start('/offers/cm17')
  const { choose } = result.current
  act(() => {
    choose({ style: 'Whitmore' }, { colour: 'Blue' })
    choose({ colour: 'Red' }, { style: 'Kent' })
  })
  expect(query()).toBe('?style=Whitmore&colour=Red')
  expect(result.current.style?.name).toBe('Whitmore')
  expect(result.current.colour?.name).toBe('Red')
})

it('passes over a door of the address that there is not', () => {
  const { result } = start('/offers/cm17?style=Castle')
  act(() => result.current.choose({ colour: 'Red' }, { style: 'Kent' }))
  expect(query()).toBe('?style=Kent&colour=Red')
})
