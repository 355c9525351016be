import { RuleTester } from 'eslint'
import rule from '../../src/lint/no-copy'

RuleTester.describe = describe
RuleTester.it = it

const errors = [{ messageId: 'copy' }]

new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } }).run('no-copy', rule, {
  valid: [
    'const a = <p>{words.question}</p>',
    'const a = <button aria-label="Close the menu">×</button>',
    'const a = <VisuallyHidden>Previous picture</VisuallyHidden>',
    'const Box = styled.div`margin: 0 auto; display: grid;`',
    "const wide = isWide ? 'minmax(0, 5fr) minmax(0, 8fr)' : '1fr auto 1fr'",
    "console.warn('The chat could not be fetched', error)",
    "throw new Error('There is no drawing to save')",
    'const a = <p>{count} · {price}</p>',
  ],
  invalid: [
    { code: 'const a = <p>Call us</p>', errors },
    { code: 'const a = <button>{isOpen && "Closed on Sunday"}</button>', errors },
    { code: 'const a = <Band label="Search" />', errors },
    { code: "showToast({ title: 'Error', description: words.failed })", errors },
    { code: "const NOTE = 'This style has no glass of its own.'", errors },
    { code: 'const text = `No results for “${asked}”`', errors },
    { code: 'const a = <p>{`Nothing found for ${asked}`}</p>', errors },
  ],
})
