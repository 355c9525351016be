import { buildProgress } from '../../src/commands/lib/build-progress.mjs'

it('says which step comes next, how much is done and what remains', () => {
  let clock = 0
  const progress = buildProgress(() => clock)
  clock = 20_000
  expect(progress('\u001b[2K\u001b[1A\u001b[Gsuccess compile gatsby files - 8.7s\n')).toBe(
    'Building, 2 of 9: reading the data (2%)',
  )
  expect(progress('warn something else\n')).toBeUndefined()
  clock = 200_000
  expect(progress('success run queries in workers - 20s - 61/61\n')).toBe(
    'Building, 7 of 9: making the pictures (40%, about 5 minutes left)',
  )
  // What was done before is no news.
  expect(progress('success compile gatsby files\n')).toBeUndefined()
  clock = 250_000
  expect(progress('success Building static HTML for pages - 6s')).toContain('less than a minute left')
  expect(progress('info Done building in 300 sec')).toBeUndefined()
})
