import { hkdfSync } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import type { Market } from '@galo/domain'
import type { BffConfig } from '../config'

export interface Seal {
  /** `lifeS` from `now`, which is in milliseconds; nobody but us can open it, and we not for longer. */
  close(content: Readonly<Record<string, unknown>>, lifeS: number, now: number): Promise<string>
  /** What was closed, with `exp` and `iat` in seconds; `null` for anything that wasn't, isn't any more, or is somebody else's. */
  open(sealed: string | undefined, now: number): Promise<Readonly<Record<string, unknown>> | null>
}

const ALGORITHMS = { alg: 'dir', enc: 'A256CBC-HS512' } as const
const KEY_BYTES = 64

/** A browser keeps no cookie that is longer, so what is longer was not kept by one. */
const MOST_CHARACTERS = 4_096

/**
 * Encrypted and signed contents of a cookie. Every purpose and every market has a key of its own, so that no cookie passes for another.
 * They are closed with the key in use, and opened with the one before it as well.
 */
export const createSeal = (
  purpose: string,
  market: Market,
  { cookieKey, previousCookieKey }: Pick<BffConfig, 'cookieKey' | 'previousCookieKey'>,
): Seal => {
  const keyOf = (secret: string) =>
    new Uint8Array(hkdfSync('sha512', secret, '', `galo ${purpose} ${market}`, KEY_BYTES))
  const key = keyOf(cookieKey)
  const keys = [key, ...(previousCookieKey === null ? [] : [keyOf(previousCookieKey)])]

  return {
    close: (content, lifeS, now) =>
      new EncryptJWT({ ...content })
        .setProtectedHeader(ALGORITHMS)
        .setIssuedAt(Math.floor(now / 1_000))
        .setExpirationTime(Math.floor(now / 1_000) + lifeS)
        .encrypt(key),
    async open(sealed = '', now) {
      if (sealed === '' || sealed.length > MOST_CHARACTERS) return null
      for (const each of keys) {
        const opened = await jwtDecrypt(sealed, each, {
          currentDate: new Date(now),
          keyManagementAlgorithms: [ALGORITHMS.alg],
          contentEncryptionAlgorithms: [ALGORITHMS.enc],
        }).catch(() => null)
        if (opened !== null) return opened.payload
      }
      return null
    },
  }
}
