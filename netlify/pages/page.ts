import { createHash } from 'node:crypto'
import type { Context } from '@netlify/functions'
import { ribbonText } from '../../src/contracts/ribbon'
import { fileOf } from '../content/site-data'
import { Html, html } from './html'
import { STYLE } from './style'

interface Company {
  brand: string
  phone: string
  phoneHref: string
  email: string
  legalLine: string
}

const company = fileOf<Company>('company.json')
const frame = fileOf<typeof import('../../data/wording/frame.json')>('wording/frame.json')

/** In one piece: a space more would not match the hash. */
const STYLE_ELEMENT = new Html(`<style>${STYLE.text}</style>`)
const STYLE_HASH = createHash('sha256').update(STYLE.text).digest('base64')

/** These pages have one stylesheet, no script and no picture, and post to this site alone. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/**
 * A page that a function makes for visitors whose browser runs no script of ours.
 *
 * @param status - HTTP status
 * @param title - heading and title
 * @param content - what stands below the heading
 * @param headers - further headers
 */
export function page(status: number, title: string, content: Html, headers: Record<string, string> = {}) {
  const ribbon = ribbonText(process.env, deployContext())
  const { text } = html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${company.brand}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        ${ribbon ? html`<aside aria-label="Preview">${ribbon}</aside>` : undefined}
        <header><a href="/">${company.brand}</a></header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
        <footer>
          <p>
            <a href="${company.phoneHref}">${frame.call} ${company.phone}</a>
            <a href="mailto:${company.email}">${company.email}</a>
          </p>
          <p>${company.legalLine}</p>
        </footer>
      </body>
    </html>`
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': POLICY,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
      'X-Robots-Tag': 'noindex',
      ...headers,
    },
  })
}

/** Netlify tells the kind of deploy to the function that is at work; elsewhere the environment does. */
function deployContext() {
  const { Netlify } = globalThis as { Netlify?: { context?: Pick<Context, 'deploy'> | null } }
  return Netlify?.context?.deploy.context ?? process.env.CONTEXT
}
