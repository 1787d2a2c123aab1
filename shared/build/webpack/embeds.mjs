import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { diskCache } from './disk-cache.mjs'
import { HASHED_WHOLE } from './hashed-whole.mjs'
import { PlaceFreeNamesPlugin } from './place-free-names-plugin.mjs'
import { definitions, minimizer, resolve, sourceRule } from './rules.mjs'

/** The folder of them, in a squad's sources and in what is built. */
export const EMBEDS = 'embeds'

/**
 * What an app has for other people's pages, by name: each a folder of `src/embeds` with a file of the same name.
 * @param {string} directory of the app
 * @returns {string[]}
 */
export const embedsOf = (directory) => {
  const folder = join(directory, 'src', EMBEDS)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/**
 * A build of its own for pages that know nothing of ours: each embed is one script that brings all it needs and leaves nothing behind but its element.
 * No federation, no shared packages: whatever such a page has of them is its own.
 * @param {{ name: string, directory: string, cacheDirectory: string }} options
 * @returns {import('webpack').Configuration}
 */
export const embedsConfig = ({ name, directory, cacheDirectory }) => ({
  name: `${name}:embeds`,
  mode: 'production',
  target: ['web', 'es2022'],
  context: directory,
  entry: Object.fromEntries(embedsOf(directory).map((embed) => [embed, `./src/${EMBEDS}/${embed}/${embed}.ts`])),
  devtool: false,
  output: {
    path: join(directory, 'dist/browser', EMBEDS),
    clean: true,
    filename: '[name].[contenthash].js',
    iife: true,
    ...HASHED_WHOLE,
  },
  // React is the site's: what comes without it weighs a tenth, and a page that has one of its own is left in peace.
  resolve: { ...resolve, alias: { ...resolve.alias, react: false, 'react-dom': false } },
  module: { parser: { javascript: { exportsPresence: 'error' } }, rules: [sourceRule({ dev: false, server: false })] },
  optimization: { minimizer, splitChunks: false, runtimeChunk: false, realContentHash: true },
  plugins: [new PlaceFreeNamesPlugin(), definitions({ name, dev: false })],
  cache: diskCache(`${name}-embeds`, cacheDirectory),
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
})
