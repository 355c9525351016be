const STATES = new Set(['useState', 'useReducer'])

/**
 * ESLint rule: no state is set while its component renders. React allows it behind a condition, but renders again at once, and
 * while it hydrates with the browser's answers beside the server's HTML: the page is then thrown away and drawn anew. Derive the
 * value, or set it in an event or an effect.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { rendering: 'Do not call {{name}} while rendering: derive the value, or set it in an event.' },
  },
  create(context) {
    return {
      CallExpression(node) {
        if (node.callee.type !== 'Identifier') return
        const { name } = node.callee
        const home = homeOfSetter(context.sourceCode.getScope(node), name)
        if (home && home === functionAround(node))
          context.report({ node, messageId: 'rendering', data: { name } })
      },
    }
  },
}

/** The component or hook whose state a name sets, if it sets one. */
function homeOfSetter(from, name) {
  for (let scope = from; scope; scope = scope.upper) {
    const variable = scope.set.get(name)
    if (!variable) continue
    const declarator = variable.defs[0]?.node
    const call = declarator?.type === 'VariableDeclarator' ? declarator.init : undefined
    const hook = call?.callee?.name ?? call?.callee?.property?.name
    const isSetter = declarator?.id?.type === 'ArrayPattern' && declarator.id.elements[1]?.name === name
    return STATES.has(hook) && isSetter ? functionAround(declarator) : undefined
  }
  return undefined
}

function functionAround(node) {
  let around = node.parent
  while (around && !/Function/.test(around.type)) around = around.parent
  return around
}
