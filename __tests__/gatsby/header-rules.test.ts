import { headerRules } from '../../src/gatsby/finish-pages/header-rules'
import { securityPolicy } from '../../src/gatsby/finish-pages/security-policy'
import { robotsTxt } from '../../src/gatsby/robots-txt'

const HASH = "'sha256-abc'"

it('allows scripts of our own and the named inline ones, and nothing unsafe', () => {
  const [rule] = securityPolicy([HASH], {})
    .split('; ')
    .filter((part) => part.startsWith('script-src'))
  expect(rule).toBe(`script-src 'self' ${HASH}`)
})

it.each([
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
  ['frame-ancestors', "'self'"],
])('limits %s', (name, source) => {
  expect(securityPolicy([], {}).split('; ')).toContain(`${name} ${source}`)
})

it('opens exactly the hosts that the settings name', () => {
  expect(securityPolicy([], {})).not.toContain('https:')
  const policy = securityPolicy([], {
    GATSBY_GA_ID: 'G-1',
    GATSBY_QUOTE_FORM_URL: 'https://forms.example/frame?x=1',
    GATSBY_QUOTE_FORM_SCRIPT_URL: 'https://cdn.example/embed.js',
    GATSBY_BROCHURES_URL: 'https://bucket.example/brochures',
  })
  expect(policy).toContain("frame-src 'self' https://forms.example;")
  expect(policy).toMatch(/script-src [^;]*https:\/\/cdn\.example[ ;]/)
  expect(policy).toMatch(/connect-src [^;]*https:\/\/bucket\.example[ ;]/)
  expect(policy).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/)
})

it('says every rule once, so that it does not matter which of two rules a host prefers', () => {
  const rules = headerRules("default-src 'self'", false, ['/app-1.js'])
  const names = rules.split('\n').filter((line) => line.startsWith('  ') && !line.includes('cache-control'))
  expect(new Set(names).size).toBe(names.length)
  const [everywhere = ''] = rules.split('\n\n')
  expect(everywhere).not.toContain('cache-control')
  expect(rules).toContain('/app-1.js\n  cache-control: public, max-age=31536000, immutable')
})

it('keeps a preview out of search engines, and the site in', () => {
  expect(headerRules('', true, [])).toContain('x-robots-tag: noindex, nofollow')
  const [everywhere = '', admin = ''] = headerRules('', false, []).split('\n\n')
  expect(everywhere).not.toContain('x-robots-tag')
  expect(admin).toBe('/admin/*\n  x-robots-tag: noindex, nofollow')
})

it('lets a preview be read, so that its header is seen, and names no sitemap of it', () => {
  expect(robotsTxt('https://preview.example', true)).toBe('User-agent: *\nAllow: /\n')
  expect(robotsTxt('https://x.example', false)).toContain('Sitemap: https://x.example/sitemap-index.xml')
})
