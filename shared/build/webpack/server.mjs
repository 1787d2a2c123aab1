import { join } from 'node:path'
import webpack from 'webpack'
import { diskCache } from './disk-cache.mjs'
import { PlaceFreeNamesPlugin } from './place-free-names-plugin.mjs'
import { definitions, resolve, sourceRule } from './rules.mjs'
import { SharedNamesPlugin } from './shared-names-plugin.mjs'
import { isProvided } from './shared-packages.mjs'

/**
 * A server build: one CommonJS file, so that one hash vouches for all of it.
 * A remote's leaves the shared packages as `require` calls for the render worker to answer; the worker's own (`standalone`) holds everything.
 * @param {{ name: string, directory: string, entry: string, filename: string, standalone?: boolean, dev?: boolean, cacheDirectory: string }} options
 * @returns {webpack.Configuration}
 */
export const serverConfig = ({
  name,
  directory,
  entry,
  filename,
  standalone = false,
  dev = false,
  cacheDirectory,
}) => ({
  name: `${name}:server`,
  mode: dev ? 'development' : 'production',
  target: 'node20',
  context: directory,
  entry,
  // The names of files in a stack; nothing of it is a browser's, which may not evaluate text.
  devtool: dev ? 'eval-cheap-module-source-map' : false,
  output: { path: join(directory, 'dist/server'), filename, clean: !dev, library: { type: 'commonjs2' } },
  resolve,
  module: { parser: { javascript: { exportsPresence: 'error' } }, rules: [sourceRule({ dev, server: true })] },
  externals: standalone
    ? []
    : [({ request = '' }, done) => (isProvided(request) ? done(null, `commonjs ${request}`) : done())],
  optimization: { minimize: false, moduleIds: dev ? 'named' : 'deterministic' },
  plugins: [
    new SharedNamesPlugin(),
    ...(dev ? [] : [new PlaceFreeNamesPlugin()]),
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    definitions({ name, dev }),
  ],
  cache: diskCache(`${name}-server-${dev ? 'dev' : 'prod'}`, cacheDirectory),
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
})
