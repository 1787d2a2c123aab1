import { followFlags } from '@galo/contracts/site'
import type { FlagValues } from '@galo/services'
import type { AppEnvironment } from '../app-environment'
import { flagContext } from './flag-context'
import { followHands, type Quiet } from './when-quiet'

/** So long the site may take, in milliseconds (A15); then everything stays as it is until the next look. */
const LIMIT_MS = 5_000
/** How often a page that is looked at asks, in milliseconds. */
const EVERY_MS = 15_000

/**
 * Keeps what is switched as the platform has it, from now on: at once, every few seconds while somebody looks, when they come back, and when it is another person.
 * What has changed is shown when nobody has their hands at it.
 */
export const keepFlags = (
  { services, state, visit }: Pick<AppEnvironment, 'services' | 'state' | 'visit'>,
  hands: Quiet = followHands(services.clock.now),
): void => {
  let etag: string | null = null
  let shown = JSON.stringify(visit.flags)
  let isAsking = false
  let isOutdated = false

  const show = (flags: FlagValues) => {
    const next = JSON.stringify(flags)
    if (next === shown) return
    shown = next
    services.flags.replace(flags)
  }
  const ask = async () => {
    const answer = await fetch(followFlags.path, {
      method: followFlags.method,
      headers: { 'content-type': 'application/json', ...(etag === null ? {} : { 'if-none-match': etag }) },
      body: JSON.stringify({ context: flagContext(state, visit, location) }),
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    if (!answer.ok) return
    const { flags } = followFlags.answer.parse(await answer.json())
    etag = answer.headers.get('etag')
    hands.when(() => show(flags))
  }
  const look = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    // What is asked just now may be about somebody who is not here any more.
    isOutdated = isAsking
    if (isAsking) return
    isAsking = true
    ask()
      .catch((error: unknown) => services.log('debug', 'Nobody says what is switched', { error }))
      .finally(() => {
        isAsking = false
        if (isOutdated) look()
      })
  }
  look()
  setInterval(look, EVERY_MS)
  document.addEventListener('visibilitychange', look)
  state.read('consent').subscribe(look)
  state.read('session').subscribe((now, before) => {
    if (now.user?.uuid !== before.user?.uuid) look()
  })
}
