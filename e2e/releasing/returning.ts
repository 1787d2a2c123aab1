import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { releaseSchema, type Release } from '@galo/contracts/release'
import { inUse } from '../fixtures/handed-over'
import { rewordedBuild } from '../fixtures/reworded-build'
import type { Figure } from '../bench/src/report/figure'
import { RELEASES } from '../bench/src/releases/subjects'

/** What the first view of a menu needs of its own remote after one word of it has changed: all that, what of it has another address now, and what is another file. */
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
    /** Where a browser has it, or has it not yet. */
    const addressOf = ({ url }: Release, file: string) => url.slice(0, url.lastIndexOf('/') + 1) + file
    const before = inUse('mfe-menu')
    const kept = new Set(Object.keys(before.extras.files).map((file) => addressOf(before, file)))
    const fetched = needed.filter((file) => !kept.has(addressOf(release, file)))
    const about = { subject: RELEASES.returning, runs: 1, unit: 'bytes' } as const
    return [
      { ...about, figure: 'needed', ours: sizeOf(needed) },
      { ...about, figure: 'fetched', ours: sizeOf(fetched) },
      { ...about, figure: 'of it changed', ours: sizeOf(needed.filter((file) => build.changed.includes(file))) },
    ]
  } finally {
    build.remove()
  }
}
