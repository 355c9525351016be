import { CONSENT_KEY, isRefusedByBrowser, readConsent, rememberConsent } from '@/lib/consent'
import { startAnalytics, stopAnalytics } from '@/lib/google-tag'

const SOURCE = 'https://www.googletagmanager.com/gtag/js?id=G-TEST'
const held = `<script type="text/plain" data-consent="analytics" data-src="${SOURCE}"></script>`

interface TagWindow {
  dataLayer?: ArrayLike<unknown>[]
}

const queue = () => ((window as TagWindow).dataLayer ?? []).map((entry) => Array.from(entry))
const loaded = () => document.querySelectorAll(`script[src="${SOURCE}"]`)

beforeEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = held
  window.localStorage.clear()
  Reflect.deleteProperty(window, 'gtag')
  Reflect.deleteProperty(window, 'dataLayer')
})

function setSignal(name: 'doNotTrack' | 'globalPrivacyControl', value: unknown) {
  Object.defineProperty(window.navigator, name, { value, configurable: true })
}

afterEach(() => {
  setSignal('doNotTrack', null)
  setSignal('globalPrivacyControl', undefined)
})

describe('once the visitor agrees', () => {
  it('loads the tag that the page holds back', () => {
    startAnalytics('G-TEST')
    expect(loaded()).toHaveLength(1)
    startAnalytics('G-TEST')
    expect(loaded()).toHaveLength(1)
  })

  it('begins with everything denied, allows measuring alone, and reports the page', () => {
    window.history.replaceState(null, '', '/offers/cm17?from=leaflet')
    startAnalytics('G-TEST')
    expect(queue()).toEqual([
      [
        'consent',
        'default',
        {
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          analytics_storage: 'denied',
        },
      ],
      ['consent', 'update', { analytics_storage: 'granted' }],
      ['js', expect.any(Date)],
      ['config', 'G-TEST', { send_page_view: false }],
      ['event', 'page_view', { page_path: '/offers/cm17?from=leaflet' }],
    ])
    // The service passes over plain arrays.
    expect(Object.prototype.toString.call((window as TagWindow).dataLayer?.[0])).toBe('[object Arguments]')
  })

  it('does nothing in a page without a tag', () => {
    document.body.innerHTML = ''
    startAnalytics('G-TEST')
    expect(window.gtag).toBeUndefined()
    expect(loaded()).toHaveLength(0)
  })
})

it('stops at once when the agreement is taken back, and removes the cookies of the service', () => {
  startAnalytics('G-TEST')
  document.cookie = '_ga=GA1.1; path=/'
  document.cookie = '_ga_TEST=GS1.1; path=/'
  document.cookie = 'other=1; path=/'
  stopAnalytics('G-TEST')
  expect(queue().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }])
  expect(window.gtag).toBeUndefined()
  expect(window).toHaveProperty('ga-disable-G-TEST', true)
  expect(document.cookie).toBe('other=1')
})

describe('the answer', () => {
  it('is remembered', () => {
    expect(readConsent()).toBe('unasked')
    rememberConsent('granted')
    expect(readConsent()).toBe('granted')
    rememberConsent('denied')
    expect(readConsent()).toBe('denied')
  })

  it('is asked for again when what is remembered makes no sense', () => {
    window.localStorage.setItem(CONSENT_KEY, 'perhaps')
    expect(readConsent()).toBe('unasked')
  })

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const)('is no where the browser says so: %s', (name, value) => {
    rememberConsent('granted')
    setSignal(name, value)
    expect(isRefusedByBrowser()).toBe(true)
    expect(readConsent()).toBe('denied')
  })

  it('is no where it could not be remembered', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('Storage is switched off')
    })
    expect(readConsent()).toBe('denied')
  })
})
