import { useEffect, useRef, useState } from 'preact/hooks'
import type { LatLng } from '@galo/domain'
import { askDevice } from '@galo/services/places/device-position'
import type { LocatingRefusal } from '@galo/services/places/locating-refusal'
import { findRestaurants, type Answer, type Wanted } from './find-restaurants'
import type { LocatorPlace } from './locator.model'

/** What stands below the field. */
export type Finding =
  | { readonly kind: 'nothing-asked' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'not-located'; readonly reason: LocatingRefusal }
  | { readonly kind: 'said'; readonly wanted: Wanted; readonly place: LocatorPlace; readonly answer: Answer }

type Found = Extract<Finding, { kind: 'said' }>

export interface FindingControls {
  readonly finding: Finding
  readonly find: (wanted: Wanted, place: LocatorPlace) => void
  /** Where the device is; `query` is what stands for it in words. */
  readonly findHere: (query: string, place: LocatorPlace) => void
}

/** One search at a time: the last one that was asked for. What leaves the page asks nobody any more. */
export const useFinding = (onSaid: (found: Found) => void): FindingControls => {
  const [finding, setFinding] = useState<Finding>({ kind: 'nothing-asked' })
  const askingRef = useRef<AbortController | null>(null)
  useEffect(() => () => askingRef.current?.abort(), [])

  const begin = (): AbortSignal => {
    askingRef.current?.abort()
    askingRef.current = new AbortController()
    setFinding({ kind: 'looking' })
    return askingRef.current.signal
  }

  const ask = async (wanted: Wanted, place: LocatorPlace, signal: AbortSignal) => {
    // Rejects for its own signal alone: somebody has asked for something else, or has gone.
    const answer = await findRestaurants(place, wanted, signal).catch(() => null)
    if (answer === null || signal.aborted) return
    const said: Found = { kind: 'said', wanted, place, answer }
    setFinding(said)
    onSaid(said)
  }

  return {
    finding,
    find: (wanted, place) => void ask(wanted, place, begin()),
    findHere: (query, place) => {
      const signal = begin()
      const located = (position: LatLng | LocatingRefusal) => {
        if (signal.aborted) return
        if (typeof position === 'string') setFinding({ kind: 'not-located', reason: position })
        else void ask({ query, ...position }, place, signal)
      }
      void askDevice().then(located)
    },
  }
}
