// The first thing of ours that a worker of jest loads.
require('./compile-once.cjs')

module.exports = /** @type {unknown} */ (require('@swc/jest'))
