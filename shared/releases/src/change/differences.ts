import { isDeepStrictEqual } from 'node:util'
import type { Release, ReleaseDocument } from '@galo/contracts/release'

type What =
  | { readonly what: 'published'; readonly share: number }
  | { readonly what: 'stopped'; readonly why: string }
  /** In the live site, before anybody was given it. */
  | { readonly what: 'tried' }
  | { readonly what: 'promoted' }
  /** Everybody's again: what came after it was taken back. */
  | { readonly what: 'back' }
  /** `isRest`: it is the default's, which gets what the others leave. */
  | { readonly what: 'share'; readonly from: number; readonly to: number; readonly isRest: boolean }
  /** It is not named any more. */
  | { readonly what: 'forgotten' }

/** What became of a release from one document to another. */
export type Difference = { readonly app: string; readonly version: string } & What

const becameOf = (was: Release | undefined, { deployment, extras }: Release): readonly What[] => {
  const { traffic, default: isDefault } = deployment
  if (was === undefined) return [{ what: 'published', share: traffic }]
  return [
    ...(extras.stopped !== undefined && was.extras.stopped !== extras.stopped
      ? [{ what: 'stopped', why: extras.stopped } as const]
      : []),
    ...(extras.trial !== undefined && !isDeepStrictEqual(was.extras.trial, extras.trial)
      ? [{ what: 'tried' } as const]
      : []),
    ...(!was.deployment.default && isDefault
      ? [{ what: was.extras.promotedAt === extras.promotedAt ? 'back' : 'promoted' } as const]
      : []),
    ...(was.deployment.traffic === traffic
      ? []
      : [{ what: 'share', from: was.deployment.traffic, to: traffic, isRest: isDefault } as const]),
  ]
}

/** What became of each release; nothing where nothing did. */
export const differences = (from: ReleaseDocument | null, to: ReleaseDocument): readonly Difference[] =>
  Object.keys({ ...from?.microFrontends, ...to.microFrontends }).flatMap((key) => {
    const [old, now] = [from?.microFrontends[key] ?? [], to.microFrontends[key] ?? []]
    const named = (release: Release, what: What): Difference => ({
      app: key.replace('@galo/', ''),
      version: release.metadata.version,
      ...what,
    })
    const sameIn = (releases: readonly Release[], { metadata }: Release) =>
      releases.find((other) => other.metadata.version === metadata.version)
    return [
      ...now.flatMap((release) => becameOf(sameIn(old, release), release).map((what) => named(release, what))),
      ...old
        .filter((release) => sameIn(now, release) === undefined)
        .map((release) => named(release, { what: 'forgotten' })),
    ]
  })

/** The same in words, as the tool says it. */
export const inWords = (difference: Difference): string => {
  const name = `${difference.app} ${difference.version}`
  switch (difference.what) {
    case 'published':
      return difference.share > 0 ? `${name} published, ${difference.share} %` : `${name} published`
    case 'stopped':
      return `${name} stopped: ${difference.why}`
    case 'tried':
      return `${name} was tried`
    case 'promoted':
      return `${name} is everybody's`
    case 'back':
      return `${name} is everybody's again`
    case 'share':
      return `${name} ${difference.from} → ${difference.to} %`
    case 'forgotten':
      return `${name} is not named any more`
  }
}
