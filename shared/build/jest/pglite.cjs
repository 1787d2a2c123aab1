// Stands before the embedded PostgreSQL in every test: a new database is a copy of an empty cluster, since making one (`initdb`) takes
// longer than most tests. Tables and rows come from the project's own migrations and seed, as everywhere.
const { existsSync, readFileSync } = require('node:fs')
const actual = require(globalThis.ACTUAL_PGLITE)

const emptyCluster = () => ({ loadDataDir: new Blob([readFileSync(globalThis.EMPTY_CLUSTER)]) })

class PGlite extends actual.PGlite {
  /** @param {string} [folder] in memory without one */
  constructor(folder = 'memory://') {
    super(folder, existsSync(folder) ? {} : emptyCluster())
  }
}

module.exports = { ...actual, PGlite }
Object.defineProperty(module.exports, '__esModule', { value: true })
