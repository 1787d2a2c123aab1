const root = require('node:path').resolve(__dirname, '../../..')

/** Components, through the screen. Files ending in `.test.tsx`. */
module.exports = {
  ...require('./node.cjs'),
  displayName: 'screens',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/{shared,shell,mfe-*,platform/console}/**/*.test.tsx', '<rootDir>/shared/*/**/*.test.tsx'],
  setupFiles: [`${root}/shared/build/jest/browser-globals.cjs`],
  setupFilesAfterEnv: [`${root}/shared/build/jest/screens.setup.cjs`],
}
