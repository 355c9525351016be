import { RuleTester } from 'eslint'
import rule from '../../src/lint/no-page-wide-has'

RuleTester.describe = describe
RuleTester.it = it

const errors = [{ messageId: 'wide' }]

new RuleTester().run('no-page-wide-has', rule, {
  valid: [
    'const a = css`li:has(:checked) > div { color: red; }`',
    "const a = css`html[data-page-chat-form='line'] & { color: red; }`",
    'const a = css`&:not(:has(span)) { color: red; }`',
  ],
  invalid: [
    { code: 'const a = css`body:has([data-form-here]) & { display: none; }`', errors },
    { code: 'const a = css`[data-island]:has(> figure) + [data-island] & { display: none; }`', errors },
    { code: 'const a = css`[data-island]:not(:has(> figure)) & { display: none; }`', errors },
    { code: 'const a = css`color: red; :has(> h1) { display: grid; }`', errors },
  ],
})
