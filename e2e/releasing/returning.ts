import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { releaseSchema } from '@galo/contracts/release'
import { rewordedBuild } from '../fixtures/reworded-build'
import type { Figure } from '../bench/src/report/figure'
import { RELEASES } from '../bench/src/releases/subjects'

/** What the first view of a menu needs of its own remote after one word of it has changed: all that has another address now, and what of it is another file. */
export const measureReturning = (): readonly Figure[] => {
  const build = rewordedBuild('mfe-menu', 'Search the menu', 'Find a dish')
  try {
    const release = releaseSchema.parse(JSON.parse(readFileSync(join(build.path, 'dist/release.json'), 'utf8')))
    const needed = [...new Set([...release.extras.entry, ...(release.extras.exposes['./menu.restaurant'] ?? [])])]
    const sizeOf = (files: readonly string[]) =>
      files.reduce(
        (sum, file) => sum + brotliCompressSync(readFileSync(join(build.path, 'dist/browser', file))).length,
        0,
      )
    // A file's address has its release's version in it: one that is the same is fetched again.
    const about = { subject: RELEASES.returning, runs: 1, unit: 'bytes' } as const
    return [
      { ...about, figure: 'fetched', ours: sizeOf(needed) },
      { ...about, figure: 'of it changed', ours: sizeOf(needed.filter((file) => build.changed.includes(file))) },
    ]
  } finally {
    build.remove()
  }
}
