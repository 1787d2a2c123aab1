/** SWC to CommonJS, with Emotion's JSX runtime: the same syntax options as the bundles. */
module.exports = {
  '^.+\\.(t|j)sx?$|^.+\\.mjs$|/@electric-sql/.+\\.cjs$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true, decorators: false },
        transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
      },
      module: { type: 'commonjs' },
    },
  ],
}
