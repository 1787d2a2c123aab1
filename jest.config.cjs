/** One jest for the whole workspace: pure and server code on node, screens on jsdom. */
module.exports = { projects: ['<rootDir>/shared/build/jest/node.cjs', '<rootDir>/shared/build/jest/screens.cjs'] }
