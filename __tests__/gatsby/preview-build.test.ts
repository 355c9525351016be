import { useEnv } from '../support/receiver'

const setEnv = useEnv()

function configured() {
  let result: { analyticsId?: string; siteUrl?: string } = {}
  jest.isolateModules(() => {
    result = {
      ...jest.requireActual<object>('../../src/gatsby/analytics-id'),
      ...jest.requireActual<object>('../../src/gatsby/site-url'),
    }
  })
  return { ...result, id: process.env.GATSBY_GA_ID }
}

it.each(['deploy-preview', 'branch-deploy', 'something-new'])(
  'a %s has no analytics, whatever is set',
  (CONTEXT) => {
    setEnv({ CONTEXT, GATSBY_GA_ID: 'G-1', DEPLOY_PRIME_URL: 'https://preview.example' })
    expect(configured()).toMatchObject({ analyticsId: undefined, id: undefined })
  },
)

it('production has them', () => {
  setEnv({ CONTEXT: 'production', GATSBY_GA_ID: 'G-1' })
  expect(configured()).toMatchObject({ analyticsId: 'G-1', id: 'G-1' })
})

it('a preview names itself although the site’s address is set for every deploy', () => {
  const addresses = { SITE_URL: 'https://live.example', URL: 'https://live.netlify.app' }
  setEnv({ CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: 'https://preview.example/', ...addresses })
  expect(configured().siteUrl).toBe('https://preview.example')
  setEnv({ CONTEXT: 'production' })
  expect(configured().siteUrl).toBe('https://live.example')
})
