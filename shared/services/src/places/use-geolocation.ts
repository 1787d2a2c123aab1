import { useEffect, useRef, useState } from 'react'
import type { LatLng } from '@galo/domain'
import { useServices, type Services } from '@galo/services'
import type { LocatingRefusal } from './locating-refusal'

/** The code that asks comes with the first press. */
const ask = async (log: Services['log']): Promise<LatLng | LocatingRefusal> => {
  try {
    return await (await import('./device-position')).devicePosition(log)
  } catch {
    return 'position-unavailable'
  }
}

/** The device's position (D16), requested once per press of the button. An answer that is no longer wanted is ignored. */
export const useGeolocation = (onFound: (here: LatLng) => Promise<void>) => {
  const { log } = useServices()
  const [isAsking, setAsking] = useState(false)
  /** Stays while the device is asked again. */
  const [refusal, setRefusal] = useState<LocatingRefusal | null>(null)
  /** The refusal is not closed yet; closed, it is still said beside the field. */
  const [isOpen, setOpen] = useState(false)
  const request = useRef(0)
  useEffect(
    () => () => {
      request.current += 1
    },
    [],
  )
  const locate = async () => {
    setAsking(true)
    const mine = (request.current += 1)
    const answer = await ask(log)
    if (mine !== request.current) return
    setAsking(false)
    const why = typeof answer === 'string' ? answer : null
    setRefusal(why)
    setOpen(why !== null)
    if (typeof answer === 'string') return
    await onFound(answer)
  }
  /** The customer types instead: the answer is ignored and the error goes. */
  const forget = () => {
    request.current += 1
    setAsking(false)
    setRefusal(null)
    setOpen(false)
  }
  /** The customer has read why; whatever is still asked is ignored. */
  const close = () => {
    request.current += 1
    setAsking(false)
    setOpen(false)
  }
  return { isAsking, refusal, isOpen, locate, forget, close }
}

export type Locating = ReturnType<typeof useGeolocation>
