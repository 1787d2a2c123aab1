const { readdirSync, existsSync } = require('node:fs')
const { join } = require('node:path')
const { rootOf } = require('../releases/root.cjs')

const ROOT = rootOf(process.env)

/** @type {(folder: string) => [name: string, file: string][]} */
const descriptionsIn = (folder) => {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .map(
      (name) =>
        /** @type {[string, string]} */ ([name, join(folder, name, name === 'shell' ? 'shell.ts' : 'remote.ts')]),
    )
    .filter(([name, file]) => (name === 'shell' || name.startsWith('mfe-')) && existsSync(file))
}

/**
 * The descriptions of the shell and of every remote there is, by name: what a visit learns from the release document. Those that are not in this checkout are the ones they
 * had when the shared packages were packed.
 * @type {typeof import('./descriptions.cjs').readDescriptions}
 */
const readDescriptions = () => {
  const found = [join(ROOT, 'node_modules/@galo/descriptions'), ROOT].flatMap(descriptionsIn)
  return Object.fromEntries(found.map(([name, file]) => [name, require(file).default]))
}

/** @type {(part: 'stores' | 'facts' | 'flags') => object} */
const partOf = (part) =>
  Object.fromEntries(
    Object.entries(readDescriptions()).flatMap(([owner, description]) =>
      Object.entries(description[part] ?? {}).map(([name, described]) => [name, { ...described, owner }]),
    ),
  )

module.exports = {
  readDescriptions,
  storesInUse: () => partOf('stores'),
  factsInUse: () => partOf('facts'),
  flagsInUse: () => partOf('flags'),
}
