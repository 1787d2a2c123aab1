import { isDeepStrictEqual } from 'node:util'
import { releaseDocumentSchema, type ReleaseDocument } from '@galo/contracts/release'
import { judgeContents } from './judge-contents'
import { refusal, type Refusal } from './refusal'
import { isSigned, type TrustedKeys } from './signature'

export type Verdict =
  | {
      readonly kind: 'accepted'
      readonly document: ReleaseDocument
      /** What would have refused it, had there been another one to serve by. */
      readonly complaint: Refusal | null
    }
  | ({ readonly kind: 'refused' } & Refusal)

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const judgeSignature = (read: object, { extras }: ReleaseDocument, keys: TrustedKeys): Refusal | null => {
  if (extras === undefined || extras.signatures.length === 0)
    return refusal('unsigned', 'Nobody signed it: write it with the release tool, which signs.')
  if (isSigned(read, extras.signatures, keys)) return null
  const trusted = Object.keys(keys).join(', ')
  return refusal(
    'forged',
    `It was changed after it was signed, or the key is none of ours (${trusted}): restore the last document, and find out who can write there.`,
  )
}

/** A document without a serial, where none is asked for, has nothing to compare. */
const judgeOrder = (known: ReleaseDocument, offered: ReleaseDocument): Refusal | null => {
  if (known.extras === undefined || offered.extras === undefined) return null
  const [before, after] = [known.extras.serial, offered.extras.serial]
  if (after < before)
    return refusal(
      'older',
      `Its serial, ${after}, is before ${before}, which is served: read the live document and write your change on top of it. To go back, roll back: that is a new document.`,
    )
  if (after === before && !isDeepStrictEqual(known, offered))
    return refusal(
      'another',
      `Another document has the serial ${after} already: somebody wrote at the same time. Read the live one and write your change again.`,
    )
  return null
}

/**
 * Whether a document may take the place of the one that is served; `keys` are whose signature counts, `null` where documents are not signed (a machine
 * of one's own). A first document is not refused for its contents, since nothing else could be served: what doesn't fit in it is out of order.
 */
export const acceptDocument = (
  known: ReleaseDocument | null,
  offered: string,
  now: number,
  keys: TrustedKeys | null,
): Verdict => {
  const refused = (found: Refusal): Verdict => ({ kind: 'refused', ...found })
  const read = readJson(offered)
  const parsed = releaseDocumentSchema.safeParse(read)
  if (!parsed.success || typeof read !== 'object' || read === null) {
    const [issue] = parsed.error?.issues ?? []
    const where =
      read === undefined || issue === undefined
        ? 'it is no JSON'
        : `${issue.path.join('.') || 'the whole'}: ${issue.message}`
    return refused(
      refusal(
        'unreadable',
        `It is no release document (${where}): write it with the release tool, which never leaves half a file.`,
      ),
    )
  }
  const document = parsed.data
  const signature = keys === null ? null : judgeSignature(read, document, keys)
  if (signature !== null) return refused(signature)
  if (document.extras !== undefined && Date.parse(document.extras.expiresAt) <= now)
    return refused(
      refusal(
        'expired',
        `It expired at ${document.extras.expiresAt}: write it anew, unchanged, to sign it for longer (\`npm run release -- renew\`).`,
      ),
    )
  const order = known === null ? null : judgeOrder(known, document)
  if (order !== null) return refused(order)
  const complaint = judgeContents(document)
  if (complaint !== null && known !== null) return refused(complaint)
  return { kind: 'accepted', document, complaint }
}
