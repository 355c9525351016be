import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { json } from './support/painted'
import { livePart, settled, test } from './support/test'

const designs = json<{ items: { slug: string; name: string }[] }>('data/glass-designs.json').items

const hall = (page: Page) => page.getByRole('dialog', { name: 'Compare privacy' })
const line = (page: Page) => hall(page).getByRole('slider', { name: 'Where the two designs meet' })
const seen = (page: Page) => hall(page).getByRole('img')

async function openHall(page: Page, path = '/doors/upvc-front?glass=oak') {
  await page.goto(path)
  const section = page.locator('#glass')
  await section.scrollIntoViewIfNeeded()
  await settled(page)
  await livePart(section)
  await section.getByRole('button', { name: 'See how private it is' }).click()
  await expect(hall(page)).toBeVisible()
}

test('the hall opens on the design of the gallery beside one that hides more or less', async ({ page }) => {
  await openHall(page)
  await expect(hall(page).getByRole('combobox', { name: 'Left' })).toHaveValue('oak')
  await expect(hall(page).getByRole('combobox', { name: 'Right' })).not.toHaveValue('oak')
  await expect(seen(page).first()).toHaveAccessibleName(
    'Oak glass in a front door: somebody right behind it, in daylight',
  )
  for (const picture of await seen(page).all())
    await expect
      .poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(400)
  await expectAccessible(page)
})

test('place, light and both glasses change what is seen', async ({ page }) => {
  await openHall(page)
  await hall(page).getByRole('radio', { name: 'Down the hall' }).check()
  await hall(page).getByRole('radio', { name: 'Lamp on' }).check()
  await hall(page).getByRole('combobox', { name: 'Right' }).selectOption('Reeded')
  await expect(seen(page).last()).toHaveAccessibleName(
    'Reeded glass in a front door: somebody three metres behind it, in the evening with a lamp on in the hall',
  )
  await expect(seen(page).last()).toHaveAttribute('src', /\/reeded-far-lamp\.webp$/)
})

test('the line between the glasses is dragged, and moved by keys', async ({ page }) => {
  await openHall(page)
  const right = seen(page).last()
  const cut = () =>
    right.evaluate((element) => parseFloat(getComputedStyle(element).clipPath.split(' ').at(-1)!))
  expect(await cut()).toBe(50)
  const box = (await line(page).boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(cut).toBeGreaterThan(70)
  await line(page).press('Home')
  await expect.poll(cut).toBe(0)
  await line(page).press('ArrowRight')
  await expect(line(page)).toHaveAttribute('aria-valuetext', /^Oak on 1 % of the pane, /)
})

test('nothing of the hall is fetched before it is opened, and every design can be seen in it', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => void (/glass-hall/.test(request.url()) && fetched.push(request.url())))
  await page.goto('/doors/upvc-front')
  await page.locator('#glass').scrollIntoViewIfNeeded()
  await settled(page)
  await livePart(page.locator('#glass'))
  expect(fetched).toEqual([])
  await page.locator('#glass').getByRole('button', { name: 'See how private it is' }).click()
  await expect(hall(page).getByRole('combobox', { name: 'Left' }).getByRole('option')).toHaveText(
    designs.map(({ name }) => name),
  )
})
