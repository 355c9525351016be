import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { validLead } from '../support/leads'
import { company } from './support/site'
import { copyProject } from '../../src/bench/lib/project-copy'

// A busy machine takes several times as long as a free one.
const READY_MS = 420_000
const SEEN_MS = 60_000

/** Everything of `npm run develop` in one test: it takes a minute to start. */
test('npm run develop reloads on every edit, survives invalid data and serves the functions', async ({
  page,
}) => {
  test.setTimeout(READY_MS + 8 * SEEN_MS)
  const copy = copyProject()
  // The usual port is taken: it finds another and says which.
  const other = createServer().listen(8000)
  const develop = spawn(process.execPath, ['src/commands/develop.mjs'], {
    cwd: copy.root,
    // Where CI is set, Gatsby makes every picture before the first page.
    env: { ...process.env, NODE_ENV: '', LOCAL_BLOBS_DIR: '', CI: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    const { pages, said } = await ready(develop)
    expect(new URL(pages).port).not.toBe('8000')
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
    })
    await page.goto(`${pages}/contact`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible({ timeout: SEEN_MS })
    await expect(page.locator('#data-problems')).toBeAttached()
    expect(faults, said()).toEqual([])

    const json = path.join(copy.root, 'data/company.json')
    edit(json, (text) => text.replaceAll(company.phone, '01632 960999'))
    await expect(page.getByText('01632 960999').first()).toBeVisible({ timeout: SEEN_MS })

    const sound = readFileSync(json, 'utf8')
    edit(json, (text) => text.replace('{', '{ oops'))
    await expect(page.locator('#data-problems')).toContainText('company.json', { timeout: SEEN_MS })
    await page.reload()
    await expect(page.getByText('01632 960999').first()).toBeVisible()
    edit(json, () => sound)
    await expect(page.locator('#data-problems')).toBeHidden({ timeout: SEEN_MS })

    edit(path.join(copy.root, 'src/components/layout/call-bar.tsx'), (text) =>
      text.replace('Quick contact', 'Our bar'),
    )
    await expect(page.locator('[aria-label="Our bar"]')).toBeAttached({ timeout: SEEN_MS })

    await page.goto(`${pages}/workshop`)
    await expect(page.getByText('No page has: nothing is missing.')).toBeVisible({ timeout: 4 * SEEN_MS })
    expect(await page.getByRole('region', { name: /Section(, |$)/ }).count()).toBeGreaterThan(30)

    const question = { messages: [{ role: 'user', content: 'How wide can bi-folds be?' }], userInfo: {} }
    const chat = await page.request.post(`${pages}/.netlify/functions/ai-chat`, {
      headers: { Authorization: 'Bearer public-anon' },
      data: question,
    })
    expect(await chat.text()).toMatch(/data: \[DONE\]\s*$/)
    const lead = await page.request.post(`${pages}/api/leads/quote`, { data: validLead('quote') })
    expect(lead.status()).toBe(202)
    const { id } = (await lead.json()) as { id: string }
    expect(readdirSync(path.join(copy.root, '.netlify'), { recursive: true }).join('\n')).toContain(id)
  } finally {
    other.close()
    const ended = once(develop, 'close')
    develop.kill('SIGTERM')
    await ended
    copy.remove()
  }
})

function edit(file: string, change: (text: string) => string) {
  const before = readFileSync(file, 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(file, after)
}

/** Waits until the pages can be viewed. */
async function ready(develop: ChildProcess) {
  let words = ''
  const pages = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: unknown) => {
      words += String(chunk)
      const [, address] = /The pages come at (\S+) /.exec(words) ?? []
      if (address && words.includes('Building development bundle -')) resolve(address)
    }
    develop.stdout?.on('data', hear)
    develop.stderr?.on('data', hear)
    develop.once('close', () => reject(new Error(`npm run develop ended:\n${words}`)))
    setTimeout(() => reject(new Error(`npm run develop is not ready:\n${words}`)), READY_MS)
  })
  return { pages, said: () => words }
}
