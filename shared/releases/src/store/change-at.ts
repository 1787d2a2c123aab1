import { differences, type Difference } from '../change/differences'
import type { DocumentLog } from './document-log'
import { readDocument } from './read-last'

/** What a document changed of the one before it. */
export interface ChangeAt {
  readonly serial: number
  readonly writtenAt: string
  readonly changes: readonly Difference[]
}

/** `null`: there is no document with this serial. */
export const changeAt = async (log: DocumentLog, serial: number): Promise<ChangeAt | null> => {
  const [before, after] = await Promise.all([log.read(serial - 1), log.read(serial)])
  if (after === null) return null
  const changes = differences(before && readDocument(before.text), readDocument(after.text))
  return { serial, writtenAt: after.writtenAt, changes }
}
