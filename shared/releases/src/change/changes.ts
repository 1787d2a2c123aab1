import { isDeepStrictEqual } from 'node:util'
import type { Release, ReleaseDocument } from '@galo/contracts/release'
import { isRouted, nameOf, type App } from '../document/apps'
import { appIn, findApp, findRelease, refusing, sharing, withReleases, type Changed } from './change'
import { judgeRelease } from './judge-release'
import type { TriedPage } from './judge-trial'

const is =
  ({ metadata }: Release) =>
  (other: Release): boolean =>
    other.metadata.version === metadata.version
const isDefault = ({ deployment }: Release): boolean => deployment.default
const traffic = ({ deployment }: Release): number => deployment.traffic

/** A release without what was decided about it, and without what was measured. */
const asBuilt = ({ deployment: _deployment, extras, ...rest }: Release) => {
  const {
    promotedAt: _promotedAt,
    retiredAt: _retiredAt,
    stopped: _stopped,
    stoppedAt: _stoppedAt,
    stoppedBy: _stoppedBy,
    weighs: _weighs,
    trial: _trial,
    ...built
  } = extras
  return { ...rest, extras: built }
}

const nothing = { traffic: 0, default: false }

/** Adds a release that nobody is given; the first of an app is everybody's, since there is no other. */
export const publish = (document: ReleaseDocument, app: string, built: Release, now: string): Changed => {
  const known = appIn(document, app)?.releases ?? []
  const same = known.find(is(built))
  if (same !== undefined)
    return isDeepStrictEqual(asBuilt(same), asBuilt(built))
      ? { kind: 'same', document }
      : refusing('another', `${nameOf({ name: app }, built)} is known and was another one: build it again.`)
  const judged = judgeRelease(document, app, built)
  if (judged !== null) return { kind: 'refused', ...judged }
  const release: Release =
    known.length === 0
      ? { ...built, deployment: { traffic: 100, default: true }, extras: { ...built.extras, promotedAt: now } }
      : { ...built, deployment: nothing }
  return { kind: 'changed', document: withReleases(document, app, [...known, release]) }
}

const wasStopped = (app: string, release: Release): Changed =>
  refusing(
    'stopped',
    `${nameOf({ name: app }, release)} was stopped (${release.extras.stopped}): publish what mends it instead.`,
  )

/** Why a release can't be given to anybody as things stand. */
const judgeGiven = (document: ReleaseDocument, app: string, release: Release): Changed | null => {
  if (release.extras.stopped !== undefined) return wasStopped(app, release)
  const judged = judgeRelease(document, app, release)
  return judged === null ? null : { kind: 'refused', ...judged }
}

/** Gives a release this share of visitors, in percent, and the default the rest. */
export const route = (document: ReleaseDocument, name: string, version: string, share: number): Changed => {
  if (!(share >= 0 && share <= 100)) return refusing('shares', `A share is 0 to 100 %, not ${share}.`)
  const found = findRelease(document, name, version)
  if (found.kind === 'refused') return found
  const { app, release } = found
  if (isDefault(release))
    return refusing('shares', `${nameOf(app, release)} is the default, which gets what the others leave: route them.`)
  const refused = share > 0 ? judgeGiven(document, name, release) : null
  if (refused !== null) return refused
  const shareOf = (other: Release) => (is(release)(other) ? share : traffic(other))
  const sum = app.releases.filter((other) => !isDefault(other)).reduce((total, other) => total + shareOf(other), 0)
  if (sum > 100)
    return refusing('shares', `The shares of ${name} would add up to ${sum} %: take some from the others first.`)
  if (traffic(release) === share) return { kind: 'same', document }
  return { kind: 'changed', document: withReleases(document, name, sharing(app.releases, isDefault, shareOf)) }
}

/** Makes a release everybody's. */
export const promote = (document: ReleaseDocument, name: string, version: string, now: string): Changed => {
  const found = findRelease(document, name, version)
  if (found.kind === 'refused') return found
  const { app, release } = found
  const refused = judgeGiven(document, name, release)
  if (refused !== null) return refused
  if (isDefault(release) && traffic(release) === 100) return { kind: 'same', document }
  const promoted = app.releases.map((other) =>
    is(release)(other) ? { ...other, extras: { ...other.extras, promotedAt: now } } : other,
  )
  return {
    kind: 'changed',
    document: withReleases(
      document,
      name,
      sharing(promoted, is(release), () => 0),
    ),
  }
}

