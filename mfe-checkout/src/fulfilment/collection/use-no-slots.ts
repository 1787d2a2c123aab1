import { useEffect, useState } from 'react'
import { MARKETS } from '@galo/domain'
import { useNow, useServices } from '@galo/services'
import { useStore } from '@galo/state'
import { noSlotsCopy, tradingOf, whyNoSlots, type Trading } from './no-slots.model'

/**
 * Why there are no times, once there are none; `isSure` when nothing better is on its way. `today` is the restaurant's date:
 * another day has other hours.
 */
export const useNoSlots = (isNone: boolean, today: string): { readonly copy: string; readonly isSure: boolean } => {
  const { http, config } = useServices()
  const { timeZone } = MARKETS[config.market]
  const slug = useStore('basket', ({ restaurant }) => restaurant?.slug ?? null)
  const now = useNow()
  const [trading, setTrading] = useState<Trading | 'unknown' | null>(null)

  useEffect(() => {
    if (!isNone || slug === null) return
    const abort = new AbortController()
    const variables = { slug, fulfilmentMethod: 'COLLECTION' } as const
    import('@galo/contracts/restaurants')
      .then(({ getRestaurant }) => http.send(getRestaurant, { variables, signal: abort.signal }))
      .then(
        (answer) => abort.signal.aborted || setTrading(answer === null ? 'unknown' : tradingOf(answer, 'COLLECTION')),
        // Logged by the client; the section says what is true without it.
        () => abort.signal.aborted || setTrading('unknown'),
      )
    return () => abort.abort()
  }, [http, isNone, slug, today])

  const isKnown = trading !== null && trading !== 'unknown'
  return {
    copy: noSlotsCopy(isKnown ? whyNoSlots(trading, now, timeZone) : null, timeZone, config),
    isSure: trading !== null || slug === null,
  }
}
