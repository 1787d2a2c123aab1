import { acceptDocument, nextDocument, signDocument } from '@galo/releases'
import { releaseDocumentSchema } from '@galo/contracts/release'
import { NO_RELEASES } from '../document-log.mjs'

/**
 * @typedef {import('@galo/contracts/release').ReleaseDocument} ReleaseDocument
 * @typedef {ReturnType<typeof import('../document-log.mjs').documentLog>} DocumentLog
 * @typedef {(ReturnType<typeof import('@galo/releases').readSigner>) | null} Signer
 * @typedef {{ kind: 'written' | 'would-write' | 'same', before: ReleaseDocument | null, document: ReleaseDocument, serial: number } | { kind: 'refused', sentence: string } | { kind: 'busy' }} Outcome
 */

/** Somebody else was faster so often: they are many, or one of them doesn't stop. */
const MOST_TRIES = 100

/**
 * @param {string} text
 * @returns {ReleaseDocument}
 */
export const readDocument = (text) => releaseDocumentSchema.parse(JSON.parse(text))

/**
 * Writes what `edit` makes of the last document as the one after it; when somebody else was faster, what it makes of theirs. Nothing is written that a site that serves the
 * last one would refuse.
 * @param {{
 *   log: DocumentLog, edit: (document: ReleaseDocument) => import('@galo/releases').Changed, lifeMs: number, signer: Signer,
 *   now?: () => number, isDryRun?: boolean,
 * }} options
 * @returns {Promise<Outcome>}
 */
export const writeChange = async ({ log, edit, lifeMs, signer, now = Date.now, isDryRun = false }) => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const last = await log.last()
    const before = last === null ? null : readDocument(last.text)
    const changed = edit(before ?? NO_RELEASES)
    if (changed.kind === 'refused') return changed
    const serial = last?.serial ?? 0
    if (changed.kind === 'same') return { kind: 'same', before, document: changed.document, serial }
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
