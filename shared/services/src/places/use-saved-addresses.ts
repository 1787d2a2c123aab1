import type { Profile } from '@galo/contracts/profile'
import { MARKETS, type Market } from '@galo/domain'
import { useAsyncData, useServices } from '@galo/services'
import { useStore } from '@galo/state'

export type SavedAddress = Profile['addresses'][number]

export interface SavedAddresses {
  readonly isLoading: boolean
  /** Without an answer there are none: they can be typed. */
  readonly addresses: readonly SavedAddress[]
}

const NONE: readonly SavedAddress[] = []

/** In one line, as it is chosen by. */
export const lineOfSaved = ({ line1, line2, city, postcode }: SavedAddress): string =>
  [line1, line2, city, postcode].filter(Boolean).join(', ')

/** Those in the market's country: a courier goes nowhere else. */
export const savedIn = (market: Market, { addresses }: Pick<Profile, 'addresses'>): readonly SavedAddress[] =>
  addresses.filter(({ country }) => country === MARKETS[market].countryCode)

/** The addresses in this country of who is logged in (C03). */
export const useSavedAddresses = (): SavedAddresses => {
  const { http, config } = useServices()
  const asked = useAsyncData({
    key: useStore('session', ({ user }) => user?.uuid ?? null) ?? null,
    load: async (signal) => {
      const { getProfile } = await import('@galo/contracts/profile')
      return savedIn(config.market, await http.send(getProfile, { variables: {}, signal }))
    },
  })
  return { isLoading: asked.kind === 'loading', addresses: asked.kind === 'ready' ? asked.data : NONE }
}
