/** Codes of questions and answers that are in nobody's hands but ours. Those of rows (`F03`) have their key in `docs/capabilities`. */
const KEYLESS = /\bQ\d{2}\b/g

/**
 * A requirement is named by a code only where a reader can look it up; what has no key in `docs` is said in words.
 * @type {import('eslint').Rule.RuleModule}
 */
export const codesWithAKey = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { keyless: '{{ code }} can be looked up nowhere in docs: say in words what it asks for.' },
  },
  create({ sourceCode, report }) {
    return {
      Program() {
        for (const { 0: code, index } of sourceCode.text.matchAll(KEYLESS))
          report({
            loc: { start: sourceCode.getLocFromIndex(index), end: sourceCode.getLocFromIndex(index + code.length) },
            messageId: 'keyless',
            data: { code },
          })
      },
    }
  },
}
