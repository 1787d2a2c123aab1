import { LRUCache } from 'lru-cache'
import type { Counts } from '@galo/releases'

/** What became of visits, by release. A visit is known by its key alone, which is told to nobody. */
export interface ReleaseCounts {
  /** Somebody was given a page of this remote's. */
  visited(visitor: string, app: string, version: string): void
  /** Code of this remote's failed for them. */
  failed(visitor: string, app: string, version: string): void
  counted(): Counts
}

/** The latest visits speak for a release: one that is mended is not to pay for its first hour. */
const MOST_VISITS = 5_000
const VISIT_MS = 3_600_000
/** Apps, and two or three releases of each. */
const MOST_RELEASES = 50

type Fate = 'well' | 'failed'

export const createReleaseCounts = (): ReleaseCounts => {
  const releases = new LRUCache<string, LRUCache<string, Fate>>({ max: MOST_RELEASES })
  const visitsOf = (app: string, version: string) => {
    const key = JSON.stringify([app, version])
    const known = releases.get(key) ?? new LRUCache<string, Fate>({ max: MOST_VISITS, ttl: VISIT_MS })
    releases.set(key, known)
    return known
  }
  return {
    visited(visitor, app, version) {
      const visits = visitsOf(app, version)
      if (!visits.has(visitor)) visits.set(visitor, 'well')
    },
    failed: (visitor, app, version) => void visitsOf(app, version).set(visitor, 'failed'),
    counted() {
      const counts: Record<string, Record<string, { visits: number; failed: number }>> = {}
      for (const [key, visits] of releases.entries()) {
        const [app, version] = JSON.parse(key) as [string, string]
        visits.purgeStale()
        const failed = [...visits.values()].filter((fate) => fate === 'failed').length
        counts[app] = { ...counts[app], [version]: { visits: visits.size, failed } }
      }
      return counts
    },
  }
}
