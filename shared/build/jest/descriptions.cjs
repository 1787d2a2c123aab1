const { readdirSync, existsSync } = require('node:fs')
const { join, resolve } = require('node:path')

const ROOT = resolve(__dirname, '../../..')

/**
 * The descriptions of the shell and of every remote there is, by name: what a visit learns from the release document.
 * @type {typeof import('./descriptions.cjs').readDescriptions}
 */
const readDescriptions = () => {
  const remotes = readdirSync(ROOT).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(ROOT, name, 'remote.ts')),
  )
  return Object.fromEntries([
    ['shell', require(join(ROOT, 'shell/shell.ts')).default],
    ...remotes.map((name) => [name, require(join(ROOT, name, 'remote.ts')).default]),
  ])
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
