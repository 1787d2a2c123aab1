import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../kernel/http/secret'

/** The same value always gives the same text, whatever order its fields arrived in. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`)
  return `{${fields.join(',')}}`
}

/** HMAC-SHA-256 over the basket and its expiry, so neither can be changed on its own. */
export const signBasket = (basket: unknown, expiry: string, key: string): string =>
  createHmac('sha256', key)
    .update(`${canonicalJson(basket)}\n${expiry}`)
    .digest('base64url')

export const isSignedBy = (basket: unknown, expiry: string, signature: string, key: string): boolean =>
  isSameSecret(signature, signBasket(basket, expiry, key))
