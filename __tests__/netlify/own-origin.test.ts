import { isOwnOrigin } from '../../netlify/lib/own-origin'

const SITE = 'https://www.riverway.example'

/** Whether a request to the site that comes from a page of this origin is let through. */
function isOwn(origin: string | undefined, settings: Record<string, string> = {}) {
  const headers: Record<string, string> = origin === undefined ? {} : { origin }
  const context = { site: { url: SITE } } as Parameters<typeof isOwnOrigin>[1]
  return isOwnOrigin(new Request('http://functions.internal/api/leads/quote', { headers }), context, settings)
}

it('lets through pages of the site and its deploys, and programs, which have no page', () => {
  expect([undefined, SITE, 'http://functions.internal'].map((origin) => isOwn(origin))).toEqual([
    true,
    true,
    true,
  ])
  for (const name of ['SITE_URL', 'URL', 'DEPLOY_PRIME_URL', 'DEPLOY_URL'])
    expect(isOwn('https://deploy.example', { [name]: 'https://deploy.example/' })).toBe(true)
})

it.each([
  'https://evil.example',
  'https://riverway.example',
  `${SITE}.evil.example`,
  'null',
  '',
  'http://localhost:8000',
])('keeps out %p', (origin) => {
  expect(isOwn(origin)).toBe(false)
  expect(isOwn(origin, { URL: 'no address', DEPLOY_URL: '' })).toBe(false)
})

it('lets through the pages of the development server, on any port of this machine', () => {
  const settings = { NETLIFY_DEV: 'true' }
  for (const origin of ['http://localhost:8000', 'http://127.0.0.1:8000', 'http://localhost'])
    expect(isOwn(origin, settings)).toBe(true)
  for (const origin of ['http://localhost.evil.example', 'http://evil.example', 'null'])
    expect(isOwn(origin, settings)).toBe(false)
})
