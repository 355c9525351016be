import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, type Request } from '@playwright/test'
import { company } from './support/site'
import { expectNoise, test } from './support/test'

/** As visitors find it who opened it on an earlier page; its first form is tested in chat-card.spec.ts. */
test.use({ chat: 'open' })

const CHAT = '**/.netlify/functions/ai-chat'
const LEAD = '**/.netlify/functions/ghl-webhook'
const WELCOME = 'Hi there! You can talk to me about anything. How can I help you today?'
const SUGGESTION = 'Learn more about our composite Door range?'

const panel = (page: Page) => page.getByRole('region', { name: `${company.brand} Assistant` })
const toggle = (page: Page) => page.getByRole('button', { name: 'Chat with our assistant' })
const input = (page: Page) => panel(page).getByPlaceholder('Type your message...')
const sendButton = (page: Page) => panel(page).getByRole('button', { name: 'Send message' })
const said = (page: Page, role: 'user' | 'assistant') => panel(page).locator(`li[data-role="${role}"]`)
const toast = (page: Page) => page.getByText('Connection Error')

const stream = (...fragments: string[]) =>
  fragments.map((content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`).join('') +
  'data: [DONE]\n\n'

/** Answers every question with these fragments; gives the requests that came. */
async function answerWith(page: Page, ...fragments: string[]) {
  const requests: Request[] = []
  await page.route(CHAT, (route) => {
    requests.push(route.request())
    return route.fulfill({ contentType: 'text/event-stream', body: stream(...fragments) })
  })
  return requests
}

/** Takes the place of `fetch` for the chat: a stream that the test feeds by `window.say(text)` and ends by `window.end()`. */
async function answerByHand(page: Page) {
  await page.addInitScript(() => {
    const real = window.fetch.bind(window)
    const hand = window as unknown as {
      say: (text: string) => void
      end: (how?: string) => void
      aborted?: boolean
    }
    window.fetch = (...call) => {
      const [address, init] = call
      if (typeof address !== 'string' || !address.includes('ai-chat')) return real(...call)
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const encoder = new TextEncoder()
          hand.say = (text) => controller.enqueue(encoder.encode(text))
          hand.end = (how) =>
            how === 'broken' ? controller.error(new Error('network error')) : controller.close()
          init?.signal?.addEventListener('abort', () => {
            hand.aborted = true
            controller.error(new DOMException('', 'AbortError'))
          })
        },
      })
      return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }))
    }
  })
  return {
    say: (content: string) =>
      page.evaluate(
        (line) => (window as unknown as { say: (text: string) => void }).say(line),
        `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`,
      ),
    end: (how: 'done' | 'broken') =>
      page.evaluate((way) => {
        const hand = window as unknown as { say: (text: string) => void; end: (how?: string) => void }
        if (way === 'done') hand.say('data: [DONE]\n\n')
        hand.end(way)
      }, how),
    isAborted: () => page.evaluate(() => Boolean((window as unknown as { aborted?: boolean }).aborted)),
  }
}

/** Opens a page and waits for the chat. */
async function visit(page: Page, route = '/contact') {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(route)
  await chatHasCome(page)
}

/** Its code comes once the page is idle, which a busy machine takes its time to be. */
async function chatHasCome(page: Page) {
  await expect(toggle(page)).toBeVisible({ timeout: 20_000 })
  if (await page.evaluate(() => sessionStorage.chatPanel === 'open')) await expect(panel(page)).toBeVisible()
}

async function ask(page: Page, text: string) {
  await input(page).fill(text)
  await input(page).press('Enter')
}

const events = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { events: unknown[][] }).events.filter(
      ([, name]) => name === 'ai_chat_interaction',
    ),
  )

async function listen(page: Page) {
  await page.addInitScript(() => {
    const list: unknown[][] = []
    Object.assign(window, { events: list, gtag: (...call: unknown[]) => list.push(call) })
  })
}

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('is accessible, open and closed, and while it answers', async ({ page }) => {
      await answerWith(page, 'See [our **composite** doors](/doors/composite):\n\n- one\n- two')
      await visit(page)
      const axe = async () => {
        const { violations } = await new AxeBuilder({ page }).include('aside[aria-label="Chat"]').analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      }
      await axe()
      await ask(page, 'Hello')
      await expect(said(page, 'assistant').last().getByRole('link')).toBeVisible()
      await axe()
      await page.getByRole('button', { name: 'Close chat' }).click()
      await axe()
    })

    test('keeps the last choice for the tab’s session', async ({ page }) => {
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

    test('stays within the window and clear of header and call bar', async ({ page }) => {
      await visit(page, '/')
      const box = (await page.getByRole('complementary', { name: 'Chat' }).boundingBox())!
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

    test('sends a question, shows the answer, and remembers both', async ({ page }) => {
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
      await page.reload()
      await chatHasCome(page)
      await expect(said(page, 'user')).toContainText('How much is a <b>door</b>?')
      await expect(said(page, 'assistant').last()).toContainText('It is £1450 fitted.')
    })

    test('a suggestion is written into the input and sent', async ({ page }) => {
      const requests = await answerWith(page, 'Gladly.')
      await visit(page)
      await panel(page).getByRole('button', { name: SUGGESTION }).click()
      await expect(said(page, 'user')).toContainText(SUGGESTION)
      await expect(said(page, 'assistant').last()).toContainText('Gladly.')
      expect(requests).toHaveLength(1)
    })
  })
}

test('is there on the not-found page too', async ({ page }) => {
  expectNoise(page, /404/)
  await visit(page, '/there-is-no-such-page')
  await expect(panel(page)).toBeVisible()
})

test('goes along from page to page, conversation, words and all', async ({ page }) => {
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

test('Escape closes it and gives the focus back', async ({ page }) => {
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

test('Shift and Enter begin a new line, and blanks are not sent', async ({ page }) => {
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

test('while a reply comes: typing dots, input and button off, Stop keeps what has come', async ({ page }) => {
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
  expect(await hand.isAborted()).toBe(true)
  await expect(toast(page)).toHaveCount(0)
})

test('the marker is never seen, not even for a moment, and the lead goes out once', async ({ page }) => {
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
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')
  expect(text).toContain('Call me 1 | Call me 2')
  expect(text).toContain('Name: Ann Miller\nPhone: 01632 960001')
  const actions = (await events(page)).map(([, , fields]) => (fields as { action: string }).action)
  expect(actions).toEqual(['message_sent', 'lead_qualified', 'message_sent'])
})

test('a lead that fails is for the console, and goes out with a later reply', async ({ page }) => {
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

test('a stream that dies keeps what has come, says so, and can be tried again', async ({ page }) => {
  const hand = await answerByHand(page)
  await visit(page)
  await ask(page, 'How much?')
  await hand.say('It is £14')
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
  test(`${what} for an answer is shown in a toast, and sending is allowed again`, async ({ page }) => {
    expectNoise(page, /status of (429|502)/)
    await page.route(CHAT, (route) => route.fulfill(answer))
    await visit(page)
    await ask(page, 'Hello')
    await expect(toast(page)).toHaveCount(1)
    await expect(page.getByRole('status').getByText(message)).toBeVisible()
    await expect(input(page)).toBeEnabled()
  })
}

test('what a hostile reply says stays text', async ({ page }) => {
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

test('a reply can be copied, and the conversation cleared', async ({ page, context }) => {
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

test('stored nonsense is survived, and an old greeting renewed', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.chatHistory ??= '[{"role":"assistant","content":"Hello from the old site"},null,{"role":5}]'
  })
  await visit(page)
  await expect(said(page, 'assistant')).toHaveCount(1)
  await expect(said(page, 'assistant')).toContainText(WELCOME)
})

test('opening, closing and sending are reported', async ({ page }) => {
  await listen(page)
  await answerWith(page, 'Hello.')
  await visit(page)
  expect(await events(page)).toEqual([])
  await toggle(page).click()
  await toggle(page).click()
  await ask(page, 'Hello')
  await expect(said(page, 'assistant')).toHaveCount(2)
  const fields = (await events(page)).map(([, , sent]) => sent)
  expect(fields).toMatchObject([
    { event_category: 'ai_chat', action: 'chat_closed' },
    { event_category: 'ai_chat', action: 'chat_opened' },
    { event_category: 'ai_chat', action: 'message_sent', message_length: 5 },
  ])
})

test('the door designer asks about the visitor’s door', async ({ page }) => {
  const requests = await answerWith(page, 'A fine door.')
  await visit(page, '/design-your-door')
  await toggle(page).click()
  const button = page.getByRole('button', { name: 'Ask the assistant about it' })
  await button.click()
  await expect(input(page)).toBeFocused()
  await expect(input(page)).toHaveValue(/What can you tell me about this door\? .*composite/)
  await input(page).press('Enter')
  await expect(said(page, 'assistant').last()).toContainText('A fine door.')
  const { userInfo } = requests[0]!.postDataJSON() as { userInfo: { design: string } }
  expect(userInfo.design).toMatch(/composite .*door in /)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})
