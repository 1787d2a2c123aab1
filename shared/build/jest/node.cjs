const root = require('node:path').resolve(__dirname, '../../..')

/** Pure rules, the platform and the BFF. Files ending in `.test.ts`. */
module.exports = {
  displayName: 'node',
  rootDir: root,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{shared,shell,platform,mfe-*,e2e/bench}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.galo/'],
  transform: require('./transform.cjs'),
  // These ship ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!.*(jose|@hono/node-server)/)'],
}
