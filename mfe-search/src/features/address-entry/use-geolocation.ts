import { useEffect, useRef, useState } from 'react'
import type { LatLng } from '@galo/domain'
import { locatingRefusal, type LocatingRefusal } from './address-entry.errors'

/** Longer than this and typing a postcode is quicker. */
const TIMEOUT_MS = 10_000

export type Locating =
  { readonly kind: 'idle' | 'asking' } | { readonly kind: 'refused'; readonly reason: LocatingRefusal }

/** Row D16: asks the device where it is, once per press. An answer that nobody waits for any more leads nowhere. */
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
    // Typed as always there, which an insecure page disproves.
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
  /** Somebody types instead: neither an answer nor what was wrong with asking matters now. */
  const forget = () => {
    request.current += 1
    setLocating({ kind: 'idle' })
  }
  return { locating, locate, forget }
}
