import type { Context } from 'hono'
import type { InputOf } from '@galo/contracts/call'
import { adoptGuest } from '@galo/contracts/identity'
import { clientAddressOf } from '../http/client-address'
import { guestOf } from '../http/known-guest'
import type { AuthDeps } from './auth-deps'
import { tracedFetch } from '../telemetry/traced-fetch'

/** Longer than it takes; whoever has signed in waits for it. */
const TIMEOUT_MS = 3_000

/**
 * Has what was ordered as a guest on this device follow who has just signed in, as far as the platform finds that it is theirs. Where
 * it can't, they are signed in all the same, and the next sign-in tries again.
 */
export const carryOver = async (
  { config, market, report, now }: Pick<AuthDeps, 'config' | 'market' | 'report' | 'now'>,
  context: Context,
  customerId: string,
): Promise<void> => {
  const guestId = guestOf(context, config, market, now())
  if (guestId === undefined) return
  try {
    const answer = await tracedFetch(`${config.platformUrl}${adoptGuest.path}`, {
      method: adoptGuest.method,
      headers: {
        'content-type': 'application/json',
        'x-client-secret': config.clientSecret,
        'x-galo-client-address': clientAddressOf(context, config),
      },
      body: JSON.stringify({ guestId, customerId } satisfies InputOf<typeof adoptGuest>['body']),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
  } catch (error) {
    report('error', 'A guest’s orders did not follow into the account', { market, error: String(error) })
  }
}
