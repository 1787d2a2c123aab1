/**
 * Pure rules, the platform and the BFF. Files ending in `.test.ts`.
 * @param {string} root of the checkout
 */
module.exports = (root) => ({
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
  // All but the last two ship ES modules only; ours are installed as they are written, and the embedded database imports its parts at run time, which Node refuses inside jest's own world.
  transformIgnorePatterns: [
    '/node_modules/(?!.*(jose|@hono/node-server|oidc-provider|openid-client|oauth4webapi|@electric-sql|preact|@galo)/)',
  ],
})
