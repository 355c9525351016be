import { fillIn } from '@/lib/fill-in'

const VALUES = { phone: '01632 960417', supermarket: 'Greenbasket' }

it('fills placeholders in every text, however deep', () => {
  const data = { title: 'Call {phone}', sections: [{ points: ['{supermarket} {phone}', 'plain'] }] }
  expect(fillIn(data, VALUES)).toEqual({
    title: 'Call 01632 960417',
    sections: [{ points: ['Greenbasket 01632 960417', 'plain'] }],
  })
})

it('leaves a placeholder without a value visible', () => {
  expect(fillIn('Exclusive for {shop}', VALUES)).toBe('Exclusive for {shop}')
})

it('leaves everything that is not text as it is', () => {
  const data = { price: 1450, isNew: false, photo: null, missing: undefined }
  expect(fillIn(data, VALUES)).toEqual(data)
})

it('changes a copy, not the data', () => {
  const data = { title: '{phone}', list: ['{phone}'] }
  fillIn(data, VALUES)
  expect(data).toEqual({ title: '{phone}', list: ['{phone}'] })
})

it('puts a value in as it stands, dollar signs too', () => {
  expect(fillIn('{phone}', { phone: '$& $1' })).toBe('$& $1')
})
