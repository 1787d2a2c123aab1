import { createHmac } from 'node:crypto'

const signatureOf = (body: string, at: number, secret: string): string =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')

/** The provider's header: `t=<unix seconds>,v1=<HMAC of time and body>`. */
export const signMessage = (body: string, now: Date, secret: string): string => {
  const at = Math.floor(now.getTime() / 1000)
  return `t=${at},v1=${signatureOf(body, at, secret)}`
}
