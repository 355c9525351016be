/** `body:has(`, an island's, or one of whatever element. */
const PAGE_WIDE = /(?:\b(?:body|main|html)|:root|\[data-island\])[^\s,{>+~]*:has\(|(?:^|[\s,>+~]):has\(/m

/**
 * ESLint rule: no style asks by `:has()` what the page or one of its sections holds. The browser would work out the style of all of it
 * anew whenever anything in it changes. Mark the page (src/lib/page-marks.ts), or ask a small part of it.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { wide: 'Do not ask by :has() what the page or a section holds: see src/lib/page-marks.ts.' },
  },
  create(context) {
    return {
      TemplateElement(node) {
        if (PAGE_WIDE.test(node.value.raw)) context.report({ node, messageId: 'wide' })
      },
    }
  },
}
