import { hasPublicKey } from '../../netlify/lib/bearer'

it.each(['Bearer public-anon', 'bearer public-anon', 'Bearer  public-anon'])(
  'takes %p when nothing is set',
  (value) => {
    expect(hasPublicKey(request(value), {})).toBe(true)
    expect(hasPublicKey(request(value), { GATSBY_PUBLIC_KEY: ' ' })).toBe(true)
  },
)

it.each([
  '',
  'public-anon',
  'Bearer',
  'Bearer other',
  'Basic public-anon',
  'Bearer public-anon x',
  'xBearer public-anon',
])('refuses %p', (value) => {
  expect(hasPublicKey(request(value), {})).toBe(false)
})

it('takes the key that is set and no longer the default', () => {
  const settings = { GATSBY_PUBLIC_KEY: 'key-1' }
  expect(hasPublicKey(request('Bearer key-1'), settings)).toBe(true)
  expect(hasPublicKey(request('Bearer public-anon'), settings)).toBe(false)
})

it('refuses a request without the header', () => {
  expect(hasPublicKey(new Request('http://localhost'), {})).toBe(false)
})

function request(authorization: string) {
  return new Request('http://localhost', { headers: { authorization } })
}
