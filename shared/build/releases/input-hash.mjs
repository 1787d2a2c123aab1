import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './apps.mjs'

const SKIPPED = new Set(['node_modules', 'dist', '.galo', 'data', 'media'])

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name) || /\.(test|test-d)\.tsx?$|\.md$/.test(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })

/** One hash over everything an app is built from: its sources, the shared packages, the presets and the lockfile. */
export const inputHash = (app) => {
  const shared = readdirSync(join(ROOT, 'shared'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['testing', 'build'].includes(entry.name))
    .flatMap((entry) => filesBelow(join(ROOT, 'shared', entry.name)))
  const files = [
    ...filesBelow(join(ROOT, app)),
    ...shared,
    ...filesBelow(join(ROOT, 'shared/build/webpack')),
    ...filesBelow(join(ROOT, 'shared/build/releases')),
    join(ROOT, 'pnpm-lock.yaml'),
  ]
  const hash = createHash('sha256')
  for (const file of files.sort())
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
