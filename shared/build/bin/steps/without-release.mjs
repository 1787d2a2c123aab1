import { isDeepStrictEqual } from 'node:util'
import { describeApp } from '../../releases/describe-app.mjs'
import { releaseInUse } from '../../releases/in-use.mjs'

/**
 * @param {import('@galo/contracts/release').Release} release
 * @param {import('../../releases/describe-app.mjs').Described} described
 */
const isDescribedBy = ({ extras }, described) =>
  Object.entries(described).every(([part, said]) =>
    isDeepStrictEqual(Object.entries(extras).find(([name]) => name === part)?.[1], said),
  )

/**
 * Those of the apps that were never built, or whose description changed since: the BFF reads from a release which pages there are.
 * @param {readonly string[]} apps
 */
export const withoutRelease = async (apps) => {
  const missing = []
  for (const app of apps) {
    const release = releaseInUse(app)
    if (release === undefined || !isDescribedBy(release, await describeApp(app))) missing.push(app)
  }
  return missing
}
