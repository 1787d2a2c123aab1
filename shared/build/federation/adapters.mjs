import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const ours = (/** @type {string} */ name) => require.resolve(`./${name}.js`)

const theirAdapter = require.resolve('@module-federation/webpack-bundler-runtime/bundler')
const runtime = createRequire(require.resolve('@module-federation/runtime'))
const core = dirname(runtime.resolve('@module-federation/runtime-core'))
const fromCore = createRequire(join(core, 'index.js'))
const sdk = dirname(fromCore.resolve('@module-federation/sdk'))
const errorCodes = dirname(fromCore.resolve('@module-federation/error-codes'))

/**
 * Which files of the federation runtime give way to which of ours, as aliases. The shell's adapter is whole and a remote's is the shell's;
 * what no page uses is left out of the shell's runtime.
 * @param {boolean} host
 * @returns {Record<string, string>}
 */
export const federationAliases = (host) =>
  host
    ? {
        [theirAdapter]: ours('adapter-of-shell'),
        [join(core, 'plugins/snapshot/SnapshotHandler.js')]: ours('no-snapshots'),
        [join(core, 'utils/preload.js')]: ours('no-preloads'),
        [join(core, 'utils/semver/index.js')]: ours('plain-versions'),
        [join(sdk, 'dom.js')]: ours('entry-scripts'),
        [join(sdk, 'logger.js')]: ours('plain-logger'),
        [join(errorCodes, 'desc.mjs')]: ours('codes-only'),
      }
    : { [theirAdapter]: ours('adapter-of-remote') }
