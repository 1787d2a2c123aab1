import { useAsyncData, useServices } from '@galo/services'
import { askProfile } from './profile'

/** The profile of who is logged in, asked for as soon as it is known who they are: `null` asks for nothing. */
export const useProfile = (uuid: string | null) => {
  const { http, log } = useServices()
  return useAsyncData({
    key: uuid,
    load: (signal) => askProfile(http, signal),
    onFailure: (error) => log('error', 'AUTH_REFRESH_USER_GET_PROFILE_ERROR', { error }),
  })
}
