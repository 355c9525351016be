import { socialPicturePath } from '@/lib/social-picture-path'

it.each([
  ['/', '/social/home.jpg'],
  ['/contact', '/social/contact.jpg'],
  ['/doors/composite', '/social/doors-composite.jpg'],
  ['/services/acoustic-glazing', '/social/services-acoustic-glazing.jpg'],
  ['/404.html', '/social/404.jpg'],
])('the picture of %s is %s', (path, picture) => {
  expect(socialPicturePath(path)).toBe(picture)
})
