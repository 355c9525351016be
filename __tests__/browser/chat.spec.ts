import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import {
  answerWith,
  ask,
  chatHasCome,
  events,
  input,
  listen,
  panel,
  said,
  sendButton,
  toggle,
  visit,
} from './support/chat'
import { company } from './support/site'
import { boxOf, expectNoise, test } from './support/test'

/** As visitors find it who opened it on an earlier page; its first form is tested in chat-card.spec.ts. */
test.use({ chat: 'open' })

const SUGGESTION = 'Learn more about our composite Door range?'
const WELCOME = 'Hi there! You can talk to me about anything. How can I help you today?'

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('is accessible when open, with a reply, and when closed', async ({ page }) => {
      await answerWith(page, 'See [our **composite** doors](/doors/composite):\n\n- one\n- two')
      await visit(page)
      const axe = () => expectAccessible(page, 'aside[aria-label="Chat"]')
      await axe()
      await ask(page, 'Hello')
      await expect(said(page, 'assistant').last().getByRole('link')).toBeVisible()
      await axe()
      await page.getByRole('button', { name: 'Close chat' }).click()
      await expect(panel(page)).toBeHidden()
      await axe()
    })

    test('remembers open or closed for the session', async ({ page }) => {
      await visit(page)
      await toggle(page).click()
      await expect(panel(page)).toBeHidden()
      await visit(page, '/services')
      await expect(panel(page)).toBeHidden()
      await toggle(page).click()
      await expect(panel(page)).toBeVisible()
      await visit(page, '/contact')
      await expect(panel(page)).toBeVisible()
    })

    test('stays within the viewport, clear of the header and the call bar', async ({ page }) => {
      await visit(page, '/')
      const box = await boxOf(page.getByRole('complementary', { name: 'Chat' }))
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width)
      const header = (await page.locator('header').first().boundingBox())!
      expect(box.y).toBeGreaterThanOrEqual(header.y + header.height)
      const frame = (await panel(page).boundingBox())!
      if (name === 'phone') {
        expect(box.y).toBeGreaterThanOrEqual(viewport.height / 2)
        const bar = (await page.getByRole('complementary', { name: 'Quick contact' }).boundingBox())!
        expect(box.y + box.height).toBeLessThanOrEqual(bar.y + 1)
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      } else {
        expect(frame.width).toBe(384)
        expect(frame.height).toBeLessThanOrEqual(600)
        const list = (await panel(page).getByRole('group', { name: 'Conversation' }).boundingBox())!
        expect(list.height).toBeGreaterThanOrEqual(300)
        expect(list.height).toBeLessThanOrEqual(400)
      }
    })

    test('sends a question, shows the answer and keeps both after a reload', async ({ page }) => {
      const requests = await answerWith(page, 'It is ', '£1450', ' fitted.')
      await visit(page)
      await ask(page, 'How much is a <b>door</b>?')
      await expect(said(page, 'user')).toContainText('How much is a <b>door</b>?')
      await expect(said(page, 'assistant').last()).toContainText('It is £1450 fitted.')
      await expect(input(page)).toHaveValue('')
      await expect(input(page)).toBeEnabled()
      await expect(panel(page).getByRole('button', { name: /\?$/ })).toHaveCount(0)
      const request = requests[0]!
      expect(request.headers().authorization).toMatch(/^Bearer \S+/)
      const { messages, userInfo } = request.postDataJSON() as {
        messages: { role: string; content: string }[]
        userInfo: { page: object }
      }
      expect(messages.at(-1)).toEqual({ role: 'user', content: 'How much is a <b>door</b>?' })
      expect(userInfo.page).toEqual({ path: '/contact', title: await page.title() })
      await expect.poll(() => page.evaluate(() => localStorage.chatHistory as string)).toContain('fitted.')
      await page.reload()
      await chatHasCome(page)
      await expect(said(page, 'user')).toContainText('How much is a <b>door</b>?')
      await expect(said(page, 'assistant').last()).toContainText('It is £1450 fitted.')
    })

    test('sends a suggestion that is clicked', async ({ page }) => {
      const requests = await answerWith(page, 'Gladly.')
      await visit(page)
      await panel(page).getByRole('button', { name: SUGGESTION }).click()
      await expect(said(page, 'user')).toContainText(SUGGESTION)
      await expect(said(page, 'assistant').last()).toContainText('Gladly.')
      expect(requests).toHaveLength(1)
    })
  })
}

