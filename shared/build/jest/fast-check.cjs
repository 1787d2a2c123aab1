// Stands before fast-check in every test, so that seed and number of examples are decided here and nowhere else.
// By its path, since its name leads here.
/** @type {typeof import('fast-check')} */
const actual = require(
  /** @type {{ ACTUAL_FAST_CHECK: string }} */ (/** @type {unknown} */ (globalThis)).ACTUAL_FAST_CHECK,
)
const { effortFrom } = require('./properties.cjs')

const USUAL_RUNS = 100
const { seed, runsFor } = effortFrom(process.env)
actual.configureGlobal({ seed, numRuns: runsFor(USUAL_RUNS) })

/**
 * A property with its own seed (the platform's fuzzers) keeps its own number of runs.
 * @template Values
 * @param {import('fast-check').Parameters<Values>} own
 */
const effort = (own = {}) =>
  own.seed === undefined && own.numRuns !== undefined ? { ...own, numRuns: runsFor(own.numRuns) } : own

/**
 * @template Values
 * @param {import('fast-check').IRawProperty<Values>} property
 * @param {import('fast-check').Parameters<Values>} [own]
 */
const assert = (property, own) => actual.assert(property, effort(own))

const ours = { ...actual, assert, default: { ...actual.default, assert } }
module.exports = Object.defineProperty(ours, '__esModule', { value: true })
