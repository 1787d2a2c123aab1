import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What bundles are made with. */
const PRESETS = ['federation', 'router', 'styles', 'webpack'].map((folder) => join(import.meta.dirname, '..', folder))

const presetsHash = () => {
  const hash = createHash('sha256')
  for (const folder of PRESETS)
    for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}

/**
 * What was compiled before is taken from the disk, as long as it was compiled by the same presets.
 * @param {string} name of the build
 * @param {string} cacheDirectory
 * @param {readonly string[]} [aliases] what a file was found for is remembered too: another list of aliases is another cache
 * @returns {import('webpack').FileCacheOptions}
 */
export const diskCache = (name, cacheDirectory, aliases = []) => ({
  type: 'filesystem',
  cacheDirectory,
  name,
  version: [presetsHash(), ...aliases].join(),
})
