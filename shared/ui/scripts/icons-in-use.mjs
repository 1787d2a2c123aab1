import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** The icons themselves, and the list of all that this package offers. */
const OWN = /^shared\/ui\/src\/(icons\/|index\.ts$)/
const IMPORT = /import (?:type )?\{([^}]*)\} from/g

/**
 * The names of all icons that a screen or another component imports, in order of the alphabet.
 * @returns {string[]}
 */
export const iconsInUse = (root = ROOT) => {
  const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const names = sources
    .filter((file) => !OWN.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)])
    .flatMap(([, imported = '']) => imported.match(/\b[A-Z]\w*Icon\b/g) ?? [])
  return [...new Set(names)].sort()
}
