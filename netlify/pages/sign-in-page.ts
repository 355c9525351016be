import { html } from './html'
import { page } from './page'

/** No referrer leaves the site; within it the origin is sent, which the check of posts needs. */
export const PRIVATE = { 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex, nofollow' }

interface SignInOptions {
  status?: number
  error?: string
  headers?: Record<string, string>
}

/** Asks for the managers' password. */
export function signInPage({ status = 200, error, headers }: SignInOptions = {}) {
  const content = html`
    <form method="post" action="/inbox/sign-in">
      <div class="field">
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          ${error ? html`aria-invalid="true" aria-describedby="password-error"` : undefined}
        />
        ${error ? html`<p class="error" id="password-error" role="alert">${error}</p>` : undefined}
      </div>
      <button>Sign in</button>
    </form>
  `
  return page(status, 'Enquiries: sign in', content, { ...PRIVATE, ...headers })
}

/** What is said instead of the inbox. */
export function inboxRefusal(status: number, title: string, words: string, headers?: Record<string, string>) {
  return page(status, title, html`<p>${words}</p>`, { ...PRIVATE, ...headers })
}
