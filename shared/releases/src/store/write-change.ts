import type { ReleaseDocument } from '@galo/contracts/release'
import { acceptDocument } from '../accept/accept-document'
import type { readSigner } from '../accept/keys'
import { signDocument, type TrustedKeys } from '../accept/signature'
import type { Changed } from '../change/change'
import { nextDocument } from '../change/next-document'
import type { DocumentLog } from './document-log'
import { readLast } from './read-last'

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
  /** Whose documents are gone on from, besides those of who signs. */
  readonly trusted?: TrustedKeys
  /** Goes on from one that nobody has signed, too. */
  readonly isUnsigned?: boolean
  readonly now?: () => number
  /** Nothing is written. */
  readonly isDryRun?: boolean
}

/** A document is good for thirty days, unless somebody says otherwise, in milliseconds. */
export const USUAL_LIFE_MS = 30 * 86_400_000

/** Somebody else was faster so often: they are many, or one of them doesn't stop. */
const MOST_TRIES = 100

/**
 * Writes what `edit` makes of the last document as the one after it; when somebody else was faster, what it makes of theirs. Nothing is written that a site that serves the
 * last one would refuse.
 */
export const writeChange = async ({
  log,
  edit,
  lifeMs,
  signer,
  trusted = {},
  isUnsigned = false,
  now = Date.now,
  isDryRun = false,
}: ChangeOptions): Promise<Outcome> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const keys = signer === null ? null : { ...trusted, [signer.key]: signer.publicKey }
    const last = await readLast(log, keys, isUnsigned)
    if (last.kind === 'refused') return last
    const { before, serial } = last
    const changed = edit(last.document)
    if (changed.kind === 'refused') return changed
    if (changed.kind === 'same') {
      // Whoever wrote it may have died before sites could see it.
      if (!isDryRun) await log.makeCurrent()
      return { kind: 'same', before, document: changed.document, serial }
    }
    const next = nextDocument(before, changed.document, now(), lifeMs)
    const text = `${JSON.stringify(signer === null ? next : signDocument(next, signer), null, 2)}\n`
    const verdict = acceptDocument(before, text, now(), keys)
    if (verdict.kind === 'refused') return verdict
    if (verdict.complaint !== null) return { kind: 'refused', ...verdict.complaint }
    const outcome = { before, document: verdict.document, serial: serial + 1 }
    if (isDryRun) return { kind: 'would-write', ...outcome }
    if (await log.follow(serial, text)) return { kind: 'written', ...outcome }
  }
  return { kind: 'busy' }
}
