import { useEffect, useEffectEvent } from 'react'
import type { Location } from '@galo/navigation'

/** A step back or forward that was made while the page was coming alive, before the router listened, is made now. */
export const useMissedStep = ({ pathname, search }: Location): void => {
  const make = useEffectEvent(() => {
    if (pathname + search !== window.location.pathname + window.location.search)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  useEffect(() => make(), [])
}
