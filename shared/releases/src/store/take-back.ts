import type { ReleaseDocument } from '@galo/contracts/release'
import { keyOf, type Changed } from '../change/change'
import { rollback } from '../change/changes'
import type { DocumentLog } from './document-log'
import { readDocument } from './read-last'

/**
 * The rollback of an app, or to this version of it, by what sites serve now: two who ask at once, and one who asks again because the answer was lost, mean the same place. Made
 * of whatever was written last it would lead back twice.
 */
export const takeBack = async (
  log: DocumentLog,
  app: string,
  version?: string,
): Promise<(document: ReleaseDocument) => Changed> => {
  const to = (target: string | undefined) => (document: ReleaseDocument) => rollback(document, app, target)
  const served = version === undefined ? await log.current() : null
  if (served === null) return to(version)
  const changed = rollback(readDocument(served.text), app)
  if (changed.kind === 'refused') return () => changed
  const releases = changed.document.microFrontends[keyOf(app)] ?? []
  return to(releases.find(({ deployment }) => deployment.default)?.metadata.version)
}
