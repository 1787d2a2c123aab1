import { useEffect } from 'react'
import { useServices } from '@galo/services'
import { useStore } from '@galo/state'
import { CustomerProfile } from './customer-profile'
import { GuestProfile } from './guest-profile'

/** `/profile`: a customer's own, and for everybody else what this device remembers. Until somebody is found to be logged in it is the guest's. */
export const ProfilePage = () => {
  const { session } = useServices()
  const user = useStore('session', (state) => state.user) ?? null
  useEffect(() => void session.whenSettled(), [session])
  return user === null ? <GuestProfile /> : <CustomerProfile key={user.uuid} user={user} />
}
