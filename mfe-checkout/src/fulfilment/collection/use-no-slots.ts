import { MARKETS } from '@galo/domain'
import { useAsyncData, useNow, useServices } from '@galo/services'
import { useStore } from '@galo/state'
import { useWords } from '@galo/words'
import { COLLECTION_SLOT_WORDS } from './collection-slot.words'

/**
 * Why there are no times, once there are none; `isSure` when nothing better is on its way. `today` is the restaurant's date:
 * another day has other hours.
 */
export const useNoSlots = (isNone: boolean, today: string): { readonly text: string; readonly isSure: boolean } => {
  const { http, config } = useServices()
  const { timeZone } = MARKETS[config.market]
  const { noTime } = useWords(COLLECTION_SLOT_WORDS)
  const slug = useStore('basket', ({ restaurant }) => restaurant?.slug) ?? null
  const now = useNow()
  const reason = useAsyncData({
    key: isNone && slug !== null ? `${slug} ${today}` : null,
    keepsFrom: (before) => before.startsWith(`${slug} `),
    load: async (signal): Promise<((at: number) => string) | 'unknown'> => {
      if (slug === null) return 'unknown'
      try {
        const [{ getRestaurant }, { noSlotsText, tradingOf, whyNoSlots }] = await Promise.all([
          import(/* webpackChunkName: "late-calls" */ '@galo/contracts/restaurants'),
          import(/* webpackChunkName: "slots" */ './no-slots.model'),
        ])
        const variables = { slug, fulfilmentMethod: 'COLLECTION' } as const
        const answer = await http.send(getRestaurant, { variables, signal })
        if (answer === null) return 'unknown'
        const trading = tradingOf(answer, 'COLLECTION')
        return (at) => noSlotsText(whyNoSlots(trading, at, timeZone), timeZone, config)
      } catch {
        // Logged by the client; the section says what is true without it.
        return 'unknown'
      }
    },
  })

  return {
    text: reason.kind === 'ready' && reason.data !== 'unknown' ? reason.data(now) : noTime,
    isSure: reason.kind === 'ready' || slug === null,
  }
}
