import { createRequire } from 'node:module'
import { join } from 'node:path'
import TerserPlugin from 'terser-webpack-plugin'

const require = createRequire(import.meta.url)

/**
 * TypeScript and JSX through SWC, for sources and workspace packages alike.
 * @param {{ dev: boolean, server: boolean }} build
 */
export const sourceRule = ({ dev, server }) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', importSource: '@emotion/react', development: dev, refresh: dev && !server },
        },
      },
    },
  },
})

/** Of React Router only what is used. */
export const routerRule = {
  test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  use: { loader: join(import.meta.dirname, '../router/unused-router-loader.mjs') },
}

export const resolve = { extensions: ['.ts', '.tsx', '.mjs', '.js'] }

/** SWC minifies to the same size as terser in a fifth of the time. */
export const minimizer = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { compress: { passes: 2 }, ecma: 2020, module: false },
  }),
]
