import type { Release, ReleaseDocument } from '@galo/contracts/release'
import { appsOf, defaultOf, isRouted, type App } from '../document/apps'
import { misfits, type Misfit } from '../fits/misfits'
import { draw } from './draw'
import { readVisitor } from './visitor'

/** What a visitor gets of a remote. */
export type Chosen =
  | {
      readonly kind: 'fits'
      readonly release: Release
      /** By the shares, by a wish, or in the place of one that doesn't fit. */
      readonly by: 'share' | 'wish' | 'stand-in'
      /** Of one that is tried: what takes its place in this visit should it fail. */
      readonly spare?: Release
    }
  /** None can be had: of this one the addresses are known, and what stands there is out of order. */
  | { readonly kind: 'misfit'; readonly release: Release; readonly misfits: readonly Misfit[] }

export interface ChosenVisit {
  readonly shell: Release
  readonly remotes: Readonly<Record<string, Chosen>>
}

/** Versions that somebody wants to see, by app. */
type Overrides = Readonly<Record<string, string>>

const drawn = (app: App, visitor: string | null): Release | undefined => {
  if (visitor === null) return defaultOf(app)
  const { key, spared } = readVisitor(visitor)
  if (spared.includes(app.name)) return defaultOf(app)
  const runners = app.releases.map((release) => ({
    id: release.metadata.version,
    weight: release.deployment.traffic,
    release,
  }))
  return draw(JSON.stringify([key, app.name]), runners)?.release ?? defaultOf(app)
}

const wished = (app: App, overrides: Overrides): Release | undefined =>
  Object.hasOwn(overrides, app.name)
    ? app.releases.find(({ metadata }) => metadata.version === overrides[app.name])
    : undefined

/** What has been everybody's, the latest first: known to work. */
const standIns = (app: App): readonly Release[] => {
  const promotedAt = ({ deployment, extras }: Release) => (deployment.default ? '~' : (extras.promotedAt ?? ''))
  return app.releases
    .filter((release) => promotedAt(release) !== '' && release.extras.stopped === undefined)
    .toSorted((one, other) => (promotedAt(one) < promotedAt(other) ? 1 : -1))
}

const chooseRemote = (app: App, shell: Release, visitor: string | null, overrides: Overrides): Chosen | undefined => {
  const wish = wished(app, overrides)
  const release = wish ?? drawn(app, visitor)
  if (release === undefined) return undefined
  const found = misfits(shell, release)
  if (found.length === 0) {
    const spare = defaultOf(app)
    // Who wants to see what nobody is given wants to see it fail.
    const isOfUse = isRouted(release) && spare !== undefined && spare !== release && misfits(shell, spare).length === 0
    return { kind: 'fits', release, by: wish === undefined ? 'share' : 'wish', ...(isOfUse && { spare }) }
  }
  const standIn = standIns(app).find((other) => misfits(shell, other).length === 0)
  if (standIn !== undefined) return { kind: 'fits', release: standIn, by: 'stand-in' }
  return { kind: 'misfit', release, misfits: found }
}

/**
 * One release of everything for one visitor, known by a word that says nothing else about them: the same ones for as long as the shares are what they
 * are, whatever becomes of other remotes' shares; of what they want to see that. Nobody in particular (`null`) gets the default of everything; who is spared a remote (`spare`), its default.
 */
export const chooseVisit = (
  document: ReleaseDocument,
  visitor: string | null,
  overrides: Overrides = {},
): ChosenVisit => {
  const { shell: shells, remotes } = appsOf(document)
  const wishes = visitor === null ? overrides : { ...readVisitor(visitor).wishes, ...overrides }
  const shell = shells && (wished(shells, wishes) ?? drawn(shells, visitor))
  if (shell === undefined) throw new Error('The release document names no shell')
  return {
    shell,
    remotes: Object.fromEntries(
      remotes.flatMap((app) => {
        const chosen = chooseRemote(app, shell, visitor, wishes)
        return chosen === undefined ? [] : [[app.name, chosen] as const]
      }),
    ),
  }
}

/** The set by what is in it: two visitors with the same one can be served alike. */
export const setOf = ({ shell, remotes }: ChosenVisit): string =>
  JSON.stringify([
    shell.metadata.version,
    ...Object.entries(remotes).map(([name, { kind, release }]) => [name, kind, release.metadata.version]),
  ])

/** A set for each release that visitors get, the default of everything else round it, and the default of everything first. */
export const setsInPlay = (document: ReleaseDocument): readonly ChosenVisit[] => {
  const { shell, remotes } = appsOf(document)
  const wishes = [...(shell === undefined ? [] : [shell]), ...remotes].flatMap((app) =>
    app.releases
      .filter((release) => isRouted(release) && release !== defaultOf(app))
      .map(({ metadata }): Overrides => ({ [app.name]: metadata.version })),
  )
  return [{}, ...wishes].map((wish) => chooseVisit(document, null, wish))
}
