import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../../releases/apps.mjs'
import { releaseInUse } from '../../releases/release-store.mjs'

const federationOf = async (app) =>
  (await import(pathToFileURL(join(ROOT, app, 'module-federation.config.mjs')).href)).default

const isDescribedBy = (release, { pages, fragments }) =>
  JSON.stringify([release.extras.pages, release.extras.fragments]) === JSON.stringify([pages, fragments])

/** Those of the apps that were never built, or whose pages and fragments changed since: the BFF reads from a release which pages there are. */
export const withoutRelease = async (apps) => {
  const missing = []
  for (const app of apps) {
    const release = releaseInUse(app)
    if (release === undefined || (app !== 'shell' && !isDescribedBy(release, await federationOf(app))))
      missing.push(app)
  }
  return missing
}
