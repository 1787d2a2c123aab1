/**
 * @typedef {import('@typescript-eslint/utils').TSESTree.Node} Node
 * @import { TSESTree } from '@typescript-eslint/utils'
 * @typedef {TSESTree.Literal | TSESTree.TemplateLiteral} TextNode
 */

/** Properties and attributes that people read or hear. */
const TEXT_NAMES = new Set([
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'title', 'placeholder'],
  ...['label', 'heading', 'text', 'help', 'hint', 'legend', 'note', 'description', 'summary', 'busy', 'word', 'words'],
  ...['addLabel', 'closeLabel', 'editLabel', 'retryLabel', 'loadingText', 'emptyText', 'errorText'],
])

/** Properties of failures, which are noted down, of flags, which are switched by whoever runs the site, and of styles. */
const NOT_SAID = new Set(['message', 'reason', 'purpose', 'family', 'fontFamily'])

const LETTERS = /\p{L}{2,}/u
/** Begins like a sentence and goes on with another word; a path of an SVG or a length of CSS does not. */
const SENTENCE = /(?:^|\s)\p{Lu}[\p{Ll}’']*[,:;]? [\p{L}\0]/u
const CAPITALISED = /^\p{Lu}\p{Ll}/u

/** Who reads these runs the site. */
const LOGS = /^(?:log|logDefect|report|warn|error|complain)$/
const nameOf = (/** @type {Node} */ callee) => {
  const named = callee.type === 'MemberExpression' ? callee.property : callee
  return named.type === 'Identifier' ? named.name : ''
}
/** @type {(node: Node) => boolean} */
const isMarkup = (node) => node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 'html'
const isForOperators = (/** @type {Node} */ node) =>
  node.type === 'ThrowStatement' ||
  (node.type === 'NewExpression' && /Error$/.test(nameOf(node.callee))) ||
  (node.type === 'CallExpression' && (LOGS.test(nameOf(node.callee)) || nameOf(node.callee) === 'css')) ||
  (node.type === 'TaggedTemplateExpression' && !isMarkup(node)) ||
  node.type === 'TSLiteralType' ||
  node.type === 'ImportDeclaration'

/** What others say is recognised, not said. */
const isComparedWith = (/** @type {Node} */ { parent }) =>
  parent?.type === 'BinaryExpression' ||
  (parent?.type === 'CallExpression' && /^(?:endsWith|startsWith|includes)$/.test(nameOf(parent.callee)))

/**
 * The static parts of a string or a template.
 * @param {TextNode} node
 */
const textOf = (node) =>
  node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('\u0000') : String(node.value)

const ATTRIBUTE = /([\w-]+)="([^"]*)"/g
/** Stands alone in a piece of markup that is chosen or left out. */
const SWITCH = /^\s*(?:autofocus|checked|disabled|hidden|required|selected)\s*$/

/** What markup says: between its tags, and in attributes that are read out. */
const textOfMarkup = (/** @type {string} */ markup) => {
  const readOut = [...markup.matchAll(ATTRIBUTE)].flatMap(([, name = '', text = '']) =>
    TEXT_NAMES.has(name) ? [text] : [],
  )
  const between = markup
    .replace(/<[^>]*>/g, ' ')
    .replace(ATTRIBUTE, ' ')
    .replace(SWITCH, '')
  return [between, ...readOut].join(' ')
}

/** The name of a property, however it is written; empty for one that is worked out. */
const keyOf = (/** @type {TSESTree.Property} */ { key }) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''

/** Stands between a text and its place, unless the text decides which way to go. */
const isChoice = (/** @type {Node} */ parent, /** @type {Node} */ child) =>
  parent.type === 'LogicalExpression' ||
  parent.type === 'JSXExpressionContainer' ||
  parent.type === 'TSAsExpression' ||
  (parent.type === 'ConditionalExpression' && parent.test !== child)

/**
 * What the text is for: the attribute, property or element it ends up in, through choices between several.
 * @param {Node} node
 */
const placeOf = (node) => {
  let child = node
  let parent = node.parent
  while (parent != null && isChoice(parent, child)) {
    child = parent
    parent = parent.parent
  }
  if (parent?.type === 'JSXAttribute') return { kind: 'attribute', name: String(parent.name.name) }
  if (parent?.type === 'Property' && parent.value === child) return { kind: 'named', name: keyOf(parent) }
  if (parent?.type === 'JSXElement' || parent?.type === 'JSXFragment') return { kind: 'child', name: '' }
  return { kind: 'elsewhere', name: '' }
}

/** @type {(node: Node) => Node[]} */
const ancestorsOf = ({ parent }) => (parent == null ? [] : [...ancestorsOf(parent), parent])

/** @param {TextNode} node */
const isWords = (node) => {
  const text = textOf(node)
  if (node.parent !== undefined && isMarkup(node.parent)) return LETTERS.test(textOfMarkup(text))
  const place = placeOf(node)
  if (place.kind === 'child') return LETTERS.test(text)
  if (place.kind === 'named' && NOT_SAID.has(place.name)) return false
  if (place.kind === 'attribute' && TEXT_NAMES.has(place.name)) return LETTERS.test(text)
  if (place.kind === 'named' && TEXT_NAMES.has(place.name) && CAPITALISED.test(text)) return true
  return SENTENCE.test(text)
}

/**
 * Words for customers stand in a room’s table of words (`*.words.ts`), never in the code that shows them. Decision 0059.
 * @type {import('eslint').Rule.RuleModule}
 */
export const wordsInTables = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { words: 'Words for customers stand in a table: move "{{ text }}" to the room’s *.words.ts.' },
  },
  create(context) {
    const report = (/** @type {Pick<Node, 'loc'>} */ { loc }, /** @type {string} */ text) => {
      const shown = text.replaceAll('\u0000', '…').trim().slice(0, 40)
      context.report({ loc, messageId: 'words', data: { text: shown } })
    }
    const check = (/** @type {TextNode} */ node) => {
      if (node.type === 'Literal' && typeof node.value !== 'string') return
      if (isComparedWith(node) || ancestorsOf(node).some(isForOperators)) return
      if (isWords(node)) report(node, textOf(node))
    }
    const checkJsxText = (/** @type {TSESTree.JSXText} */ node) => {
      if (/\p{L}/u.test(node.value)) report(node, node.value)
    }
    // ESLint's own types know no JSX and no TypeScript; these are the nodes its parser really hands over.
    return {
      JSXText: (/** @type {unknown} */ node) => checkJsxText(/** @type {TSESTree.JSXText} */ (node)),
      Literal: (node) => check(/** @type {TSESTree.Literal} */ (/** @type {unknown} */ (node))),
      TemplateLiteral: (node) => check(/** @type {TSESTree.TemplateLiteral} */ (/** @type {unknown} */ (node))),
    }
  },
}