test('is on the not-found page too', async ({ page }) => {
  expectNoise(page, /404/)
  await visit(page, '/there-is-no-such-page')
  await expect(panel(page)).toBeVisible()
})

test('keeps the conversation and the unsent text when following a link', async ({ page }) => {
  await answerWith(page, 'See [composite doors](/doors/composite).')
  await visit(page)
  await ask(page, 'Doors?')
  await input(page).fill('Half a quest')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await said(page, 'assistant').last().getByRole('link', { name: 'composite doors' }).click()
  await expect(page).toHaveURL(/\/doors\/composite$/)
  await expect(input(page)).toHaveValue('Half a quest')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('Escape closes it and returns the focus', async ({ page }) => {
  await visit(page)
  await input(page).focus()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toggle(page)).toBeFocused()
})

test('Shift+Enter starts a new line, and blank messages are not sent', async ({ page }) => {
  const requests = await answerWith(page, 'Yes.')
  await visit(page)
  await input(page).fill('   ')
  await input(page).press('Enter')
  await expect(sendButton(page)).toBeDisabled()
  await input(page).fill('One')
  await input(page).press('Shift+Enter')
  await input(page).pressSequentially('two')
  await expect(input(page)).toHaveValue('One\ntwo')
  await sendButton(page).click()
  await expect(said(page, 'assistant').last()).toContainText('Yes.')
  expect(requests).toHaveLength(1)
})

test('shows HTML and unsafe links of a hostile reply as text', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await answerWith(
    page,
    '<img src=x onerror=alert(1)> [click](javascript:alert(1)) [away](https://evil.example) ',
    `![p](https://evil.example/p.png) [call](${company.phoneHref}) <script>alert(1)</script>`,
  )
  await visit(page)
  await ask(page, 'Hello')
  const reply = said(page, 'assistant').last()
  await expect(reply.getByRole('link')).toHaveCount(1)
  await expect(reply.getByRole('link')).toHaveAttribute('href', company.phoneHref)
  await expect(reply).toContainText('<img src=x onerror=alert(1)>')
  await expect(reply.locator('img, script')).toHaveCount(0)
  expect(dialogs).toEqual([])
})

test('a reply can be copied and the conversation cleared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await answerWith(page, 'It is **£1450**.')
  await visit(page)
  await ask(page, 'How much?')
  await said(page, 'assistant').last().getByRole('button', { name: 'Copy' }).click()
  await expect(panel(page).getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('It is £1450.')
  await panel(page).getByRole('button', { name: 'Clear conversation' }).click()
  await expect(said(page, 'user')).toHaveCount(0)
  await expect(said(page, 'assistant')).toHaveCount(1)
  await expect(panel(page).getByRole('button', { name: SUGGESTION })).toBeVisible()
})

test('survives malformed stored history and updates an old greeting', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.chatHistory ??= '[{"role":"assistant","content":"Hello from the old site"},null,{"role":5}]'
  })
  await visit(page)
  await expect(said(page, 'assistant')).toHaveCount(1)
  await expect(said(page, 'assistant')).toContainText(WELCOME)
})

test('reports opening, closing and sending to analytics', async ({ page }) => {
  await listen(page)
  await answerWith(page, 'Hello.')
  await visit(page)
  expect(await events(page)).toEqual([])
  await toggle(page).click()
  await toggle(page).click()
  await ask(page, 'Hello')
  await expect(said(page, 'assistant')).toHaveCount(2)
  await expect
    .poll(async () => (await events(page)).map(([, , sent]) => sent))
    .toMatchObject([
      { event_category: 'ai_chat', action: 'chat_closed' },
      { event_category: 'ai_chat', action: 'chat_opened' },
      { event_category: 'ai_chat', action: 'message_sent', message_length: 5 },
    ])
})

test('the door designer passes the visitor’s door on to the assistant', async ({ page }) => {
  const requests = await answerWith(page, 'A fine door.')
  await visit(page, '/design-your-door')
  await toggle(page).click()
  await page.getByRole('button', { name: 'Save or share' }).click()
  const button = page.getByRole('button', { name: 'Ask the assistant about it' })
  await button.click()
  await expect(input(page)).toBeFocused()
  await expect(input(page)).toHaveValue(/What can you tell me about this door\? .*composite/)
  await input(page).press('Enter')
  await expect(said(page, 'assistant').last()).toContainText('A fine door.')
  const { userInfo } = requests[0]!.postDataJSON() as { userInfo: { design: string } }
  expect(userInfo.design).toMatch(/composite .*door in /)
  // It cannot have the focus while the reply comes.
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})
