import { parse } from 'node-html-parser'
import { ribbonText } from '../../src/contracts/ribbon'
import { finishHtml, hashOf } from '../../src/gatsby/finish-pages/finish-html'

const COMMIT = '7f1c0ffee00112233445566778899aabbccddeef'
const PAGE =
  '<!DOCTYPE html><html><head><title>Doors</title><style>body:has([data-bare]){padding:0}</style></head><body class="x"><div id="___gatsby"><main></main></div></body></html>'
const TEXT = 'Preview of new-doors at 7f1c0ff: enquiries stay here'

describe('what the ribbon says', () => {
  it('names the branch of a pull request as its author knows it, and the commit', () => {
    const source = {
      CONTEXT: 'deploy-preview',
      BRANCH: 'pull/14/head',
      HEAD: 'new-doors',
      COMMIT_REF: COMMIT,
    }
    expect(ribbonText(source)).toBe(TEXT)
  })

  it('names the branch of a branch deploy', () => {
    const source = { CONTEXT: 'branch-deploy', BRANCH: 'new-doors', HEAD: 'new-doors', COMMIT_REF: COMMIT }
    expect(ribbonText(source)).toBe(TEXT)
  })

  it.each([undefined, '', 'production', 'dev'])('is nothing where CONTEXT is %p', (CONTEXT) => {
    expect(ribbonText({ CONTEXT, BRANCH: 'main', COMMIT_REF: COMMIT })).toBeUndefined()
  })

  it('leaves out what is not known, and anything that is no commit', () => {
    expect(ribbonText({ COMMIT_REF: 'the latest' }, 'something-new')).toBe('Preview: enquiries stay here')
  })

  it('promises nothing that the preview’s own settings do not keep', () => {
    const source = { CONTEXT: 'branch-deploy', BRANCH: 'b' }
    expect(ribbonText({ ...source, ORDER_WEBHOOK_URL: 'https://crm.example' })).toContain('stay here')
    expect(ribbonText({ ...source, BRANCH_DEPLOY_ORDER_WEBHOOK_URL: 'local:inbox' })).toContain('stay here')
    const own = { ...source, BRANCH_DEPLOY_MAIL_URL: 'smtp://mail.example' }
    expect(ribbonText(own)).toBe('Preview of b: enquiries go where this preview’s own settings say')
  })
})

describe('the ribbon on a page', () => {
  it('stands before everything else, and its style keeps the page’s policy', () => {
    const { html } = finishHtml(PAGE, '', TEXT)
    const ribbon = parse(html).querySelector('body > aside')
    expect(ribbon?.text).toBe(TEXT)
    expect(ribbon?.parentNode.childNodes[0]).toBe(ribbon)
    const [, style = ''] = /<style id="ribbon-style">(.*?)<\/style>/.exec(html) ?? []
    expect(html).toContain(hashOf(style))
  })

  it('gives way to another, or to none, when the page comes from the cache of an earlier build', () => {
    const once = finishHtml(PAGE, '', TEXT).html
    expect(finishHtml(once, '', TEXT).html).toBe(once)
    expect(finishHtml(once, '', 'Preview: other').html).not.toContain('new-doors')
    expect(finishHtml(once, '').html).toBe(finishHtml(PAGE, '').html)
  })

  it('cannot be used to write HTML', () => {
    const { html } = finishHtml(PAGE, '', 'Preview of <img src=x>: $& enquiries')
    expect(parse(html).querySelector('img')).toBeNull()
    expect(parse(html).querySelector('aside')?.text).toContain('<img src=x>: $& enquiries')
  })

  it('is not said again inside a frame, nor on pages that are not the site’s', () => {
    expect(finishHtml(PAGE.replace('<main>', '<main data-bare>'), '', TEXT).html).not.toContain('aside')
    expect(finishHtml(PAGE.replace('___gatsby', 'admin'), '', TEXT).html).not.toContain('aside')
  })
})
