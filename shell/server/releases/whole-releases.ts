import type { Release, ReleaseDocument } from '@galo/contracts/release'
import type { ReleaseSource } from './release-source'

const namesOf = ({ files, server }: Release['extras']): readonly string[] => [
  ...Object.keys(files).map((file) => `browser/${file}`),
  ...(server === undefined ? [] : [`server/${server.file}`]),
]

/** Whether its files lie where ours do. */
const isHere = ({ url }: Release): boolean => !URL.canParse(url)

/**
 * Judges whether all files are there of every release that visitors would be given: rejects with what is missing. A release is looked at once. The first document is served by all
 * the same, since nothing else could be: what is missing is told.
 */
export const wholeReleases = (
  { address, names }: Pick<ReleaseSource, 'address' | 'names'>,
  tell: (message: string, details: Readonly<Record<string, unknown>>) => void,
) => {
  const seen = new Set<string>()

  /** What is wrong with a release, in words; `null` when nothing is. */
  const judge = async ({ extras, metadata }: Release, verb: 'would be' | 'are'): Promise<string | null> => {
    const there = new Set(await names(extras.folder))
    const missing = namesOf(extras).find((name) => !there.has(name))
    if (missing === undefined) seen.add(extras.folder)
    return missing === undefined
      ? null
      : `Visitors ${verb} given ${extras.folder}, of which ${missing} is missing at ${address}: publish the build of ${metadata.version} again, which puts what is missing.`
  }

  const assertWhole = async (release: Release): Promise<void> => {
    const wrong = await judge(release, 'would be')
    if (wrong !== null) throw new Error(wrong)
  }

  const tellOf = async (release: Release): Promise<void> => {
    // A place that can't be looked at is told of by whoever reads the document there.
    const wrong = await judge(release, 'are').catch(() => null)
    if (wrong !== null) tell('A release that visitors are given is not whole', { error: wrong })
  }

  return async ({ microFrontends }: ReleaseDocument, isFirst: boolean): Promise<void> => {
    const given = Object.values(microFrontends)
      .flat()
      .filter((release) => release.deployment.traffic > 0 || release.deployment.default)
    const unseen = given.filter((each) => isHere(each) && !seen.has(each.extras.folder))
    if (!isFirst) return void (await Promise.all(unseen.map(assertWhole)))
    for (const { extras } of given) seen.add(extras.folder)
    void Promise.all(unseen.map(tellOf))
  }
}
