const node = require('./node.cjs')
const screens = require('./screens.cjs')

/**
 * One jest for a whole checkout: pure and server code on node, screens on jsdom.
 * @param {string} root its folder
 */
module.exports = (root) => ({
  rootDir: root,
  // A machine that is busy is slow, not wrong.
  testTimeout: 30_000,
  reporters: ['default', require.resolve('../test-notes/jest-reporter.cjs')],
  projects: [node(root), screens(root)],
})
