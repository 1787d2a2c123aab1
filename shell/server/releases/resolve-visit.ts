import { hashInName } from '../../shared/hash-in-name'
import { exposedOf, matchPage, type PageMatch } from '../../shared/match-page'
import type { Visit, VisitPage, VisitRemote } from '../../shared/visit'
import { LRUCache } from 'lru-cache'
import { chooseVisit, isRouted, misfits, setOf, setsInPlay, type ChosenVisit } from '@galo/releases'
import type { Release, ReleaseDocument } from '@galo/contracts/release'
import { ownedBy } from '../../shared/in-use'
import { oncePer } from '../once-per'
import type { FlagsInUse } from '../visitor/flags/flags.model'

/** The releases one visit uses. */
export interface VisitReleases {
  readonly shell: Release
  readonly remotes: Readonly<Record<string, Release>>
  /** Of remotes that are tried, by name: what takes their place should they fail. */
  readonly spares: Readonly<Record<string, Release>>
  readonly list: readonly VisitRemote[]
  readonly described: Pick<Visit, 'stores' | 'facts'>
  /** What can be switched in this visit. */
  readonly flags: FlagsInUse
  /** For a tab that holds on to a release that visitors may not get any more, or for who wants to see one that nobody is given. */
  readonly isHeld?: boolean
}

/** A remote built before pages were modules of their own exposes them all by this one. */
const ALL_PAGES = 'routes'

const pagesOf = ({ extras }: Release): readonly VisitPage[] =>
  extras.exposes[`./${ALL_PAGES}`] === undefined
    ? extras.pages
    : extras.pages.map((page) => ({ ...page, code: ALL_PAGES }))

const scriptsOf = (release: Release): Record<string, readonly string[]> =>
  Object.fromEntries(
    pagesOf(release)
      .map(exposedOf)
      .map((exposed) => [
        exposed,
        (release.extras.exposes[exposed] ?? []).filter((file) => !release.url.endsWith(`/${file}`)),
      ]),
  )

type InUse = readonly [name: string, release: Release]

/** What all releases describe of this part; the first to name a thing has it. */
const describedBy = <T extends object>(
  inUse: readonly InUse[],
  part: (release: Release) => Readonly<Record<string, T>>,
) =>
  Object.assign({}, ...inUse.toReversed().map(([name, release]) => ownedBy(name, part(release)))) as Record<
    string,
    T & { readonly owner: string }
  >

const described = (inUse: readonly InUse[]) => ({
  described: {
    stores: describedBy(inUse, ({ extras }) => extras.stores),
    facts: describedBy(inUse, ({ extras }) => extras.facts),
  },
  flags: describedBy(inUse, ({ extras }) => extras.flags),
})

const remoteOf = (name: string, release: Release, isUnsupported: boolean, spare?: Release): VisitRemote => ({
  name,
  version: release.metadata.version,
  ...(release.deployment.traffic < 100 && { share: release.deployment.traffic }),
  entry: release.url,
  scripts: scriptsOf(release),
  pages: pagesOf(release),
  fragments: release.extras.fragments,
  ...(release.extras.about && { about: release.extras.about }),
  ...(isUnsupported && { isUnsupported }),
  ...(spare && { spare: remoteOf(name, spare, false) }),
})

/** Somebody wants to see what nobody is given. */
const isWished = ({ shell, remotes }: ChosenVisit): boolean =>
  !isRouted(shell) ||
  Object.values(remotes).some((one) => one.kind === 'fits' && one.by === 'wish' && !isRouted(one.release))

const visitOf = (chosen: ChosenVisit): VisitReleases => {
  const known = Object.entries(chosen.remotes)
  const inUse = known.map(([name, { release }]): InUse => [name, release])
  return {
    shell: chosen.shell,
    remotes: Object.fromEntries(
      known.flatMap(([name, { kind, release }]) => (kind === 'fits' ? [[name, release]] : [])),
    ),
    spares: Object.fromEntries(
      known.flatMap(([name, one]) => (one.kind === 'fits' && one.spare !== undefined ? [[name, one.spare]] : [])),
    ),
    list: known.map(([name, one]) =>
      remoteOf(name, one.release, one.kind === 'misfit', one.kind === 'fits' ? one.spare : undefined),
    ),
    ...described([['shell', chosen.shell], ...inUse]),
    ...(isWished(chosen) && { isHeld: true }),
  }
}

