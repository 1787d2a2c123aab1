import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../../kernel/http/secret'

/** How old a message may be when it arrives; one that was written down and sent again later is not ours. */
const TOLERANCE_S = 5 * 60

const signatureOf = (body: string, at: number, secret: string): string =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')

/** The provider's header: `t=<unix seconds>,v1=<HMAC of time and body>`. */
export const signMessage = (body: string, now: Date, secret: string): string => {
  const at = Math.floor(now.getTime() / 1000)
  return `t=${at},v1=${signatureOf(body, at, secret)}`
}

/** Whether the body was signed with our secret, and not long ago. Several `v1` may stand there while a secret is being changed. */
export const isSigned = (header: string, body: string, now: Date, secret: string): boolean => {
  const parts = header.split(',').map((part) => part.split('='))
  const at = Number(parts.find(([name]) => name === 't')?.[1] ?? 'none')
  if (!Number.isSafeInteger(at) || Math.abs(now.getTime() / 1000 - at) > TOLERANCE_S) return false
  const wanted = signatureOf(body, at, secret)
  return parts.some(([name, value]) => name === 'v1' && value !== undefined && isSameSecret(value, wanted))
}
