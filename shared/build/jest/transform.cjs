/** SWC to CommonJS, with the JSX runtime of our styles: the same syntax options as the bundles. */
module.exports = {
  '^.+\\.(t|j)sx?$|^.+\\.mjs$|/@electric-sql/.+\\.cjs$': [
    require.resolve('./swc.cjs'),
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true, decorators: false },
        transform: { react: { runtime: 'automatic', importSource: '@galo/css' } },
      },
      module: { type: 'commonjs' },
    },
  ],
}
