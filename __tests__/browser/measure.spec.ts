import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { livePart, scriptsOf, settled, test } from './support/test'

const guide = (page: Page) => page.locator('#measure')
const box = (page: Page, step: string, name: string) =>
  guide(page).getByRole('group', { name: step }).getByRole('textbox', { name })
const name = (page: Page) => guide(page).getByRole('textbox', { name: 'What you call it' })
const width = (page: Page, at: string) => box(page, 'Width, three times', at)
const lines = (page: Page) =>
  guide(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
const remove = (page: Page, opening: string) => guide(page).getByRole('button', { name: `Remove ${opening}` })

async function visit(page: Page) {
  await page.goto('/measure')
  // It comes with the visitor's first touch.
  await page.mouse.move(20, 400)
  await settled(page)
  await livePart(guide(page))
}

/** A kitchen window with three widths in three units, and a back door. */
async function measureTwo(page: Page) {
  await name(page).fill('Kitchen window')
  await guide(page).getByRole('radio', { name: 'Window' }).check()
  await width(page, 'A, at the top').fill('1195')
  await width(page, 'B, in the middle').fill('1.21m')
  await width(page, 'C, at the foot').fill('3ft 11in')
  await box(page, 'Height, three times', 'D, on the left').fill('1050')
  await guide(page).getByRole('radio', { name: 'Hinges on the right' }).check()
  await guide(page).getByRole('textbox', { name: 'What else should we know?' }).fill('Over a bay')
  await guide(page).getByRole('button', { name: 'Save this opening' }).click()
  await expect(guide(page).getByText('Kitchen window is on your list below.')).toContainText('1050mm high')
  await guide(page).getByRole('button', { name: 'Add another opening' }).first().click()
  await expect(name(page)).toBeFocused()
  await expect(name(page)).toHaveValue('')
  // What the one before it was says nothing of this one.
  await expect(guide(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await name(page).fill('Back door')
  await guide(page).getByRole('radio', { name: 'Door', exact: true }).check()
}

test('what is measured in any unit stands in the drawing, is summed up, and goes into the quote', async ({
  page,
}) => {
  await visit(page)
  await expect(guide(page).getByText('Nothing measured yet')).toBeVisible()
  await measureTwo(page)
  await expect(lines(page)).toHaveCount(2)
  await expect(lines(page).first()).toContainText('1194mm wide, 1050mm high')
  await guide(page).getByRole('button', { name: 'Change Kitchen window' }).click()
  await expect(width(page, 'C, at the foot')).toHaveValue('1194mm')
  await expect(
    guide(page)
      .getByText(/We use the smallest: 1194mm.*They differ by 16mm/)
      .first(),
  ).toBeVisible()
  await expect(guide(page).getByRole('img', { name: /^Window in a brick wall/ })).toContainText('B 1210mm')
  await guide(page).getByRole('button', { name: 'Ask for a price' }).click()
  await expect(page.getByRole('dialog').getByLabel('Message')).toHaveValue(
    [
      'My measurements, for a first price:',
      '1. Kitchen window: 1194mm wide, 1050mm high, window, hinges on the right, widths differ by 16mm',
      '   Note: Over a bay',
      '2. Back door: door',
    ].join('\n'),
  )
})

test('an opening of which nothing is known is not listed', async ({ page }) => {
  await visit(page)
  await guide(page).getByRole('button', { name: 'Save this opening' }).click()
  await expect(guide(page).getByText('Nothing to list yet')).toBeVisible()
  await expect(lines(page)).toHaveCount(0)
})

test('the list is still there on the next visit, and an opening that was taken off is put back', async ({
  page,
}) => {
  await visit(page)
  await measureTwo(page)
  await visit(page)
  await expect(lines(page)).toHaveCount(2)
  await expect(name(page)).toHaveValue('Back door')
  await remove(page, 'Kitchen window').press('Enter')
  await expect(lines(page)).toHaveCount(1)
  await expect(name(page)).toHaveValue('Back door')
  const undo = guide(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(lines(page).first()).toContainText('Kitchen window')
  await expect(width(page, 'A, at the top')).toHaveValue('1195mm')
})

test('what is no length is said to be none once the visitor has left its box', async ({ page }) => {
  await visit(page)
  const top = width(page, 'A, at the top')
  await top.fill('wide')
  await expect(top).not.toHaveAttribute('aria-invalid')
  await top.blur()
  await expect(top).toHaveAttribute('aria-invalid', 'true')
  await expect(
    guide(page)
      .getByText(/Write a length such as/)
      .first(),
  ).toBeVisible()
})

test('axe finds nothing, before and after', async ({ page }) => {
  await visit(page)
  await expectAccessible(page, '#measure')
  await measureTwo(page)
  await width(page, 'A, at the top').fill('wide')
  await width(page, 'A, at the top').blur()
  await expectAccessible(page, '#measure')
})

test('on paper every step has its drawing and empty boxes, on one sheet', async ({ page }) => {
  await visit(page)
  await page.emulateMedia({ media: 'print' })
  await expect(guide(page).getByRole('img')).toHaveCount(3)
  await expect(width(page, 'A, at the top')).toBeVisible()
  for (const hidden of ['header nav', '#site-footer', '#measure button'])
    await expect(page.locator(hidden).first()).toBeHidden()
  if (test.info().project.name === 'phone') return
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows every step, and no box that does nothing', async ({ page }) => {
    await page.goto('/measure')
    for (const title of ['Which opening?', 'Width and height', 'How deep it sits', 'Which side it opens'])
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(guide(page).getByRole('img')).toHaveCount(3)
    await expect(name(page)).toBeHidden()
    await expect(page.getByText('need JavaScript')).toBeVisible()
  })
})

test('its code stays out of a first look at the page', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/measure')
  await settled(page)
  expect(scripts.length).toBeGreaterThan(2)
  expect(scripts.filter((text) => text.includes('leave it to our survey'))).toEqual([])
})
