/** Properties whose text stands on the page. */
const SHOWN = new Set([
  'title',
  'placeholder',
  'label',
  'legend',
  'heading',
  'intro',
  'caption',
  'description',
  'alt',
])

/** Texts that only programs and developers read. */
const UNSEEN = /^console$|Error$/

const WORD = /[A-Za-z]{2}/
/** Three words in a row, with nothing but spaces between them: neither a style nor a path is like that. */
const SENTENCE = /(?:^|[^\w-])[A-Za-z][A-Za-z'’]*(?: [A-Za-z'’]+){2}(?![\w(:;-])/

/**
 * ESLint rule: what visitors read comes from `data/`, where editors can change it. Names for what only assistive programs say
 * (`aria-…`, VisuallyHidden) may stay: they say how a control works.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      copy: '"{{text}}" is for visitors to read: put it into data/wording/ (src/content/wording-help.ts).',
    },
  },
  create(context) {
    const report = (node, text) =>
      context.report({ node, messageId: 'copy', data: { text: text.replace(/\s+/g, ' ').trim() } })
    return {
      JSXText(node) {
        if (WORD.test(node.value) && !isUnseen(node)) report(node, node.value)
      },
      Literal(node) {
        if (typeof node.value === 'string' && isCopy(node, node.value)) report(node, node.value)
      },
      TemplateElement(node) {
        if (isCopy(node.parent, node.value.raw)) report(node, node.value.raw)
      },
    }
  },
}

function isCopy(node, text) {
  if (isUnseen(node)) return false
  return SENTENCE.test(text) || (WORD.test(text) && SHOWN.has(nameOf(node.parent)))
}

/** Of the attribute or the property that holds it. */
function nameOf(parent) {
  if (parent?.type === 'JSXAttribute') return parent.name.name
  return parent?.type === 'Property' ? parent.key.name : undefined
}

function isUnseen(node) {
  for (let around = node.parent; around; around = around.parent) {
    if (/^(TaggedTemplateExpression|ImportDeclaration|TSLiteralType)$/.test(around.type)) return true
    if (around.type === 'JSXAttribute' && String(around.name.name).startsWith('aria-')) return true
    if (around.type === 'JSXElement' && around.openingElement.name.name === 'VisuallyHidden') return true
    const callee =
      around.type === 'NewExpression' || around.type === 'CallExpression' ? around.callee : undefined
    if (UNSEEN.test(callee?.name ?? callee?.object?.name ?? '')) return true
  }
  return false
}
