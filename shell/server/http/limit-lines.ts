import type { Context } from 'hono'
import type { BffConfig } from '../config'
import { clientAddressOf } from './client-address'
import { createRateLimit, type Rate } from './rate-limit'

/** Counts so many lines of whoever sends them; resolves to the answer to give when that is more than we note. */
export type AdmitLines = (context: Context, count: number) => Promise<Response | null>

/**
 * A phone sends twenty at once, and all that it keeps, a hundred, when it was cut off; a floor of phones behind one address may do so
 * together. More would help nobody: the collector keeps two thousand, and what one address pours out would be all of them.
 */
const LINES: Rate = { perSecond: 20, burst: 2_000, burstSeconds: 300 }

/** One limit for lines of every kind: each of a batch counts. */
export const limitLines = (config: BffConfig): AdmitLines => {
  const admit = createRateLimit(LINES)
  return async (context, count) => {
    const waitS = await admit(clientAddressOf(context, config), count)
    if (waitS === null) return null
    return Response.json(
      { errors: [{ code: 'TOO_MANY_LINES', message: 'That is more than we can note' }] },
      { status: 429, headers: { 'retry-after': String(waitS), 'cache-control': 'no-store' } },
    )
  }
}
