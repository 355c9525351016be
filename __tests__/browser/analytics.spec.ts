import { expect, type Page, type Route } from '@playwright/test'
import { company, SUPERMARKET_OFFER } from './support/site'
import { boxOf, expectNoise, live, livePart, test } from './support/test'

type Call = [command: string, name: string, fields: Record<string, unknown>]

declare global {
  interface Window {
    recorded: Call[]
  }
}

/** Stands in for the analytics service; links stay on the page, so that what they report can be read. */
test.beforeEach(async ({ page }) => {
  // A click during a smooth scroll may hit something else.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    window.recorded = []
    Object.assign(window, { gtag: (...call: Call) => void window.recorded.push(call) })
    window.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link && !link.href.startsWith(window.location.origin)) event.preventDefault()
    })
  })
})

const calls = (page: Page) => page.evaluate(() => window.recorded)
const events = async (page: Page, name: string) =>
  (await calls(page)).filter(([, event]) => event === name).map(([, , fields]) => fields)

/** Opens a page and waits until it is hydrated and has reported its first page view. */
async function open(page: Page, route: string) {
  await page.goto(route)
  await live(page)
  await expect.poll(() => events(page, 'page_view')).not.toHaveLength(0)
}

test('reports the page at the start and on every change of the address, once each', async ({ page }) => {
  await open(page, '/services?tab=Glazing')
  expect(await events(page, 'page_view')).toEqual([{ page_path: '/services?tab=Glazing' }])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  const first = { page_path: '/services?tab=Glazing' }
  const second = { page_path: '/privacy' }
  // The address changes before the page does.
  await expect.poll(() => events(page, 'page_view')).toEqual([first, second])
  await page.goBack()
  await expect.poll(() => events(page, 'page_view')).toEqual([first, second, first])
})

test('reports address changes that a page makes itself, and going back from them', async ({ page }) => {
  await open(page, '/services')
  const search = page.getByRole('searchbox', { name: 'Search services' })
  await livePart(search)
  await search.fill('glaz')
  await expect(page).toHaveURL(/search=glaz$/)
  await page.getByRole('tab', { name: 'Security' }).click()
  await expect(page).toHaveURL(/tab=Security$/)
  await page.goBack()
  await expect(page).toHaveURL(/search=glaz$/)
  await expect
    .poll(() => events(page, 'page_view'))
    .toEqual(
      ['', '?search=glaz', '?tab=Security', '?search=glaz'].map((query) => ({
        page_path: `/services${query}`,
      })),
    )
})

test('dragging the styles of an offer with a mouse selects them in their own colours, and each choice is a page view', async ({
  page,
}) => {
  await open(page, SUPERMARKET_OFFER)
  const gallery = page.getByRole('group', { name: 'Choose a door style' })
  await gallery.hover()
  // Unlike a click, a drag is not replayed after hydration.
  await livePart(gallery)
  const picture = await boxOf(gallery.locator('img').first())
  const [x, y] = [picture.x + picture.width / 2, picture.y + picture.height / 2]
  for (const by of [-8, -12]) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + by, y, { steps: 4 })
    await page.mouse.up()
  }
  await expect(gallery.getByRole('heading', { level: 3 })).toHaveText('Winslow 1')
  await expect
    .poll(() => events(page, 'page_view'))
    .toEqual([
      { page_path: SUPERMARKET_OFFER },
      { page_path: `${SUPERMARKET_OFFER}?style=Winslow+1&colour=Green` },
    ])
})

test('reports phone, WhatsApp and e-mail links with the part of the page they are in', async ({ page }) => {
  await open(page, '/contact')
  const main = page.getByRole('main')
  const footer = page.getByRole('contentinfo')
  for (const [part, source] of [
    [main, 'contact'],
    [footer, 'footer'],
  ] as const) {
    for (const [selector, event] of [
      ['a[href^="tel:"]', 'phone_call'],
      ['a[href^="https://wa.me/"]', 'whatsapp_click'],
      ['a[href^="mailto:"]', 'email_click'],
    ] as const) {
      await part.locator(selector).first().click()
      await expect
        .poll(async () => (await events(page, event)).at(-1))
        .toEqual({ event_category: 'communication', event_label: source, source })
    }
  }
})

