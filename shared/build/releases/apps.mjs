import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rootOf } from './root.cjs'

/** The folder of the checkout that is worked on. Whoever runs the tool from packages says where that is. */
export const ROOT = rootOf(process.env)
export const GALO_FOLDER = join(ROOT, '.galo')
export const RELEASES_FOLDER = join(GALO_FOLDER, 'releases')
/** What others install of ours, packed. */
export const PACKAGES_FOLDER = join(GALO_FOLDER, 'packages')

/** The tool's own folder, wherever it is installed. */
export const TOOL = resolve(import.meta.dirname, '..')

/** Every remote: a folder `mfe-*` that describes itself. */
export const REMOTES = readdirSync(ROOT)
  .filter((name) => name.startsWith('mfe-') && existsSync(join(ROOT, name, 'remote.ts')))
  .sort()
export const APPS = [...(existsSync(join(ROOT, 'shell/shell.ts')) ? ['shell'] : []), ...REMOTES]

/** The operator's console: built with them, but a page of the platform's and no release. */
export const CONSOLE = 'console'

/**
 * The folder of a shared package: here in its sources, or as it was installed.
 * @param {string} name without its scope
 * @param {string} [root]
 */
export const packageFolder = (name, root = ROOT) =>
  [join(root, 'shared', name), join(root, 'node_modules/@galo', name)].find((folder) => existsSync(folder))
