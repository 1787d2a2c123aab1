const { createRequire } = require('node:module')
const { canMatch } = require('./can-match.cjs')

// Finding something by its role asks jsdom for the styles of every element, and jsdom asks of every rule of every sheet whether it matches:
// a third of the time of all screens. Most can't match, by the element's name and classes alone, and are not asked.
const ofEnvironment = createRequire(require.resolve('jest-environment-jsdom'))
const selectors = ofEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js')
const matches = selectors.matchesDontThrow

/** @type {Map<string, ReadonlySet<string>>} */
const sets = new Map()
/** @param {string} text */
const classesIn = (text) => {
  const known = sets.get(text)
  if (known !== undefined) return known
  const classes = new Set(text.split(/\s+/))
  sets.set(text, classes)
  return classes
}

/**
 * @param {{ _localName: string, _ownerDocument: { _mode: string }, getAttributeNS(space: null, name: string): string | null }} element
 * @param {unknown} selector
 */
selectors.matchesDontThrow = (element, selector) => {
  // Without a doctype classes are compared otherwise; what is no rule of style has no selector.
  if (typeof selector === 'string' && element._ownerDocument._mode === 'no-quirks')
    if (!canMatch(selector, element._localName, classesIn(element.getAttributeNS(null, 'class') ?? ''))) return false
  return matches(element, selector)
}

module.exports = /** @type {unknown} */ (require('jest-environment-jsdom'))
