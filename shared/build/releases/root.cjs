const { resolve } = require('node:path')

/** Where the sources of everything are, when this file is among them. */
const HOUSE = resolve(__dirname, '../../..')

/**
 * The folder of the checkout that is worked on: the one that this file is a source of, unless it is said. What was installed is nobody's source.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {string}
 */
const rootOf = ({ GALO_ROOT }) => {
  if (GALO_ROOT) return resolve(GALO_ROOT)
  if (__dirname.includes('node_modules'))
    throw new Error('Say by GALO_ROOT which checkout is meant; the command galo says the folder it is called in.')
  return HOUSE
}

module.exports = { rootOf }
