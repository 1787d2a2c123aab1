import { useEffect, useEffectEvent } from 'react'
import type { Profile } from '@galo/contracts/profile'
import type { CustomerDetails } from '@galo/domain'
import { useAsyncData, useServices } from '@galo/services'
import { useStore, useWriter } from '@galo/state'
import { fillIn } from './personal-details.model'

export interface KnownCustomer {
  /** Their profile is on its way, and may fill in what is empty. */
  readonly isComing: boolean
  /** `null` for a guest, and where it can't be had. */
  readonly profile: Profile | null
}

/**
 * Fills in what is known of who is signed in: name and e-mail at once, the telephone as soon as their profile is there. What is typed stays.
 * The one place of the checkout that asks for the profile.
 */
export const useKnownCustomer = (): KnownCustomer => {
  const { http, log } = useServices()
  const details = useWriter('fulfilmentDetails')
  const user = useStore('session', (state) => state.user) ?? null
  const isPaying = useStore('payment', ({ attempt }) => attempt !== null)
  const uuid = user?.uuid ?? null

  const fill = (known: Partial<CustomerDetails>) => {
    if (!isPaying) details.setState((state) => ({ ...state, personal: fillIn(state.personal, known) }))
  }
  const fillFromSession = useEffectEvent(() => {
    if (user !== null) fill({ givenName: user.givenName, familyName: user.familyName, email: user.email })
  })

  useEffect(() => fillFromSession(), [uuid])
  const asked = useAsyncData({
    key: uuid,
    load: async (signal) => {
      const { getProfile } = await import(/* webpackChunkName: "late-calls" */ '@galo/contracts/profile')
      return http.send(getProfile, { variables: {}, signal })
    },
    onData: ({ givenName, familyName, email, mobileNumber }) =>
      fill({ givenName, familyName, email, phoneNumber: mobileNumber ?? '' }),
    onFailure: (error) => log('warning', 'AUTH_REFRESH_USER_GET_PROFILE_ERROR', { error }),
  })
  return { isComing: asked.kind === 'loading', profile: asked.kind === 'ready' ? asked.data : null }
}
