import { expect } from '@playwright/test'
import { company, FRAME_PAGE, hrefsOf, linksOf, textOf, textsOf } from '../support/site'
import { open, expectTexts, expectFrame, expectContactAreas, usePages } from '../support/specification'
import { test } from '../support/test'

usePages()

test('the contact page shows the form in its frame, the phone number and the areas', async () => {
  const { main } = await open('/contact')
  expectFrame(main)
  expectContactAreas(main)
  expectTexts(textOf(main), [
    company.phone,
    company.email,
    /Mon-Fri|Monday to Friday/,
    '8am-4pm',
    'Stort Mill Riverway',
    'CM20 2SN',
    /within 24 hours/,
  ])
  expect(hrefsOf(main, new RegExp(company.phone))).toContain('tel:01632960417')
})

test('the not-found page helps on: three cards and four buttons', async () => {
  const { main, root } = await open('/no-such-page')
  expectTexts(textOf(main), ['404', 'Looks like this door is locked!', '8am-6pm Mon-Fri', /e-mail 24\/7/i])
  const cards = main.querySelectorAll('section').flatMap((section) => section.querySelectorAll('h3'))
  expect(cards.map(textOf)).toEqual(['Our Services', 'Popular Products', 'Get In Touch'])
  const items = cards.map((title) => textsOf(title.parentNode, 'li').map((text) => text.toLowerCase()))
  expect(items[0]).toEqual(['door installation', 'window replacement', 'conservatories', 'emergency repairs'])
  expect(items[1]).toEqual(['composite doors', 'bi-folding doors', 'upvc windows', 'french doors'])
  expect(items[2]).toEqual([company.phone, company.email, expect.stringContaining('harlow')])
  const targets = linksOf(main).map(({ href }) => href)
  expect(targets).toEqual(expect.arrayContaining(['/services', '/#products', '/contact', '/']))
  expect(root.querySelectorAll('footer')).toHaveLength(1)
})

test('the page in the quote frame has a form and nothing around it', async () => {
  const { root } = await open(FRAME_PAGE)
  expect(root.querySelectorAll('header nav, footer')).toHaveLength(0)
  expect(root.querySelectorAll('form')).toHaveLength(1)
})

test('the legal pages say who keeps what, and for how long', async () => {
  expectTexts(textOf((await open('/privacy')).main), [
    /controller/i,
    /enquir/i,
    /kept/i,
    /erased/i,
    /rights/i,
  ])
  expectTexts(textOf((await open('/cookies')).main), [/cookie/i, /browser/i])
})
