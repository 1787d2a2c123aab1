import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameSecret } from '../../kernel/http/secret'

/** What a quote promises, as its token carries it. `fee` in minor units. */
const claimsSchema = z.object({
  id: z.string(),
  restaurant_id: z.string(),
  fee: z.int(),
  currency: z.enum(['GBP', 'EUR']),
  valid_until: z.string(),
})
type QuoteClaims = z.infer<typeof claimsSchema>

/** The name of the use goes into the mark, so that nothing else signed with this key can pass for a quote. */
const markOf = (body: string, key: string): string =>
  createHmac('sha256', key).update(`delivery-quote\n${body}`).digest('base64url')

export const signQuote = (claims: QuoteClaims, key: string): string => {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${body}.${markOf(body, key)}`
}

/** Null for anything but a token of ours, untouched. Whether it is still good is for the caller and the clock. */
export const readQuoteToken = (token: string, key: string): QuoteClaims | null => {
  const [body, mark, ...rest] = token.split('.')
  if (body === undefined || mark === undefined || rest.length > 0 || !isSameSecret(mark, markOf(body, key))) return null
  return claimsSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
}
