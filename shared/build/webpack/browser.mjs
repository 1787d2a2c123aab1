import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import { federationAliases } from '../federation/adapters.mjs'
import { diskCache } from './disk-cache.mjs'
import { EMBEDS, embedsOf } from './embeds.mjs'
import { HASHED_WHOLE } from './hashed-whole.mjs'
import { RetryChunksPlugin } from './retry-chunks-plugin.mjs'
import { ReleaseIntegrityPlugin } from './integrity-plugin.mjs'
import { PlaceFreeNamesPlugin } from './place-free-names-plugin.mjs'
import { definitions, federationRule, minimizer, NOT_OURS, resolve, routerRule, sourceRule } from './rules.mjs'
import { SharedNamesPlugin } from './shared-names-plugin.mjs'
import { sharedPackages } from './shared-packages.mjs'

const require = createRequire(import.meta.url)

/**
 * A package is offered by the subpaths the shell itself asks for, and a shell from source asks for `jsx-dev-runtime`;
 * remotes as built beside it want the other one.
 */
const FOR_REMOTES_AS_BUILT = 'react/jsx-runtime'

/** @type {(entry: string, dev: boolean) => string | string[]} */
const entriesOf = (entry, dev) =>
  dev
    ? [
        ...['../refresh/error-overlay.js', '../refresh/refresh-hook.js'].map((path) => require.resolve(path)),
        FOR_REMOTES_AS_BUILT,
        entry,
      ]
    : entry

/** A page's file, by the name that the federation gives it: pages have a dot in theirs, fragments none. */
const PAGE = /^__federation_expose_\w+\./

/** A file of something that others expose on their pages. */
const FRAGMENT = /^__federation_expose_\w+$/

/**
 * Whether a module may go into a file of its own for being in several: not for the sake of pages. A first view is then fewer requests, and
 * what is one file compresses better than two; a hop brings what another page or a fragment needs as well a second time. What is in a
 * page is taken out of it for two fragments only: those come with it. Code that a press brings may have its own copy.
 * @param {import('webpack').Module} module
 * @param {{ chunkGraph: import('webpack').ChunkGraph }} context
 */
const isForSeveralFragments = (module, { chunkGraph }) => {
  const names = [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name ?? '')
  const others = names.filter((name) => !PAGE.test(name))
  return (others.length < names.length ? others.filter((name) => FRAGMENT.test(name)) : others).length > 1
}

/**
 * The browser build of the shell (`exposes` empty) or a remote.
 * @param {{ name: string, directory: string, entry?: string, exposes?: Record<string, string>, dev?: boolean, cacheDirectory: string }} options
 * @returns {import('webpack').Configuration}
 */
export const browserConfig = ({ name, directory, entry, exposes, dev = false, cacheDirectory }) => {
  const host = exposes === undefined
  const alias = { ...resolve.alias, ...federationAliases(host) }
  return {
    name: `${name}:browser`,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2022'],
    context: directory,
    entry: entry === undefined ? {} : { main: entriesOf(entry, dev) },
    devtool: dev ? 'cheap-module-source-map' : false,
    output: {
      path: join(directory, 'dist/browser'),
      // What is made for other people's pages lies beside it, and is its own build's to clear.
      clean: !dev && (embedsOf(directory).length === 0 || { keep: `${EMBEDS}/` }),
      uniqueName: name,
      publicPath: 'auto',
      filename: dev ? '[name].js' : '[name].[contenthash].js',
      chunkFilename: dev ? '[name].js' : '[name].[contenthash].js',
      ...(dev ? {} : HASHED_WHOLE),
      chunkLoadTimeout: 8_000,
      // A module that threw is evaluated anew by the next who wants it: what it lacked may be there by then. Else it would stay half-made, or
      // (`strictModuleErrorHandling`) throw its first error until the page is loaded anew.
      strictModuleExceptionHandling: true,
    },
    resolve: { ...resolve, alias },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [sourceRule({ dev, server: false }), ...(dev ? [] : [routerRule, federationRule])],
    },
    optimization: {
      minimizer,
      chunkIds: dev ? 'named' : 'deterministic',
      moduleIds: dev ? 'named' : 'deterministic',
      ...(host && !dev
        ? {
            splitChunks: {
              chunks: 'all',
              cacheGroups: {
                default: false,
                defaultVendors: false,
                // Apart, so that a shell release leaves the largest file in people's caches.
                react: { test: /node_modules\/(react-dom|scheduler|react)\//, name: 'react', enforce: true },
              },
            },
          }
        : {}),
      ...(host
        ? {}
        : {
            splitChunks: {
              cacheGroups: {
                // As webpack has it, but for packages of ours: they are no vendor's where they are installed.
                defaultVendors: { test: NOT_OURS, idHint: 'vendors', priority: -10, reuseExistingChunk: true },
                default: { test: isForSeveralFragments, minChunks: 2, priority: -20, reuseExistingChunk: true },
              },
            },
          }),
    },
    plugins: [
      new ModuleFederationPlugin({
        name: name.replaceAll('-', '_'),
        remotes: {},
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        ...(host ? {} : { filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash].js', exposes }),
        manifest: { fileName: 'mf-manifest.json' },
        shared: sharedPackages(host ? 'host' : 'remote'),
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      ...(dev ? [] : [new ReleaseIntegrityPlugin(), new PlaceFreeNamesPlugin()]),
      new SharedNamesPlugin(),
      new RetryChunksPlugin(),
      ...(dev ? [new ReactRefreshPlugin({ overlay: false, library: name })] : []),
      definitions({ name, dev }),
    ],
    cache: diskCache(`${name}-browser-${dev ? 'dev' : 'prod'}`, cacheDirectory, Object.keys(alias)),
    performance: { hints: false },
    stats: 'errors-warnings',
    ignoreWarnings: [/publicPath.*auto/],
    infrastructureLogging: { level: 'error' },
  }
}
