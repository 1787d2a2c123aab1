// Stands before fast-check in every test, so that seed and number of examples are decided here and nowhere else.
// By its path, since its name leads here.
const actual = require(globalThis.ACTUAL_FAST_CHECK)
const { effortFrom } = require('./properties.cjs')

const USUAL_RUNS = 100
const { seed, runsFor } = effortFrom(process.env)
actual.configureGlobal({ seed, numRuns: runsFor(USUAL_RUNS) })

/** What brings its own seed (the platform's fuzzers) also knows its own measure. */
const effort = (own = {}) =>
  own.seed === undefined && own.numRuns !== undefined ? { ...own, numRuns: runsFor(own.numRuns) } : own

const assert = (property, own) => actual.assert(property, effort(own))

module.exports = { ...actual, assert, default: { ...actual.default, assert } }
Object.defineProperty(module.exports, '__esModule', { value: true })
