import type { ReleaseDocument } from '@galo/contracts/release'
import { appIn } from '../change/change'
import { defaultOf, isRouted } from '../document/apps'

/**
 * Whether a release was taken from visitors because of what it is: stopped, rolled back, or tried and given up. One that gave way to a later one was not, and neither was one that nobody was
 * ever given.
 */
export const isTakenBack = (document: ReleaseDocument, name: string, version: string): boolean => {
  const app = appIn(document, name)
  const release = app?.releases.find(({ metadata }) => metadata.version === version)
  if (app === undefined || release === undefined || isRouted(release)) return false
  const { stopped, promotedAt, retiredAt } = release.extras
  if (stopped !== undefined) return true
  if (promotedAt === undefined) return retiredAt !== undefined
  return promotedAt > (defaultOf(app)?.extras.promotedAt ?? '')
}
