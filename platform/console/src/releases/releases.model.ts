import type { AppReleases, ReleaseChange, ReleaseFigures, Releases } from '../../calls'

const DAY_MS = 86_400_000
/** Fewer visits say nothing about a release. */
export const LEAST_VISITS = 50
/** Fewer failed visits are anybody's bad line. */
const LEAST_FAILED = 3
const STEPS = [1, 10, 25, 50] as const

/** What the figures of a release are of. */
export type Measure = 'errors' | 'lcp' | 'inp'

export const MEASURES: readonly Measure[] = ['errors', 'lcp', 'inp']

/** A version as the tool takes it: by its end. All of them begin alike. */
export const nameOfVersion = (version: string): string => version.replace(/^\d+\.\d+\.\d+-(?=.)/, '')

/** What everybody would notice, or what can't be undone. */
export interface Ask {
  readonly change: 'promote' | 'rollback' | 'stop'
  readonly app: string
  readonly version: string
  /** Of a promotion and of a stop, what is everybody's; of a rollback, what is taken back. */
  readonly other: string
}

/** An ask with the serial of the document that is gone by. */
export interface SeenAsk extends Ask {
  readonly seen: number
}

export const defaultOf = ({ releases }: AppReleases): ReleaseFigures | undefined =>
  releases.find(({ isDefault }) => isDefault)

/** What is tried, the largest share first. */
export const triedOf = ({ releases }: AppReleases): readonly ReleaseFigures[] =>
  releases.filter(({ isDefault, share }) => !isDefault && share > 0).toSorted((one, other) => other.share - one.share)

/** What could be tried: the latest that was published after what is everybody's, also when it was taken back once. */
export const untriedOf = (app: AppReleases): ReleaseFigures | undefined => {
  if (triedOf(app).length > 0) return undefined
  const at = app.releases.findIndex(({ isDefault }) => isDefault)
  return app.releases.slice(0, at).find(({ stopped }) => stopped === null)
}

/** Where the way back leads: to the default while another is tried, else to what was everybody's before. */
export const wayBackOf = (app: AppReleases): ReleaseFigures | undefined => {
  const current = defaultOf(app)
  if (triedOf(app).length > 0) return current
  const since = current?.promotedAt ?? '~'
  return app.releases
    .filter(({ isDefault, stopped, promotedAt }) => !isDefault && stopped === null && promotedAt !== null)
    .filter(({ promotedAt }) => (promotedAt ?? '') < since)
    .toSorted((one, other) => ((one.promotedAt ?? '') < (other.promotedAt ?? '') ? 1 : -1))[0]
}

/** The next shares that a release may have, everybody last. */
export const nextShares = (share: number): readonly number[] => [
  ...STEPS.filter((step) => step > share).slice(0, 2),
  100,
]

type Counted = NonNullable<ReleaseFigures['counted']>

const NOTHING: Counted = { visits: 0, failed: 0 }

/**
 * What the counts say of giving a release to more. `unclear`: chance could still explain it, so nothing stops it, and yet nobody would call it ready: it fails more than twice as
 * often as the default.
 */
export type Gate =
  | { readonly kind: 'fails'; readonly why: string }
  | { readonly kind: 'unknown' | 'unclear' | 'ready'; readonly tried: Counted; readonly stable: Counted }

export const gateOf = ({ failing, counted }: ReleaseFigures, other?: ReleaseFigures): Gate => {
  if (failing !== null) return { kind: 'fails', why: failing }
  const [tried, stable] = [counted ?? NOTHING, other?.counted ?? NOTHING]
  if (tried.visits < LEAST_VISITS) return { kind: 'unknown', tried, stable }
  const usual = stable.visits === 0 ? 0 : stable.failed / stable.visits
  const isWorse = tried.failed >= LEAST_FAILED && tried.failed / tried.visits > 2 * usual
  return { kind: isWorse ? 'unclear' : 'ready', tried, stable }
}

export interface Stopped {
  readonly app: string
  readonly release: ReleaseFigures
  /** What everybody is given instead. */
  readonly stable: ReleaseFigures | undefined
  readonly why: string
  readonly at: string
}

/** What was stopped within a day, the latest first. Documents have the time of the day on the wall. */
export const stoppedLately = ({ document }: Releases, now: number): readonly Stopped[] =>
  (document?.apps ?? [])
    .flatMap((app) =>
      app.releases.flatMap((release) => {
        const { stopped } = release
        return stopped?.at != null && now - Date.parse(stopped.at) < DAY_MS
          ? [{ app: app.name, release, stable: defaultOf(app), why: stopped.why, at: stopped.at }]
          : []
      }),
    )
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))

/** The changes that somebody meant, without the shares that others gave up for them or got back. */
export const meantOf = (changes: readonly ReleaseChange[]): readonly ReleaseChange[] =>
  changes.filter((change) => {
    if (change.what !== 'share') return true
    const isSaidBesides = changes.some(
      ({ app, what }) => app === change.app && (what === 'promoted' || what === 'back' || what === 'stopped'),
    )
    return !change.isRest && !isSaidBesides
  })

/** How a change looks in the history: its dot says what kind it was before it is read. */
export type Dot = 'bad' | 'everybody' | 'share' | 'other'

const DOTS: Readonly<Record<ReleaseChange['what'], Dot>> = {
  ...{ stopped: 'bad', back: 'bad', promoted: 'everybody', share: 'share' },
  ...{ published: 'other', tried: 'other', forgotten: 'other' },
}
const DOT_ORDER: readonly Dot[] = ['bad', 'everybody', 'share', 'other']

/** Of several changes the dot is that of the weightiest. */
export const dotOf = (changes: readonly ReleaseChange[]): Dot =>
  DOT_ORDER.find((dot) => changes.some(({ what }) => DOTS[what] === dot)) ?? 'other'

export const sumsOf = ({ document }: Releases) => {
  const apps = document?.apps ?? []
  const given = apps.flatMap(({ releases }) => releases.filter(({ share, isDefault }) => share > 0 || isDefault))
  const counted = given.flatMap((release) => release.counted ?? [])
  return {
    apps: apps.length,
    onAir: given.length,
    tried: apps.flatMap((app) => triedOf(app).map(({ share }) => ({ app: app.name, share }))),
    visits: counted.reduce((sum, { visits }) => sum + visits, 0),
    failed: counted.reduce((sum, { failed }) => sum + failed, 0),
  }
}
