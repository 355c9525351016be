import { expect, type Request } from '@playwright/test'
import {
  answerByHand,
  answerWith,
  ask,
  CHAT,
  events,
  input,
  LEAD,
  listen,
  panel,
  said,
  sendButton,
  toast,
  toggle,
  visit,
} from './support/chat'
import { expectNoise, test } from './support/test'

/** How a reply comes, what it passes on, and what is said when it does not come. */
test.use({ chat: 'open' })

test('while a reply streams, shows typing dots and disables input; Stop keeps the partial reply', async ({
  page,
}) => {
  const hand = await answerByHand(page)
  await visit(page)
  await ask(page, 'How much?')
  await expect(panel(page).getByText('The assistant is typing')).toBeVisible()
  await expect(input(page)).toBeDisabled()
  await expect(sendButton(page)).toBeDisabled()
  await hand.say('It is about ')
  await expect(said(page, 'assistant').last()).toContainText('It is about')
  await expect(page.locator('aside [aria-live]').getByText('It is about')).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Stop' }).click()
  await expect(input(page)).toBeEnabled()
  await expect(input(page)).toBeFocused()
  await expect(said(page, 'assistant').last()).toContainText('It is about')
  await expect.poll(hand.isAborted).toBe(true)
  await expect(toast(page)).toHaveCount(0)
})

test('Escape while a reply streams closes the panel and leaves the focus on its button', async ({ page }) => {
  const hand = await answerByHand(page)
  await visit(page)
  await ask(page, 'How much?')
  await hand.say('It is about ')
  await expect(said(page, 'assistant').last()).toContainText('It is about')
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
})

test('the lead marker is never visible, and the lead is sent once', async ({ page }) => {
  await listen(page)
  const hand = await answerByHand(page)
  const leads: Request[] = []
  await page.route(LEAD, (route) => {
    leads.push(route.request())
    return route.fulfill({ json: { ok: true } })
  })
  await visit(page)
  const reply =
    'Thank you, Ann.\n\n[LEAD_QUALIFIED]{"name":"Ann Miller","phone":"01632 960001","service":"Door","urgency":"high"}'
  for (const round of [1, 2]) {
    await ask(page, `Call me ${round}`)
    for (const piece of reply.match(/[^]{1,7}/g) ?? []) {
      await hand.say(piece)
      expect(await panel(page).innerText()).not.toMatch(/LEAD|\[L|01632 960001/)
    }
    await hand.end('done')
    await expect(input(page)).toBeEnabled()
    await expect(said(page, 'assistant').last()).toContainText('Thank you, Ann.')
    await expect(panel(page)).not.toContainText('LEAD')
  }
  await expect.poll(() => leads.length).toBe(1)
  const { leadData, webhookUrl } = leads[0]!.postDataJSON() as { leadData: object; webhookUrl: string }
  expect(webhookUrl).toBe('local:inbox')
  expect(leadData).toMatchObject({ name: 'Ann Miller', conversation_summary: 'Call me 1', lead_score: 9 })
  expect(leads[0]!.headers()['idempotency-key']).toMatch(/^[\w-]{36}$/)
  expect(await page.evaluate(() => localStorage.getItem('chatHistory'))).not.toContain('LEAD')
  const link = panel(page).getByRole('link', { name: 'Continue on WhatsApp' })
  const text = async () => new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')
  await expect.poll(text).toContain('Call me 1 | Call me 2')
  await expect.poll(text).toContain('Name: Ann Miller\nPhone: 01632 960001')
  await expect
    .poll(async () => (await events(page)).map(([, , fields]) => (fields as { action: string }).action))
    .toEqual(['message_sent', 'lead_qualified', 'message_sent'])
})

test('a failed lead is logged to the console and sent again with a later reply', async ({ page }) => {
  expectNoise(page, /Failed to send lead/, /status of 500/)
  await answerWith(page, 'Noted. [LEAD_QUALIFIED]{"name":"Ann","urgency":"medium"}')
  const statuses = [500, 200]
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route(LEAD, (route) => route.fulfill({ status: statuses.shift() ?? 200, json: {} }))
  await visit(page)
  await ask(page, 'Call me')
  await expect.poll(() => logged.join('\n')).toContain('Failed to send lead')
  await expect(toast(page)).toHaveCount(0)
  await ask(page, 'Please')
  await expect.poll(() => statuses.length).toBe(0)
})

test('a stream that breaks keeps the partial reply, shows an error and can be retried', async ({ page }) => {
  const hand = await answerByHand(page)
  await visit(page)
  await ask(page, 'How much?')
  await hand.say('It is £14')
  // What has not been read when a stream breaks is lost with it.
  await expect(said(page, 'assistant').last()).toContainText('It is £14')
  await hand.end('broken')
  await expect(toast(page)).toBeVisible()
  await expect(said(page, 'assistant').last()).toContainText('It is £14')
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(said(page, 'user')).toHaveCount(1)
  await hand.say('It is £1450.')
  await hand.end('done')
  await expect(said(page, 'assistant')).toHaveCount(2)
  await expect(said(page, 'assistant').last()).toContainText('It is £1450.')
})

for (const [what, answer, message] of [
  [
    'an error',
    { status: 429, json: { error: 'Too many messages. Please wait a minute.' } },
    'Too many messages.',
  ],
  ['an error without words', { status: 502, body: 'Bad gateway' }, 'Request failed: 502'],
  [
    'nothing',
    { status: 200, contentType: 'text/event-stream', body: 'data: [DONE]\n\n' },
    'Failed to connect to chat',
  ],
] as const) {
  test(`${what} in reply shows a toast and re-enables the input`, async ({ page }) => {
    expectNoise(page, /status of (429|502)/)
    await page.route(CHAT, (route) => route.fulfill(answer))
    await visit(page)
    await ask(page, 'Hello')
    await expect(toast(page)).toHaveCount(1)
    await expect(page.getByRole('status').getByText(message)).toBeVisible()
    await expect(input(page)).toBeEnabled()
  })
}
