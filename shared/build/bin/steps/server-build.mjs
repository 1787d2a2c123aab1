import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack from 'webpack'

/** @typedef {{ folder: string, file: string, integrity: string }} Built */

/**
 * @param {string} folder
 * @param {string} file
 * @returns {Built | null}
 */
const builtIn = (folder, file) => {
  try {
    const bytes = readFileSync(join(folder, 'server', file))
    return { folder, file, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` }
  } catch {
    return null
  }
}

/**
 * Builds for the server at each change into `folder`/server. `current` resolves to what became of the sources as they are now: a build with errors
 * is one too, and throws them where it is loaded.
 * @param {webpack.Configuration} config
 * @param {string} folder
 */
export const followServerBuild = (config, folder) => {
  const file = String(config.output?.filename)
  const compiler = webpack({ ...config, output: { ...config.output, path: join(folder, 'server') } })
  /** @type {Built | null | undefined} */
  let built
  /** @type {((built: Built | null) => void)[]} */
  const waiting = []
  compiler.hooks.invalid.tap('Follow', () => (built = undefined))
  compiler.watch({}, () => {
    built = builtIn(folder, file)
    for (const answer of waiting.splice(0)) answer(built)
  })
  return {
    /** @returns {Promise<Built | null>} `null` where there is none */
    current: () => (built === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(built)),
  }
}
