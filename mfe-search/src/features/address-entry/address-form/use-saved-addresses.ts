import { MARKETS } from '@galo/domain'
import { useAsyncData, useServices } from '@galo/services'
import { useStore } from '@galo/state'
import type { SavedAddress } from './known-places.model'

const NONE: readonly SavedAddress[] = []

/** The addresses in this country of who is logged in (C03). Without an answer there are none: they can be typed. */
export const useSavedAddresses = (): readonly SavedAddress[] => {
  const { http, config } = useServices()
  const asked = useAsyncData({
    key: useStore('session', ({ user }) => user?.uuid ?? null) ?? null,
    load: async (signal) => {
      const { getProfile } = await import('@galo/contracts/profile')
      const { addresses } = await http.send(getProfile, { variables: {}, signal })
      return addresses.filter(({ country }) => country === MARKETS[config.market].countryCode)
    },
  })
  return asked.kind === 'ready' ? asked.data : NONE
}
