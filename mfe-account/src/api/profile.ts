import type { Profile } from '@galo/contracts/profile'
import type { ProfileFields } from '@galo/domain'
import type { Http } from '@galo/services'

export type ProfileAddress = Profile['addresses'][number]

/** The calls come with their schemas, and only for who is logged in. */
const calls = () => import('@galo/contracts/profile')

/** Who is logged in, as the platform keeps them. */
export const askProfile = async (http: Http, signal: AbortSignal) => {
  const { getProfile } = await calls()
  return http.send(getProfile, { variables: {}, signal })
}

/** Saves the fields that are given and leaves the others (C02). */
export const saveProfile = async (http: Http, changed: Partial<ProfileFields>): Promise<Profile> => {
  const { updateUserProfile } = await calls()
  return http.send(updateUserProfile, { variables: changed })
}

/** Changes the addresses as they are kept by now, whatever another tab made of them, and saves the whole list in the order it is shown. */
export const changeAddresses = async (
  http: Http,
  change: (kept: readonly ProfileAddress[]) => readonly ProfileAddress[],
): Promise<Profile> => {
  const { getProfile, updateUserAddresses } = await calls()
  const { addresses } = await http.send(getProfile, { variables: {} })
  const asSent = change(addresses).map(({ country, ...address }) => ({
    ...address,
    country: country === 'IE' ? ('IE' as const) : ('GB' as const),
  }))
  return http.send(updateUserAddresses, { variables: { addresses: asSent } })
}
