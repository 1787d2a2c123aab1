import type { Release, ReleaseDocument } from '@galo/contracts/release'
import type { ReleaseSource } from './release-source'

const namesOf = ({ files, server }: Release['extras']): readonly string[] => [
  ...Object.keys(files).map((file) => `browser/${file}`),
  ...(server === undefined ? [] : [`server/${server.file}`]),
]

/** Whether its files lie where ours do. */
const isHere = ({ url }: Release): boolean => !URL.canParse(url)

/**
 * Judges whether all files are there of every release that visitors would be given: rejects with what is missing. A release is looked at once; of the first document it is no
 * question, since nothing else could be served.
 */
export const wholeReleases = ({ address, names }: Pick<ReleaseSource, 'address' | 'names'>) => {
  const seen = new Set<string>()

  const judge = async ({ extras, metadata }: Release): Promise<void> => {
    const there = new Set(await names(extras.folder))
    const missing = namesOf(extras).find((name) => !there.has(name))
    if (missing !== undefined)
      throw new Error(
        `Visitors would be given ${extras.folder}, of which ${missing} is missing at ${address}: publish the build of ${metadata.version} again, which puts what is missing.`,
      )
    seen.add(extras.folder)
  }

  return async ({ microFrontends }: ReleaseDocument, isFirst: boolean): Promise<void> => {
    const given = Object.values(microFrontends)
      .flat()
      .filter((release) => release.deployment.traffic > 0 || release.deployment.default)
    if (isFirst) for (const { extras } of given) seen.add(extras.folder)
    await Promise.all(given.filter((each) => isHere(each) && !seen.has(each.extras.folder)).map(judge))
  }
}
