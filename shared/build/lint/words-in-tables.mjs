/** Properties and attributes that people read or hear. */
const TEXT_NAMES = new Set([
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'title', 'placeholder'],
  ...['label', 'heading', 'text', 'help', 'hint', 'legend', 'note', 'description', 'summary', 'busy', 'word', 'words'],
  ...['addLabel', 'closeLabel', 'editLabel', 'retryLabel', 'loadingText', 'emptyText', 'errorText'],
])

/** Properties of failures, which are noted down, and of styles. */
const NOT_SAID = new Set(['message', 'reason', 'family', 'fontFamily'])

const LETTERS = /\p{L}{2,}/u
/** Begins like a sentence and goes on with another word; a path of an SVG or a length of CSS does not. */
const SENTENCE = /(?:^|\s)\p{Lu}[\p{Ll}’']*[,:;]? [\p{L}\0]/u
const CAPITALISED = /^\p{Lu}\p{Ll}/u

/** Who reads these runs the site. */
const LOGS = /^(?:log|report|warn|error|complain)$/
const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name) ?? ''
const isForOperators = (node) =>
  node.type === 'ThrowStatement' ||
  (node.type === 'NewExpression' && /Error$/.test(nameOf(node.callee))) ||
  (node.type === 'CallExpression' && (LOGS.test(nameOf(node.callee)) || nameOf(node.callee) === 'css')) ||
  node.type === 'TaggedTemplateExpression' ||
  node.type === 'TSLiteralType' ||
  node.type === 'ImportDeclaration'

/** What others say is recognised, not said. */
const isComparedWith = ({ parent }) =>
  parent.type === 'BinaryExpression' ||
  (parent.type === 'CallExpression' && /^(?:endsWith|startsWith|includes)$/.test(nameOf(parent.callee)))

/** The static parts of a string or a template. */
const textOf = (node) =>
  node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('\u0000') : String(node.value)

/** What the text is for: the attribute, property or element it ends up in, through choices between several. */
const placeOf = (node) => {
  let child = node
  let parent = node.parent
  while (
    ['ConditionalExpression', 'LogicalExpression', 'JSXExpressionContainer', 'TSAsExpression'].includes(parent.type) &&
    child !== parent.test
  ) {
    child = parent
    parent = parent.parent
  }
  if (parent.type === 'JSXAttribute') return { kind: 'attribute', name: parent.name.name }
  if (parent.type === 'Property' && parent.value === child)
    return { kind: 'named', name: parent.key.name ?? parent.key.value }
  if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') return { kind: 'child' }
  return { kind: 'elsewhere' }
}

const isWords = (node) => {
  const text = textOf(node)
  const place = placeOf(node)
  if (place.kind === 'child') return LETTERS.test(text)
  if (place.kind === 'named' && NOT_SAID.has(place.name)) return false
  if (place.kind === 'attribute' && TEXT_NAMES.has(place.name)) return LETTERS.test(text)
  if (place.kind === 'named' && TEXT_NAMES.has(place.name) && CAPITALISED.test(text)) return true
  return SENTENCE.test(text)
}

/**
 * Words for customers stand in a room’s table of words (`*.words.ts`), never in the code that shows them. Decision 0059.
 * @type {import("eslint").Rule.RuleModule}
 */
export const wordsInTables = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { words: 'Words for customers stand in a table: move "{{ text }}" to the room’s *.words.ts.' },
  },
  create(context) {
    const report = (node, text) =>
      context.report({ node, messageId: 'words', data: { text: text.replaceAll('\u0000', '…').trim().slice(0, 40) } })
    const check = (node) => {
      if (node.type === 'Literal' && typeof node.value !== 'string') return
      if (isComparedWith(node)) return
      if (context.sourceCode.getAncestors(node).some(isForOperators)) return
      if (isWords(node)) report(node, textOf(node))
    }
    return {
      JSXText: (node) => {
        if (/\p{L}/u.test(node.value)) report(node, node.value)
      },
      Literal: check,
      TemplateLiteral: check,
    }
  },
}
