import type { Market } from '@galo/domain'
import type { State } from '@galo/state'
import { consentCookie, consentState, readConsent } from '../../shared/consent-cookie'

const cookieValue = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Has the store say what the cookie says, and nobody hear of it who has heard it. `now` in milliseconds. */
export const mirrorConsent = (state: State, market: Market, now: number): void => {
  const store = state.write('consent')
  const said = consentState(readConsent(cookieValue(consentCookie(market)), now))
  if (said.decidedAt !== store.getState().decidedAt) store.setState(said)
}
