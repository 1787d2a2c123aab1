import { releaseDocumentSchema, type ReleaseDocument } from '@galo/contracts/release'
import { acceptDocument } from '../accept/accept-document'
import type { TrustedKeys } from '../accept/signature'
import { NO_RELEASES, type DocumentLog } from './document-log'

/** Throws when it is none. */
export const readDocument = (text: string): ReleaseDocument => releaseDocumentSchema.parse(JSON.parse(text))

/** The last document of a log with its serial, `before` being `null` where there is none yet; or why nobody may go on from it. */
export type Last =
  | {
      readonly kind: 'read'
      readonly before: ReleaseDocument | null
      readonly document: ReleaseDocument
      readonly serial: number
    }
  | { readonly kind: 'refused'; readonly sentence: string }

const ONCE = 'Where documents were not signed before, `renew --unsigned` does, once.'

/**
 * Reads what is to be gone on from, as a site would that was served by it: whoever signs what follows one that was tampered with would sign that. `keys` are whose signatures
 * count, `null` where documents are not signed; `isUnsigned` lets pass one that nobody has signed.
 */
export const readLast = async (
  log: Pick<DocumentLog, 'last'>,
  keys: TrustedKeys | null,
  isUnsigned = false,
): Promise<Last> => {
  const last = await log.last()
  if (last === null) return { kind: 'read', before: null, document: NO_RELEASES, serial: 0 }
  const { serial, text } = last
  // However old it is: what has expired is what is to be renewed.
  const judged = acceptDocument(null, text, 0, keys)
  const verdict =
    judged.kind === 'refused' && judged.reason === 'unsigned' && isUnsigned
      ? acceptDocument(null, text, 0, null)
      : judged
  if (verdict.kind === 'accepted') return { kind: 'read', before: verdict.document, document: verdict.document, serial }
  const { reason, sentence } = verdict
  return {
    kind: 'refused',
    sentence: [
      `Nothing is written after document ${serial}. ${sentence}`,
      ...(reason === 'unsigned' ? [ONCE] : []),
    ].join(' '),
  }
}
