import { createHmac, timingSafeEqual } from 'node:crypto'

/** A device is known for so long after its last visit, in seconds. */
export const GUEST_LIFE_S = 30 * 86_400

const sign = (text: string, key: string): string => createHmac('sha256', key).update(text).digest('base64url')

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The cookie's value: who, since when, and that we wrote both. `now` in milliseconds. */
export const sealGuest = (guestId: string, now: number, key: string): string => {
  const text = `${guestId}.${Math.floor(now / 1_000).toString(36)}`
  return `${text}.${sign(text, key)}`
}

/**
 * The guest's id, if one of `keys` sealed it and not too long ago. Cookies are sealed with the first key;
 * the second is the one before it, so that a key can be changed, and all cookies revoked by changing it twice.
 */
export const openGuest = (value: string | undefined, now: number, keys: readonly string[]): string | undefined => {
  const [guestId, issuedAt, signature, ...rest] = value?.split('.') ?? []
  if (!guestId || issuedAt === undefined || signature === undefined || rest.length > 0) return undefined
  if (!keys.some((key) => isSame(sign(`${guestId}.${issuedAt}`, key), signature))) return undefined
  const ageS = now / 1_000 - parseInt(issuedAt, 36)
  return ageS <= GUEST_LIFE_S ? guestId : undefined
}
