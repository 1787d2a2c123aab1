import type { Release, ReleaseDocument } from '@galo/contracts/release'
import { appsOf, isRouted, type App } from '../document/apps'

/** Visits to a release's pages, and in how many of them some of its code failed. */
export interface Counted {
  readonly visits: number
  readonly failed: number
}

/** By app and version, of one site or of several together. */
export type Counts = Readonly<Record<string, Readonly<Record<string, Counted>>>>

/** A release that fails more than the one it is to replace. */
export interface Failing {
  readonly app: string
  readonly version: string
  readonly why: string
}

/** Fewer failed visits than these are anybody's bad line. */
const LEAST_FAILED = 5
/** Chance alone makes a difference as large in one look of thirty thousand: looks are many. */
const STANDARD_ERRORS = 4

const NOTHING: Counted = { visits: 0, failed: 0 }

/** The lowest (`-1`) or highest (`1`) share of failures that what was counted leaves likely: Wilson's interval. */
const bound = ({ visits, failed }: Counted, side: -1 | 1): number => {
  if (visits === 0) return side < 0 ? 0 : 1
  const [share, squared] = [failed / visits, STANDARD_ERRORS ** 2 / visits]
  const spread = STANDARD_ERRORS * Math.sqrt((share * (1 - share)) / visits + squared / (4 * visits))
  return (share + squared / 2 + side * spread) / (1 + squared)
}

/**
 * Whether a release fails more than another, by more than chance explains: the least of its failures that is likely is more than the most of the other's, in five visits or more. Of
 * one that nobody is given any more there is nothing to compare with; then half of all visits are too many.
 */
export const failsMore = (tried: Counted, other: Counted): boolean =>
  tried.failed >= LEAST_FAILED && bound(tried, -1) > (other.visits === 0 ? 0.5 : bound(other, 1))

/** As counted; a visit that failed has been one, whatever a site has said. */
const countedOf = (counts: Counts, app: string, { metadata }: Release): Counted => {
  const { visits, failed } = counts[app]?.[metadata.version] ?? NOTHING
  return { failed, visits: Math.max(visits, failed) }
}

const failingOf = (app: App, counts: Counts): readonly Failing[] => {
  const everybodys = app.releases.find(({ deployment }) => deployment.default)
  const other = everybodys === undefined ? NOTHING : countedOf(counts, app.name, everybodys)
  return app.releases
    .filter((release) => isRouted(release) && release !== everybodys)
    .flatMap((release) => {
      const tried = countedOf(counts, app.name, release)
      if (!failsMore(tried, other)) return []
      const why = `${tried.failed} of ${tried.visits} visits failed, of everybody’s ${other.failed} of ${other.visits}`
      return [{ app: app.name, version: release.metadata.version, why }]
    })
}

/** What is tried and has to be stopped by what was counted. Never what is everybody's: that is for somebody to say. */
export const failing = (document: ReleaseDocument, counts: Counts): readonly Failing[] => {
  const { shell, remotes } = appsOf(document)
  return [...(shell === undefined ? [] : [shell]), ...remotes].flatMap((app) => failingOf(app, counts))
}

/** What several sites have counted, together. */
export const sumOfCounts = (all: readonly Counts[]): Counts => {
  const sum: Record<string, Record<string, Counted>> = {}
  for (const [app, versions] of all.flatMap((counts) => Object.entries(counts)))
    for (const [version, { visits, failed }] of Object.entries(versions)) {
      const before = sum[app]?.[version] ?? NOTHING
      sum[app] = { ...sum[app], [version]: { visits: before.visits + visits, failed: before.failed + failed } }
    }
  return sum
}
