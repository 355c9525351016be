import { createHash } from 'node:crypto'
import { html } from '../../netlify/pages/html'
import { page } from '../../netlify/pages/page'

it('lets the browser apply its own style, and no other', async () => {
  const response = page(200, 'Thank you', html`<p>Words</p>`)
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(await response.text()) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(style).toContain('body{')
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
})
