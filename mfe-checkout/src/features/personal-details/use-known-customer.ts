import { useEffect, useEffectEvent } from 'react'
import type { CustomerDetails } from '@galo/domain'
import { useServices } from '@galo/services'
import { useStore, useWriter } from '@galo/state'
import { fillIn } from './personal-details.model'

/** Fills in what is known of who is signed in: name and e-mail at once, the telephone as soon as their profile is there. What is typed stays. */
export const useKnownCustomer = (): void => {
  const { http, log } = useServices()
  const details = useWriter('fulfilmentDetails')
  const user = useStore('session', (state) => state.user) ?? null
  const isPaying = useStore('payment', ({ attempt }) => attempt !== null)
  const uuid = user?.uuid ?? null

  const fill = useEffectEvent((known: Partial<CustomerDetails>) => {
    if (!isPaying) details.setState((state) => ({ ...state, personal: fillIn(state.personal, known) }))
  })
  const fillFromSession = useEffectEvent(() => {
    if (user !== null) fill({ givenName: user.givenName, familyName: user.familyName, email: user.email })
  })

  useEffect(() => {
    if (uuid === null) return
    const left = new AbortController()
    const askProfile = async () => {
      const { getProfile } = await import('@galo/contracts/profile')
      const profile = await http.send(getProfile, { variables: {}, signal: left.signal })
      const { givenName, familyName, email, mobileNumber } = profile
      fill({ givenName, familyName, email, phoneNumber: mobileNumber ?? '' })
    }
    fillFromSession()
    askProfile().catch((error: unknown) => {
      if (!left.signal.aborted) log('warning', 'AUTH_REFRESH_USER_GET_PROFILE_ERROR', { reason: String(error) })
    })
    return () => left.abort()
  }, [uuid, http, log])
}
