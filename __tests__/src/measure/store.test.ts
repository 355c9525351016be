import { NOTHING_YET } from '@/features/measure/measured'
import * as store from '@/features/measure/store'

const opening = { ...NOTHING_YET, name: 'Back door' }

afterEach(() => {
  jest.restoreAllMocks()
  store.write([])
})

it('keeps the list in the browser, and tells of each change', () => {
  const heard = jest.fn()
  const stop = store.subscribe(heard)
  store.write([opening])
  stop()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(window.localStorage.getItem('measured')).toContain('Back door')
  expect([store.read(), store.isKept()]).toEqual([[opening], true])
})

it('holds the list for as long as the page is open where the browser keeps nothing', () => {
  const heard = jest.fn()
  const stop = store.subscribe(heard)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  store.write([opening])
  stop()
  expect(heard).toHaveBeenCalledTimes(1)
  expect([store.read(), store.isKept()]).toEqual([[opening], false])
})
