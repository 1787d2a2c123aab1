import { createRequire } from 'node:module'
import { join } from 'node:path'
import TerserPlugin from 'terser-webpack-plugin'
import webpack from 'webpack'

const require = createRequire(import.meta.url)

const SHORT_STYLES = { loader: join(import.meta.dirname, '../styles/short-styles-loader.mjs') }

/** Installed, and not by us: our own packages are installed as they are written. */
export const NOT_OURS = /[\\/]node_modules[\\/](?!@galo[\\/])(?!.*[\\/]node_modules[\\/])/

/**
 * TypeScript and JSX through SWC, for sources and packages of ours alike.
 * @param {{ dev: boolean, server: boolean }} build
 */
export const sourceRule = ({ dev, server }) => ({
  test: /\.tsx?$/,
  exclude: NOT_OURS,
  use: [
    {
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic', importSource: '@galo/css', development: dev, refresh: dev && !server },
          },
        },
      },
    },
    ...(dev ? [] : [SHORT_STYLES]),
  ],
})

/** Of React Router only what is used. */
export const routerRule = {
  test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  use: { loader: join(import.meta.dirname, '../router/unused-router-loader.mjs') },
}

/** Of the federation runtime, which only the shell bundles, only what is used. */
export const federationRule = {
  test: /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/].*\.js$/,
  use: { loader: join(import.meta.dirname, '../federation/unused-runtime-loader.mjs') },
}

/**
 * What a build says of itself: its mode, and whose elements its styles are for (`menu-1x2y3z`).
 * @param {{ name: string, dev: boolean }} build
 */
export const definitions = ({ name, dev }) =>
  new webpack.DefinePlugin({
    'process.env.NODE_ENV': JSON.stringify(dev ? 'development' : 'production'),
    'process.env.STYLE_OWNER': JSON.stringify(name === 'shell' ? 'galo' : name.replace('mfe-', '')),
  })

export const resolve = {
  extensions: ['.ts', '.tsx', '.mjs', '.js'],
  // The whole list is Emotion's; what of it our styles need is a tenth, and in every first view.
  alias: { '@emotion/unitless$': require.resolve('@galo/css/unitless') },
}

/** SWC minifies to the same size as terser in a fifth of the time. */
export const minimizer = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: {
      compress: { passes: 4, ecma: 2022 },
      ecma: 2022,
      module: false,
    },
  }),
]
