import { useEffect, useState } from 'react'
import { MARKETS } from '@galo/domain'
import { useNow, useServices } from '@galo/services'
import { useStore } from '@galo/state'
import type { Trading } from '../../api/get-trading'
import { noSlotsCopy, whyNoSlots } from './no-slots.model'

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
    import('../../api/get-trading')
      .then(({ getTrading }) =>
        getTrading(http, {
          slug,
          fulfilmentType: 'COLLECTION',
          developmentToken: config.developmentToken,
          signal: abort.signal,
        }),
      )
      .then(
        (answer) => abort.signal.aborted || setTrading(answer ?? 'unknown'),
        // Logged by the client; the section says what is true without it.
        () => abort.signal.aborted || setTrading('unknown'),
      )
    return () => abort.abort()
  }, [http, config, isNone, slug, today])

  const isKnown = trading !== null && trading !== 'unknown'
  return {
    copy: noSlotsCopy(isKnown ? whyNoSlots(trading, now, timeZone) : null, timeZone),
    isSure: trading !== null || slug === null,
  }
}
