import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..')
export const GALO_FOLDER = join(ROOT, '.galo')
export const RELEASES_FOLDER = join(GALO_FOLDER, 'releases')

export const REMOTES = ['mfe-search', 'mfe-menu', 'mfe-checkout', 'mfe-tracking', 'mfe-account']
export const APPS = ['shell', ...REMOTES]
