import { markPage } from '@/lib/mark-page'
import { withMarks } from '../../../src/gatsby/finish-pages/marks'

const MAIN = [
  '<div data-island=""><section data-picture-first="" data-chat-form="line" class="a"></section></div>',
  '<div data-island="waiting"><section id="faq" data-tone="chalk" data-questions="" class="b"><p>?</p></section></div>',
  '<div data-island=""><section data-fold="" class="c"></section></div>',
  '<div data-island=""><figure class="d"></figure></div>',
].join('')
const PAGE = `<!DOCTYPE html><html lang="en-GB"><head><style>.a[data-chat-side="left"]{color:red}</style></head><body><main>${MAIN}</main><div data-island="" data-part="Footer"></div></body></html>`

it('has <html> repeat what parts of the page say of it, and no other mark', () => {
  const [root] = /<html[^>]*>/.exec(withMarks(PAGE))!
  expect(root).toBe('<html lang="en-GB" data-page-chat-form="line" data-page-picture-first="">')
})

it('has each section say what it is, and what follows it', () => {
  const islands = [...withMarks(PAGE).matchAll(/<div data-island="[^"]*"[^>]*>/g)].map(([tag]) => tag)
  expect(islands).toEqual([
    '<div data-island="" data-holds="picture-first" data-next="chalk questions">',
    '<div data-island="waiting" data-holds="chalk questions" data-next="fold">',
    '<div data-island="" data-holds="fold" data-next="figure">',
    '<div data-island="" data-holds="figure">',
    '<div data-island="" data-part="Footer">',
  ])
})

it('marks a page again without a second mark', () => {
  expect(withMarks(withMarks(PAGE))).toBe(withMarks(PAGE))
})

it('is what the browser makes of the same page', () => {
  document.body.innerHTML = `<main>${MAIN}</main>`
  markPage()
  expect(document.documentElement.getAttribute('data-page-chat-form')).toBe('line')
  expect(document.querySelector('main')!.outerHTML).toBe(withMarks(`<main>${MAIN}</main>`))
})
