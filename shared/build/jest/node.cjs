const root = require('node:path').resolve(__dirname, '../../..')

/** Pure rules, the platform and the BFF. Files ending in `.test.ts`. */
module.exports = {
  displayName: 'node',
  rootDir: root,
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/{shared,shell,platform,mfe-*,e2e/basket,e2e/bench,e2e/finding,e2e/payment-chaos,e2e/prices,e2e/weights}/**/*.test.ts',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.galo/'],
  moduleNameMapper: { '^fast-check$': `${__dirname}/fast-check.cjs` },
  globals: { ACTUAL_FAST_CHECK: require.resolve('fast-check') },
  transform: require('./transform.cjs'),
  // All but the last ship ES modules only; the embedded database imports its parts at run time, which Node refuses inside jest's own world.
  transformIgnorePatterns: [
    '/node_modules/(?!.*(jose|@hono/node-server|oidc-provider|openid-client|oauth4webapi|@electric-sql|preact)/)',
  ],
}
