import { closeFrame, isWithin, outline, project, sizeOf } from '@/lib/map-projection'
import map from '../../../data/map.json'
import areas from '../../../data/service-areas.json'

const FRAME = { northWest: '52.0, 0.0', southEast: '51.0, 1.0' }

it('puts north at the top and west at the left', () => {
  expect(project('52.0, 0.0', FRAME)).toEqual({ x: 0, y: 0 })
  const harlow = project('51.770, 0.098', FRAME)
  const braintree = project('51.878, 0.552', FRAME)
  expect(braintree.x).toBeGreaterThan(harlow.x)
  expect(braintree.y).toBeLessThan(harlow.y)
})

it('keeps distances: a degree of longitude is narrower than one of latitude, as on the ground', () => {
  const { width, height } = sizeOf(FRAME)
  expect(width / height).toBeCloseTo(Math.cos((51.5 * Math.PI) / 180), 2)
})

it('draws a line from its first place to its last', () => {
  const path = outline('52.0, 0.0; 51.5, 0.5; 51.0, 1.0', FRAME)
  expect(path).toMatch(/^M0 0Q/)
  expect(path).toMatch(/L623 1000$/)
})

it('has a place in the middle of its close map, eight times as large', () => {
  const frame = closeFrame('51.5, 0.5')
  const { width, height } = sizeOf(frame)
  const { x, y } = project('51.5, 0.5', frame)
  expect(x / width).toBeCloseTo(0.5, 2)
  expect(y / height).toBeCloseTo(0.5, 2)
  expect(isWithin('51.52, 0.52', frame)).toBe(true)
  expect(isWithin('51.6, 0.5', frame)).toBe(false)
  const north = project('51.51, 0.5', frame)
  expect(y - north.y).toBe(80)
})

describe('the map of the data', () => {
  it('has every town of the home page', () => {
    const names = map.places.map(({ name }) => name)
    expect(areas.home.filter((town) => !names.includes(town))).toEqual([])
  })

  it('has the firm and its towns within its frame', () => {
    const { width, height } = sizeOf(map.frame)
    for (const at of [map.home, ...map.places.map((place) => place.at)]) {
      const { x, y } = project(at, map.frame)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(height)
    }
  })
})
