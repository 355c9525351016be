import { finishHtml, hashOf } from '../../src/gatsby/finish-pages/finish-html'

const PAGE = `<!DOCTYPE html><html lang="en-GB"><head><meta charSet="utf-8"/><style data-styled="">.a{color:red}</style>
<noscript><style>.gatsby-image-wrapper noscript{display:none}</style></noscript><style>.gatsby-image-wrapper{position:relative}</style>
<script type="module">const e="undefined"!=typeof HTMLImageElement;</script></head><body>
<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><main>Words</main></div>
<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div>
<script type="application/ld+json">{"@type":"Product"}</script>
<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/doors";/*]]>*/</script>
<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>
<script src="/app-0123.js" async></script><script src="/polyfill.js" nomodule></script></body></html>`

const finish = (html: string) => finishHtml(html, 'early()')

it('lets every script of the page come late', () => {
  const { html } = finish(PAGE)
  expect(html).toContain('<script type="text/plain" data-later="/app-0123.js"></script>')
  expect(html).not.toMatch(/<script[^>]*\ssrc=/)
})

it('puts the early script first', () => {
  const { html } = finish(PAGE)
  expect(html.indexOf('<script id="early">early()</script>')).toBeLessThan(html.indexOf('<style'))
})

it('leaves only inline scripts that are the same on every page, and names their hashes', () => {
  const { html, scripts } = finish(PAGE)
  expect(html).not.toContain('pagePath')
  expect(scripts).toEqual([hashOf('early()'), hashOf('window.___chunkMapping="{}";')])
})

it('allows the page’s own style element, and no style attribute', () => {
  const { html } = finish(PAGE)
  const [, policy] = /content="(style-src[^"]*)"/.exec(html)!
  expect(policy).toContain(hashOf('.a{color:red}'))
  expect(policy).not.toContain('unsafe')
  expect(html).not.toMatch(/<[^>]*\sstyle=/)
})

it('takes out what gatsby-plugin-image brings for a component that the site does not use', () => {
  expect(finish(PAGE).html).not.toContain('gatsby-image-wrapper')
  expect(finish(PAGE).html).not.toContain('HTMLImageElement')
})

it('keeps structured data', () => {
  expect(finish(PAGE).html).toContain('<script type="application/ld+json">{"@type":"Product"}</script>')
})

it('changes nothing the second time, but for another early script', () => {
  const once = finish(PAGE).html
  expect(finish(once).html).toBe(once)
  expect(finishHtml(once, 'other()').html).toBe(once.replace('early()', 'other()'))
})
