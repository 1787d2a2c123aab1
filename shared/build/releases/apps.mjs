import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..')
export const GALO_FOLDER = join(ROOT, '.galo')
export const RELEASES_FOLDER = join(GALO_FOLDER, 'releases')

/** Every remote: a folder `mfe-*` that describes itself. */
export const REMOTES = readdirSync(ROOT)
  .filter((name) => name.startsWith('mfe-') && existsSync(join(ROOT, name, 'remote.ts')))
  .sort()
export const APPS = ['shell', ...REMOTES]

/** The operator's console: built with them, but a page of the platform's and no release. */
export const CONSOLE = 'console'
