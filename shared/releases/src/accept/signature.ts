import { sign, verify, type KeyObject } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { ReleaseDocument } from '@galo/contracts/release'

/** Public keys by the names that signatures call them by. */
export type TrustedKeys = Readonly<Record<string, KeyObject>>

/** Who signs: the name of a key, and what signs with it, wherever the key itself is kept. */
export interface Signer {
  readonly key: string
  readonly sign: (bytes: Uint8Array) => Uint8Array
}

export const signerWith = (key: string, privateKey: KeyObject): Signer => ({
  key,
  sign: (bytes) => sign(null, bytes, privateKey),
})

type Extras = NonNullable<ReleaseDocument['extras']>

/** What a signature is over: the document as it was read, what we know no name for included, but for the signatures themselves. */
export const signedBytes = (document: object): Uint8Array => {
  const { extras, ...rest } = document as { readonly extras?: Partial<Extras> }
  const { signatures: _signatures, ...signed } = extras ?? {}
  return Buffer.from(canonicalize({ ...rest, extras: signed }) ?? '')
}

/** The same document with this signature in place of those it had. */
export const signDocument = <T extends object>(
  document: T & { readonly extras: Omit<Extras, 'signatures'> },
  { key, sign: signWith }: Signer,
) => {
  const value = Buffer.from(signWith(signedBytes(document))).toString('base64')
  return { ...document, extras: { ...document.extras, signatures: [{ key, algorithm: 'Ed25519' as const, value }] } }
}

/** Whether one of its signatures is by a key that is trusted, over exactly what was read. */
export const isSigned = (read: object, signatures: Extras['signatures'], keys: TrustedKeys): boolean =>
  signatures.some(({ key, value }) => {
    const trusted = Object.hasOwn(keys, key) ? keys[key] : undefined
    const bytes = Buffer.from(value, 'base64')
    // What is no base64 is passed over by the decoder: one signature could be written in many ways.
    return (
      trusted !== undefined && bytes.toString('base64') === value && verify(null, signedBytes(read), trusted, bytes)
    )
  })
