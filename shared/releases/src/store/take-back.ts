import type { ReleaseDocument } from '@galo/contracts/release'
import { keyOf, type Changed } from '../change/change'
import { rollback } from '../change/changes'
import type { DocumentLog, Written } from './document-log'
import { readDocument } from './read-last'

/** Whoever writes after it is told what is wrong with one that is none. */
const read = (written: Written | null): ReleaseDocument | null => {
  try {
    return written && readDocument(written.text)
  } catch {
    return null
  }
}

/** Where everybody is who is taken back from there. */
const targetIn = (document: ReleaseDocument | null, app: string): string | undefined => {
  const changed = document && rollback(document, app)
  if (changed?.kind !== 'changed') return undefined
  const releases = changed.document.microFrontends[keyOf(app)] ?? []
  return releases.find(({ deployment }) => deployment.default)?.metadata.version
}

/**
 * The rollback of an app, or to this version of it, with one place that it leads to, whatever is written meanwhile: made of another's rollback at the same moment it would lead
 * back twice. So it would where somebody died over it and sites are not yet served by what they wrote: that one is what is meant.
 */
export const takeBack = async (
  log: DocumentLog,
  app: string,
  version?: string,
): Promise<(document: ReleaseDocument) => Changed> => {
  const to = (target: string | undefined) => (document: ReleaseDocument) => rollback(document, app, target)
  if (version !== undefined) return to(version)
  // In this order: what somebody writes in between is in the second.
  const served = read(await log.current())
  const last = read(await log.last())
  const begun = targetIn(served, app)
  const isWritten = begun !== undefined && last !== null && to(begun)(last).kind === 'same'
  return to(isWritten ? begun : targetIn(last, app))
}
