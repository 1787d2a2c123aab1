import { releaseDocumentSchema, type ReleaseDocument } from '@galo/contracts/release'
import { acceptDocument } from '../accept/accept-document'
import type { readSigner } from '../accept/keys'
import { signDocument } from '../accept/signature'
import type { Changed } from '../change/change'
import { nextDocument } from '../change/next-document'
import { NO_RELEASES, type DocumentLog } from './document-log'

/** What became of a change: `same` when it was so already, `busy` when others kept being faster. */
export type Outcome =
  | {
      readonly kind: 'written' | 'would-write' | 'same'
      readonly before: ReleaseDocument | null
      readonly document: ReleaseDocument
      readonly serial: number
    }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'busy' }

export interface ChangeOptions {
  readonly log: DocumentLog
  readonly edit: (document: ReleaseDocument) => Changed
  /** The document is good for so long, in milliseconds. */
  readonly lifeMs: number
  /** `null`: it is not signed. */
  readonly signer: ReturnType<typeof readSigner> | null
  readonly now?: () => number
  /** Nothing is written. */
  readonly isDryRun?: boolean
}

/** Somebody else was faster so often: they are many, or one of them doesn't stop. */
const MOST_TRIES = 100

/** Throws when it is none. */
export const readDocument = (text: string): ReleaseDocument => releaseDocumentSchema.parse(JSON.parse(text))

/**
 * Writes what `edit` makes of the last document as the one after it; when somebody else was faster, what it makes of theirs. Nothing is written that a site that serves the
 * last one would refuse.
 */
export const writeChange = async ({
  log,
  edit,
  lifeMs,
  signer,
  now = Date.now,
  isDryRun = false,
}: ChangeOptions): Promise<Outcome> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const last = await log.last()
    const before = last === null ? null : readDocument(last.text)
    const changed = edit(before ?? NO_RELEASES)
    if (changed.kind === 'refused') return changed
    const serial = last?.serial ?? 0
    if (changed.kind === 'same') {
      // Whoever wrote it may have died before sites could see it.
      if (!isDryRun) await log.makeCurrent()
      return { kind: 'same', before, document: changed.document, serial }
    }
    const next = nextDocument(before, changed.document, now(), lifeMs)
    const text = `${JSON.stringify(signer === null ? next : signDocument(next, signer), null, 2)}\n`
    const keys = signer === null ? null : { [signer.key]: signer.publicKey }
    const verdict = acceptDocument(before, text, now(), keys)
    if (verdict.kind === 'refused') return verdict
    if (verdict.complaint !== null) return { kind: 'refused', ...verdict.complaint }
    const outcome = { before, document: verdict.document, serial: serial + 1 }
    if (isDryRun) return { kind: 'would-write', ...outcome }
    if (await log.follow(serial, text)) return { kind: 'written', ...outcome }
  }
  return { kind: 'busy' }
}
