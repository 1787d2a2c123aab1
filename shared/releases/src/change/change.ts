import type { Release, ReleaseDocument } from '@galo/contracts/release'
import { appsOf, type App } from '../document/apps'
import { refusal, type Refusal } from '../accept/refusal'

/** The same document with what was asked for, or why that can't be. */
export type Changed =
  | { readonly kind: 'changed'; readonly document: ReleaseDocument }
  | { readonly kind: 'same'; readonly document: ReleaseDocument }
  | ({ readonly kind: 'refused' } & Refusal)

export const refusing = (...[reason, sentence]: Parameters<typeof refusal>): Extract<Changed, { kind: 'refused' }> => ({
  kind: 'refused',
  ...refusal(reason, sentence),
})

export const keyOf = (app: string): string => `@galo/${app}`

export const appIn = (document: ReleaseDocument, name: string): App | undefined => {
  const { shell, remotes } = appsOf(document)
  return [...(shell === undefined ? [] : [shell]), ...remotes].find((app) => app.name === name)
}

export const withReleases = (
  document: ReleaseDocument,
  app: string,
  releases: readonly Release[],
): ReleaseDocument => ({
  ...document,
  microFrontends: { ...document.microFrontends, [keyOf(app)]: [...releases] },
})

/** The releases with these shares, the default getting what is left of everybody. */
export const sharing = (
  releases: readonly Release[],
  isDefault: (release: Release) => boolean,
  shareOf: (release: Release) => number,
): readonly Release[] => {
  const others = releases.filter((release) => !isDefault(release)).reduce((sum, release) => sum + shareOf(release), 0)
  return releases.map((release) => ({
    ...release,
    deployment: isDefault(release)
      ? { traffic: 100 - others, default: true }
      : { traffic: shareOf(release), default: false },
  }))
}

/** All releases of an app. */
export const findApp = (
  document: ReleaseDocument,
  name: string,
): { readonly kind: 'found'; readonly app: App } | Extract<Changed, { kind: 'refused' }> => {
  const app = appIn(document, name)
  if (app !== undefined) return { kind: 'found', app }
  return {
    kind: 'refused',
    ...refusal('unknown', `The document knows no ${name}: publish it first, or look at the name.`),
  }
}

type Found =
  { readonly kind: 'found'; readonly app: App; readonly release: Release } | Extract<Changed, { kind: 'refused' }>

/** A release by its version, or by the end of it that no other has: nobody writes out a hash. */
export const findRelease = (document: ReleaseDocument, name: string, version: string): Found => {
  const known = findApp(document, name)
  if (known.kind === 'refused') return known
  const { app } = known
  const exact = app.releases.find(({ metadata }) => metadata.version === version)
  // Nothing is the end of every version: a script's unset variable names none.
  const ending = version === '' ? [] : app.releases.filter(({ metadata }) => metadata.version.endsWith(version))
  const release = exact ?? (ending.length === 1 ? ending[0] : undefined)
  if (release !== undefined) return { kind: 'found', app, release }
  const versions = app.releases.map(({ metadata }) => metadata.version).join(', ')
  return {
    kind: 'refused',
    ...refusal(
      'unknown',
      ending.length > 1
        ? `${name} has several releases that end like ${version}: write out one of ${versions}.`
        : `${name} has no release ${version || 'without a name'}: it has ${versions}.`,
    ),
  }
}