/** What was everybody's before the default, the latest first. A second way back leads further back, never to what the first one left. */
const before = (releases: readonly Release[]): readonly Release[] => {
  const current = releases.find(isDefault)?.extras.promotedAt ?? '~'
  const at = ({ extras }: Release) => extras.promotedAt ?? ''
  return releases
    .filter((release) => !isDefault(release) && release.extras.stopped === undefined)
    .filter((release) => at(release) !== '' && at(release) < current)
    .toSorted((one, other) => (at(one) < at(other) ? 1 : -1))
}

const noWayBack = (name: string): Changed =>
  refusing('unknown', `Nothing else was everybody's of ${name}: publish and promote what mends it.`)

/** What everybody gets who is taken back: the default from whoever tries another, else what was everybody's before it. */
const wayBack = ({ releases }: App): Release | undefined =>
  releases.find((release) => isDefault(release) && traffic(release) < 100) ?? before(releases)[0]

/**
 * What came after `target` was everybody's by mistake, and is from now on one that never was: neither a later way back leads there, nor does it stand in for what fails,
 * whatever is promoted next.
 */
const withoutLater = (releases: readonly Release[], target: Release): readonly Release[] =>
  releases.map((release) => {
    const { promotedAt = '', ...extras } = release.extras
    return promotedAt > (target.extras.promotedAt ?? '~') ? { ...release, extras } : release
  })

/** Takes everybody back, or to this version of those that were everybody's. When it was promoted stays as it was said. */
export const rollback = (document: ReleaseDocument, name: string, version?: string): Changed => {
  const known = findApp(document, name)
  if (known.kind === 'refused') return known
  const { app } = known
  const found = version === undefined ? null : findRelease(document, name, version)
  if (found?.kind === 'refused') return found
  const target = found === null ? wayBack(app) : found.release
  if (target === undefined) return noWayBack(name)
  if (target.extras.stopped !== undefined)
    return refusing('stopped', `${nameOf(app, target)} was stopped (${target.extras.stopped}).`)
  if (target.extras.promotedAt === undefined && !isDefault(target))
    return refusing('unknown', `${nameOf(app, target)} was never everybody's, or was taken back: promote it instead.`)
  if (isDefault(target) && traffic(target) === 100) return { kind: 'same', document }
  return {
    kind: 'changed',
    document: withReleases(
      document,
      name,
      sharing(withoutLater(app.releases, target), is(target), () => 0),
    ),
  }
}

/** Stopped, and not by a trial that it may still pass. */
const isForGood = ({ extras }: Release): boolean => extras.stopped !== undefined && extras.stoppedBy === undefined

/** Nobody has been given it, nor is: nobody can miss it, or have it open. */
const wasNeverGiven = (release: Release): boolean =>
  !isRouted(release) && release.extras.promotedAt === undefined && release.extras.retiredAt === undefined

/**
 * Gives a release to nobody any more, not even in another's place; what was everybody's before stands in where it was the default. `by`: one that nobody was ever given may be tried
 * again, since what failed may have been how it was tried.
 */
export const stop = (document: ReleaseDocument, name: string, version: string, why: string, by?: 'trial'): Changed => {
  const found = findRelease(document, name, version)
  if (found.kind === 'refused') return found
  const { app, release } = found
  const { stopped, stoppedBy, ...extras } = release.extras
  if (stopped !== undefined && (stoppedBy === undefined || (by === stoppedBy && stopped === why)))
    return { kind: 'same', document }
  const next = isDefault(release) ? before(app.releases)[0] : app.releases.find(isDefault)
  if (next === undefined) return noWayBack(name)
  const mark = by !== undefined && wasNeverGiven(release) ? { stopped: why, stoppedBy: by } : { stopped: why }
  const marked = app.releases.map((other) =>
    is(release)(other) ? { ...other, extras: { ...extras, ...mark } } : other,
  )
  const shareOf = (other: Release) => (is(release)(other) ? 0 : traffic(other))
  return { kind: 'changed', document: withReleases(document, name, sharing(marked, is(next), shareOf)) }
}

/** Notes how a release's pages were when it was tried in the live site. What had failed there before is stopped no more. */
export const noteTrial = (
  document: ReleaseDocument,
  name: string,
  version: string,
  pages: readonly TriedPage[],
): Changed => {
  const found = findRelease(document, name, version)
  if (found.kind === 'refused') return found
  const { app, release } = found
  if (isForGood(release)) return wasStopped(name, release)
  const { stopped: _stopped, stoppedAt: _stoppedAt, stoppedBy: _stoppedBy, ...extras } = release.extras
  const trial = Object.fromEntries(pages.map(({ path, tried }) => [path, { ...tried }]))
  const noted = app.releases.map((other) => (is(release)(other) ? { ...other, extras: { ...extras, trial } } : other))
  return { kind: 'changed', document: withReleases(document, name, noted) }
}