test('reports an offer: the view, the order button, calls and WhatsApp', async ({ page }) => {
  const slug = SUPERMARKET_OFFER.replace('/offers/', '')
  await open(page, SUPERMARKET_OFFER)
  await expect
    .poll(() => events(page, 'offer_view'))
    .toEqual([{ event_category: 'promotion', event_label: slug, offer_name: slug }])
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Secure Your Order Now' }).first().click()
  await expect
    .poll(() => events(page, 'quote_request'))
    .toEqual([
      {
        event_category: 'lead_generation',
        event_label: slug,
        source: 'secure_order_now',
        service_type: 'composite_doors',
      },
    ])
  await main.getByRole('link', { name: company.phone }).first().click()
  const chat = main.locator('a[href^="https://wa.me/"]').first()
  await chat.scrollIntoViewIfNeeded()
  await livePart(chat)
  await chat.click()
  const source = `offer_${slug}`
  await expect.poll(() => events(page, 'phone_call')).toMatchObject([{ source }])
  await expect.poll(() => events(page, 'whatsapp_click')).toMatchObject([{ source }])
  await expect
    .poll(() => events(page, 'offer_engagement'))
    .toMatchObject([
      { offer_name: slug, action: 'order' },
      { offer_name: slug, action: 'call' },
      { offer_name: slug, action: 'whatsapp' },
    ])
})

test('reports brochures, dialogs and calls to action', async ({ page }) => {
  await open(page, '/doors/composite')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Get Free Quote' }).first().click()
  await expect.poll(() => events(page, 'link_click')).toMatchObject([{ destination: '/contact' }])
  // The address changes before the page does.
  await expect(page.locator('iframe[title="Quote form"]')).toBeAttached()
  await page.goBack()
  await expect(page.locator('iframe[title="Quote form"]')).toHaveCount(0)
  await main.getByRole('button', { name: 'Contact an Expert' }).first().click()
  await expect
    .poll(() => events(page, 'button_click'))
    .toMatchObject([{ button_text: 'Contact an Expert', source: 'doors_composite' }])
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await main.locator('a[download]').first().click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await expect
    .poll(() => events(page, 'brochure_download'))
    .toMatchObject([{ source: 'doors_composite', event_label: '/doors/comp-door' }])
})

for (const [name, answer] of [
  ['missing', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' })],
  ['blocked', (route) => route.abort('blockedbyclient')],
] satisfies [string, (route: Route) => Promise<void>][]) {
  test(`shows a toast with other ways to get in touch when a brochure is ${name}`, async ({ page }) => {
    expectNoise(page, /brochures\/.*\.pdf/)
    await page.route('**/brochures/*.pdf', answer)
    await open(page, '/doors/composite')
    await page.getByRole('main').locator('a[download]').first().click()
    const toast = page.getByRole('status').filter({ hasText: 'The brochure cannot be opened' })
    await expect(toast.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/)
    await expect(toast.getByRole('link', { name: 'WhatsApp us' })).toBeVisible()
    await expect
      .poll(() => events(page, 'error'))
      .toMatchObject([{ error_type: 'brochure_error', source: 'doors_composite' }])
    expect(await events(page, 'brochure_download')).toEqual([])
    await expect(page).toHaveURL(/\/doors\/composite$/)
  })
}

test('gives every event a category and a label', async ({ page }) => {
  await open(page, SUPERMARKET_OFFER)
  await page.getByRole('main').getByRole('link', { name: 'Secure Your Order Now' }).first().click()
  const others = async () => (await calls(page)).filter(([, name]) => name !== 'page_view')
  await expect.poll(async () => (await others()).length).toBeGreaterThan(1)
  const found = await others()
  for (const [command, , fields] of found) {
    expect(command).toBe('event')
    expect(fields.event_category).toMatch(/\w/)
    expect(fields.event_label).toMatch(/\w/)
  }
})

test('without a measurement ID there is no tag, no consent bar and no third-party request', async ({
  page,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') elsewhere.push(request.url())
  })
  await open(page, '/')
  await expect(page.locator('script[data-consent], script[src*="googletagmanager"]')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'May we count your visit?' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0)
  expect(elsewhere).toEqual([])
})
