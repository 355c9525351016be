import { asPrinted } from '../../src/gatsby/brochures/as-printed'

const head = { id: 'depth', heading: 'How deep it is', intro: 'As deep as timber.' }

it('prints the words and figures of a drawing', () => {
  const facts = [{ value: '100', unit: 'mm', caption: 'frame depth' }]
  expect(asPrinted({ type: 'drawn', ...head, facts, note: 'To scale.' })).toEqual({
    type: 'story',
    id: 'depth',
    heading: 'How deep it is',
    body: ['As deep as timber.', 'To scale.'],
    points: ['100 mm frame depth'],
  })
})

it('prints the figures of a comparison above what else is said of each side', () => {
  const figures = [{ value: 'Over 200', caption: 'styles' }]
  const collections = [{ name: 'TruFrame', figures, points: ['Lead free'] }]
  expect(asPrinted({ type: 'comparison', ...head, collections })).toEqual({
    type: 'comparison',
    ...head,
    collections: [{ name: 'TruFrame', points: ['Over 200 styles', 'Lead free'] }],
  })
})

it('prints choices with their words, or their names alone', () => {
  const choices = [{ title: 'One light', text: 'For a larder.' }, { title: 'Two lights' }]
  expect(asPrinted({ type: 'arrangements', ...head, choices: [choices[0]] })).toMatchObject({
    type: 'features',
    features: [choices[0]],
  })
  expect(asPrinted({ type: 'arrangements', ...head, choices })).toMatchObject({
    type: 'checklist',
    points: ['One light', 'Two lights'],
  })
})

it('leaves out choices that are nothing but drawings in groups', () => {
  const choices = [{ title: '2 + 0', group: 'Two panels' }]
  expect(asPrinted({ type: 'arrangements', ...head, choices })).toBeUndefined()
})

it('prints what stands under a close picture, and everything else as it is', () => {
  expect(asPrinted({ type: 'closeUp', ...head })).toMatchObject({
    type: 'story',
    body: ['As deep as timber.'],
  })
  const story = { type: 'story', ...head, body: ['Text.'] }
  expect(asPrinted(story)).toBe(story)
})
