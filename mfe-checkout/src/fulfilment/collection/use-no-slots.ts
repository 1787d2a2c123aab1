import { MARKETS } from '@galo/domain'
import { useAsyncData, useNow, useServices } from '@galo/services'
import { useStore } from '@galo/state'
import { noSlotsText, tradingOf, whyNoSlots, type Trading } from './no-slots.model'

/**
 * Why there are no times, once there are none; `isSure` when nothing better is on its way. `today` is the restaurant's date:
 * another day has other hours.
 */
export const useNoSlots = (isNone: boolean, today: string): { readonly text: string; readonly isSure: boolean } => {
  const { http, config } = useServices()
  const { timeZone } = MARKETS[config.market]
  const slug = useStore('basket', ({ restaurant }) => restaurant?.slug) ?? null
  const now = useNow()
  const trading = useAsyncData({
    key: isNone && slug !== null ? `${slug} ${today}` : null,
    keepsFrom: (before) => before.startsWith(`${slug} `),
    load: async (signal): Promise<Trading | 'unknown'> => {
      if (slug === null) return 'unknown'
      try {
        const { getRestaurant } = await import('@galo/contracts/restaurants')
        const variables = { slug, fulfilmentMethod: 'COLLECTION' } as const
        const answer = await http.send(getRestaurant, { variables, signal })
        return answer === null ? 'unknown' : tradingOf(answer, 'COLLECTION')
      } catch {
        // Logged by the client; the section says what is true without it.
        return 'unknown'
      }
    },
  })

  const why = trading.kind === 'ready' && trading.data !== 'unknown' ? whyNoSlots(trading.data, now, timeZone) : null
  return {
    text: noSlotsText(why, timeZone, config),
    isSure: trading.kind === 'ready' || slug === null,
  }
}