/** Shell and remotes, two releases of everything, make as many sets. */
const MOST_SETS = 64

const setsOf = oncePer((_document: ReleaseDocument) => new LRUCache<string, VisitReleases>({ max: MOST_SETS }))

/** One object for all who are given the same set: what is worked out for it is worked out once. */
const knownVisit = (document: ReleaseDocument, chosen: ChosenVisit): VisitReleases => {
  const sets = setsOf(document)
  const set = setOf(chosen)
  const known = sets.get(set)
  if (known !== undefined) return known
  const visit = visitOf(chosen)
  sets.set(set, visit)
  return visit
}

const defaultVisit = oncePer((document: ReleaseDocument) => knownVisit(document, chooseVisit(document, null)))

/**
 * The releases of this visitor; of nobody in particular (`null`) the default of everything. Of a remote that doesn't fit the shell, and for which no release that was
 * in use before stands in, the addresses alone: what stands there is out of order, not unheard of, for customers and for search engines.
 */
export const resolveVisit = (document: ReleaseDocument, visitor: string | null = null): VisitReleases =>
  visitor === null ? defaultVisit(document) : knownVisit(document, chooseVisit(document, visitor))

/** Of every release that visitors get one visit that has it. */
export const visitsInPlay = (document: ReleaseDocument): readonly VisitReleases[] => [
  ...new Set(setsInPlay(document).map((chosen) => knownVisit(document, chosen))),
]

/** The same visit with this release of a remote; `null` where the shell can't work with it. What only that release describes is known besides. */
export const holding = (visit: VisitReleases, name: string, release: Release): VisitReleases | null => {
  if (misfits(visit.shell, release).length > 0) return null
  const { described: its, flags } = described([[name, release]])
  return {
    shell: visit.shell,
    remotes: { ...visit.remotes, [name]: release },
    spares: visit.spares,
    list: visit.list.map((remote) => (remote.name === name ? remoteOf(name, release, false) : remote)),
    described: {
      stores: { ...its.stores, ...visit.described.stores },
      facts: { ...its.facts, ...visit.described.facts },
    },
    flags: { ...flags, ...visit.flags },
    isHeld: true,
  }
}

/** All whose code a page of this visit may run. */
const releasesOf = ({ shell, remotes, spares }: VisitReleases): readonly Release[] => [
  shell,
  ...Object.values(remotes),
  ...Object.values(spares),
]

const folderOf = ({ url }: Release): string => url.slice(0, url.lastIndexOf('/'))

/** The hash of every script of these releases whose name doesn't say it, by address: the browser refuses anything else there. */
export const integrityBesideNames = oncePer((visit: VisitReleases): Readonly<Record<string, string>> =>
  Object.fromEntries(
    releasesOf(visit).flatMap((release) =>
      Object.entries(release.extras.files).flatMap(([file, integrity]) =>
        hashInName(file) === integrity ? [] : [[`${folderOf(release)}/${file}`, integrity] as const],
      ),
    ),
  ),
)

/** The origins that code of this visit comes from, besides ours. */
export const codeOrigins = oncePer((visit: VisitReleases): readonly string[] => [
  ...new Set(releasesOf(visit).flatMap(({ url }) => (URL.canParse(url) ? [new URL(url).origin] : []))),
])

export interface PageFiles {
  readonly match: PageMatch | null
  /** The shell's own scripts, in order. */
  readonly scripts: readonly string[]
  /** The remote's scripts for this page, in the order they are wanted. */
  readonly preloads: readonly string[]
}

/** Exactly the files a page needs, known before any of them runs: no manifest hop, one wave. */
export const filesFor = (pathname: string, releases: VisitReleases): PageFiles => {
  const match = matchPage(pathname, releases.list)
  const scripts = releases.shell.extras.entry.map((file) => `${folderOf(releases.shell)}/${file}`)
  const release = match === null ? undefined : releases.remotes[match.remote.name]
  if (match === null || release === undefined) return { match, scripts, preloads: [] }
  const wanted = [...release.extras.entry, ...(release.extras.exposes[exposedOf(match)] ?? [])]
  return { match, scripts, preloads: [...new Set(wanted)].map((file) => `${folderOf(release)}/${file}`) }
}
