import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pageWeights, scriptsOf } from '../../src/commands/lib/page-weights.mjs'

it('finds the scripts that a page loads at first, each once', () => {
  const html = `
    <link as="script" rel="preload" href="/app-1.js"/><link rel="modulepreload" href="/module.js?v=1">
    <link rel=preload as=script href=/bare.js><link rel="prefetch" as="script" href="/later.js">
    <link rel="preload" as="font" href="/font.woff2">
    <script src="/polyfill.js" nomodule=""></script><script src="/app-1.js" async=""></script>
    <script src="https://other.example/x.js"></script><script src="//other.example/x.js"></script>
    <script>const inline = 'src="/not-this.js"'</script>`
  expect(scriptsOf(html)).toEqual(['/app-1.js', '/module.js', '/bare.js'])
})

it('weighs every page under the name of its template', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'public-'))
  const files = {
    'app.js': randomBytes(5000).toString('base64'),
    'index.html': '<script src="/app.js"></script>',
    'page-data/index/page-data.json': '{"componentChunkName":"component---src-templates-page-tsx"}',
    'doors/x/index.html': '<script src="/app.js"></script><script src="/missing.js"></script>',
    'page-data/doors/x/page-data.json': '{"componentChunkName":"component---src-templates-door-tsx"}',
    'embed/quote-form.html': 'no script',
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  const weights = Object.fromEntries(pageWeights(folder).map(({ page, ...rest }) => [page, rest]))
  expect(Object.keys(weights).sort()).toEqual(['/', '/doors/x', '/embed/quote-form.html'])
  expect(weights['/']?.template).toBe('src-templates-page-tsx')
  expect(weights['/doors/x']?.template).toBe('src-templates-door-tsx')
  expect(weights['/']?.bytes).toBeGreaterThan(4000)
  expect(weights['/']?.bytes).toBe(weights['/doors/x']?.bytes)
  expect(weights['/embed/quote-form.html']).toEqual({ template: 'not of Gatsby', bytes: 0 })
  rmSync(folder, { recursive: true })
})
