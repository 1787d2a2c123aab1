import { useEffect, useEffectEvent } from 'react'
import type { CustomerDetails } from '@galo/domain'
import { useAsyncData, useServices } from '@galo/services'
import { useStore, useWriter } from '@galo/state'
import { fillIn } from './personal-details.model'

/** Fills in what is known of who is signed in: name and e-mail at once, the telephone as soon as their profile is there. What is typed stays. */
export const useKnownCustomer = (): void => {
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
  useAsyncData({
    key: uuid,
    load: async (signal) => {
      const { getProfile } = await import('@galo/contracts/profile')
      return http.send(getProfile, { variables: {}, signal })
    },
    onData: ({ givenName, familyName, email, mobileNumber }) =>
      fill({ givenName, familyName, email, phoneNumber: mobileNumber ?? '' }),
    onFailure: (error) => log('warning', 'AUTH_REFRESH_USER_GET_PROFILE_ERROR', { error }),
  })
}
