const node = require('./node.cjs')

/**
 * Components, through the screen. Files ending in `.test.tsx`.
 * @param {string} root of the checkout
 */
module.exports = (root) => ({
  ...node(root),
  displayName: 'screens',
  testEnvironment: require.resolve('./screens.environment.cjs'),
  testMatch: ['<rootDir>/{shared,shell,mfe-*,platform/console}/**/*.test.tsx', '<rootDir>/shared/*/**/*.test.tsx'],
  setupFiles: [`${__dirname}/browser-globals.cjs`],
  setupFilesAfterEnv: [`${__dirname}/screens.setup.cjs`],
})
