import type { Release, ReleaseDocument } from '@galo/contracts/release'
import { isRouted } from '../document/apps'

/** A tab may be open for as long after its release was taken from visitors. */
const VISIT_MS = 7 * 86_400_000
/** So many that nobody was ever given are named at most: the latest. */
const MOST_UNTRIED = 10
/** So many of those that were everybody's stay named for whoever wants to go back, however long ago that was. */
const MOST_TO_GO_BACK_TO = 5

const iso = (time: number): string => new Date(time).toISOString()

/** Notes when visitors were last given what they aren't given any more, and when that was said to be for good. */
const noteWhen = (before: readonly Release[], releases: readonly Release[], now: number): readonly Release[] =>
  releases.map((release) => {
    const { retiredAt, ...extras } = release.extras
    if (isRouted(release)) return { ...release, extras }
    const was = before.find(({ metadata }) => metadata.version === release.metadata.version)
    const retired = was !== undefined && isRouted(was) ? iso(now) : retiredAt
    const isNewlyStopped = extras.stopped !== undefined && was?.extras.stopped === undefined
    return {
      ...release,
      extras: {
        ...extras,
        ...(retired !== undefined && { retiredAt: retired }),
        ...(isNewlyStopped && { stoppedAt: iso(now) }),
      },
    }
  })

/** Those that may still be asked for: by visitors, by tabs that are open, by who goes back, by who has just published. */
const stillNeeded = (releases: readonly Release[], now: number): readonly Release[] => {
  const backTo = releases
    .filter(({ extras }) => extras.promotedAt !== undefined && extras.stopped === undefined)
    .toSorted((one, other) => ((one.extras.promotedAt ?? '') < (other.extras.promotedAt ?? '') ? 1 : -1))
    .slice(0, MOST_TO_GO_BACK_TO)
  const untried = releases.filter((one) => !isRouted(one) && one.extras.retiredAt === undefined).slice(-MOST_UNTRIED)
  const isOpenSomewhere = ({ extras }: Release) =>
    extras.retiredAt !== undefined && now - Date.parse(extras.retiredAt) < VISIT_MS
  return releases.filter(
    (one) => isRouted(one) || isOpenSomewhere(one) || backTo.includes(one) || untried.includes(one),
  )
}

/**
 * A document as it is written after another one: the next serial, good for `lifeMs` from now, unsigned, and without the releases that nobody can be using or want back
 * any more. Their files stay where they are.
 */
export const nextDocument = (
  before: ReleaseDocument | null,
  changed: Pick<ReleaseDocument, 'schema' | 'microFrontends'>,
  now: number,
  lifeMs: number,
): ReleaseDocument & { readonly extras: NonNullable<ReleaseDocument['extras']> } => ({
  ...changed,
  microFrontends: Object.fromEntries(
    Object.entries(changed.microFrontends).map(([key, releases]) => [
      key,
      [...stillNeeded(noteWhen(before?.microFrontends[key] ?? [], releases, now), now)],
    ]),
  ),
  extras: { serial: (before?.extras?.serial ?? 0) + 1, expiresAt: iso(now + lifeMs), signatures: [] },
})
