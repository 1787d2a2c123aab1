import { useEffect, useRef, useState } from 'react'
import type { LatLng } from '@galo/domain'
import { locatingRefusal, type LocatingRefusal } from './address-entry.errors'

/** Typing a postcode is quicker than waiting longer. */
const TIMEOUT_MS = 10_000

export type Locating =
  { readonly kind: 'idle' | 'asking' } | { readonly kind: 'refused'; readonly reason: LocatingRefusal }

/** The device's position (D16), requested once per press of the button. An answer that is no longer wanted is ignored. */
export const useGeolocation = (onFound: (here: LatLng) => void) => {
  const [locating, setLocating] = useState<Locating>({ kind: 'idle' })
  const request = useRef(0)
  useEffect(
    () => () => {
      request.current += 1
    },
    [],
  )
  const locate = () => {
    // The DOM types say it is always there; on an insecure page it is not.
    const geolocation: Geolocation | undefined = navigator.geolocation
    if (geolocation === undefined) return setLocating({ kind: 'refused', reason: 'unsupported' })
    setLocating({ kind: 'asking' })
    const mine = (request.current += 1)
    const isWaitedFor = () => mine === request.current
    geolocation.getCurrentPosition(
      ({ coords }) => {
        if (!isWaitedFor()) return
        setLocating({ kind: 'idle' })
        // Four decimals are a dozen metres: enough to find a grill, too little to find a sofa.
        const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4
        onFound({ latitude: round(coords.latitude), longitude: round(coords.longitude) })
      },
      ({ code }) => {
        if (isWaitedFor()) setLocating({ kind: 'refused', reason: locatingRefusal(code) })
      },
      { timeout: TIMEOUT_MS, maximumAge: 300_000 },
    )
  }
  /** The customer types instead: the answer is ignored and the error goes. */
  const forget = () => {
    request.current += 1
    setLocating({ kind: 'idle' })
  }
  return { locating, locate, forget }
}
