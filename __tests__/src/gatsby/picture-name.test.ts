import { pictureName } from '@/gatsby/source-paints'

test.each([
  ['../images/products/comp-door.jpg', 'products/comp-door'],
  ['../images/doors/windsor-in-forest-green.jpg', 'doors/windsor'],
  ['../images/products/conservatories-inside.jpg', 'products/conservatories-inside'],
])('what paints %s is the paint of %s', (src, name) => {
  expect(pictureName(src)).toBe(name)
})
