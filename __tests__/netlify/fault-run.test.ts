import { faultRun } from '../../src/bench/lib/fault-run'

jest.setTimeout(180_000)

// The same as `npm run bench -- leads`, which sends a thousand.
it('loses and doubles nothing while the receiver fails in every way and the site is killed', async () => {
  const result = await faultRun({ count: 40, kills: 1 })
  expect(result).toMatchObject({
    acknowledged: 40,
    delivered: 40,
    lost: 0,
    unsettled: [],
    altered: 0,
    repeatsAfterConfirmation: 0,
    repeatsUnderOtherKey: 0,
    kills: 1,
  })
  expect(result.failures).toBeGreaterThan(0)
})
