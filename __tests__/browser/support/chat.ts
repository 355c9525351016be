import { expect, type Page, type Request } from '@playwright/test'
import { company } from './site'

export const CHAT = '**/.netlify/functions/ai-chat'
export const LEAD = '**/.netlify/functions/ghl-webhook'

export const panel = (page: Page) => page.getByRole('region', { name: `${company.brand} Assistant` })
export const toggle = (page: Page) => page.getByRole('button', { name: 'Chat with our assistant' })
export const input = (page: Page) => panel(page).getByPlaceholder('Type your message...')
export const sendButton = (page: Page) => panel(page).getByRole('button', { name: 'Send message' })
export const said = (page: Page, role: 'user' | 'assistant') => panel(page).locator(`li[data-role="${role}"]`)
export const toast = (page: Page) => page.getByText('Connection Error')

export const stream = (...fragments: string[]) =>
  fragments.map((content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`).join('') +
  'data: [DONE]\n\n'

/** Answers every question with these fragments; returns the list of requests, which grows as they come. */
export async function answerWith(page: Page, ...fragments: string[]) {
  const requests: Request[] = []
  await page.route(CHAT, (route) => {
    requests.push(route.request())
    return route.fulfill({ contentType: 'text/event-stream', body: stream(...fragments) })
  })
  return requests
}

/** Replaces `fetch` for the chat: a stream that the test feeds and ends, each time once a question has opened it. */
export async function answerByHand(page: Page) {
  await page.addInitScript(() => {
    const real = window.fetch.bind(window)
    const hand = window as unknown as {
      say?: (text: string) => void
      end?: (how?: string) => void
      aborted?: boolean
    }
    window.fetch = (...call) => {
      const [address, init] = call
      if (typeof address !== 'string' || !address.includes('ai-chat')) return real(...call)
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const encoder = new TextEncoder()
          hand.say = (text) => controller.enqueue(encoder.encode(text))
          hand.end = (how) => {
            // The next question opens another.
            delete hand.say
            if (how === 'broken') controller.error(new Error('network error'))
            else controller.close()
          }
          init?.signal?.addEventListener('abort', () => {
            delete hand.say
            hand.aborted = true
            controller.error(new DOMException('', 'AbortError'))
          })
        },
      })
      return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }))
    }
  })
  const isOpen = () => page.waitForFunction(() => 'say' in window)
  return {
    say: async (content: string) => {
      await isOpen()
      await page.evaluate(
        (line) => (window as unknown as { say: (text: string) => void }).say(line),
        `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`,
      )
    },
    end: async (how: 'done' | 'broken') => {
      await isOpen()
      await page.evaluate((way) => {
        const hand = window as unknown as { say: (text: string) => void; end: (how?: string) => void }
        if (way === 'done') hand.say('data: [DONE]\n\n')
        hand.end(way)
      }, how)
    },
    isAborted: () => page.evaluate(() => Boolean((window as unknown as { aborted?: boolean }).aborted)),
  }
}

/** Opens a page and waits for the chat. */
export async function visit(page: Page, route = '/contact') {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(route)
  await chatHasCome(page)
}

/** Waits for the chat; its code loads late on a busy machine. */
export async function chatHasCome(page: Page) {
  await expect(toggle(page)).toBeVisible({ timeout: 20_000 })
  if (await page.evaluate(() => sessionStorage.chatPanel === 'open')) await expect(panel(page)).toBeVisible()
}

export async function ask(page: Page, text: string) {
  await input(page).fill(text)
  await input(page).press('Enter')
}

export const events = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { events: unknown[][] }).events.filter(
      ([, name]) => name === 'ai_chat_interaction',
    ),
  )

export async function listen(page: Page) {
  await page.addInitScript(() => {
    const list: unknown[][] = []
    Object.assign(window, { events: list, gtag: (...call: unknown[]) => list.push(call) })
  })
}
