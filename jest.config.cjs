/** One jest for the whole workspace: pure and server code on node, screens on jsdom. */
module.exports = {
  // A machine that is busy is slow, not wrong.
  testTimeout: 30_000,
  reporters: ['default', '<rootDir>/shared/build/test-notes/jest-reporter.cjs'],
  projects: ['<rootDir>/shared/build/jest/node.cjs', '<rootDir>/shared/build/jest/screens.cjs'],
}
