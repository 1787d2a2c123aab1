import { useLayoutEffect, useRef, useState } from 'react'
import type { AddressPrediction } from '@galo/contracts'
import type { LatLng } from '@galo/domain'
import { sitePaths, useNavigate } from '@galo/navigation'
import { useServices } from '@galo/services'
import { useWriter } from '@galo/state'
import { readPlace, tidy, type PlaceRefusal } from './address-entry.model'

/** Row A14: from what was typed, chosen or measured to the page of results. */
export const usePlaceSearch = (initial: string, given: PlaceRefusal | null) => {
  const { http, config } = useServices()
  const navigate = useNavigate()
  const location = useWriter('location')
  const inputRef = useRef<HTMLInputElement>(null)
  const chosen = useRef<AddressPrediction | null>(null)
  // What was typed earlier in the visit is known after the first render only, and never replaces what is being typed now.
  useLayoutEffect(() => {
    if (inputRef.current?.value === '') inputRef.current.value = initial
  }, [initial])

  /** `undefined`: as the page was given; the customer has not done anything yet. */
  const [own, setOwn] = useState<PlaceRefusal | null | undefined>(undefined)

  const go = (query: string, here?: LatLng) =>
    navigate(sitePaths.searchResults({ query, fulfilment: 'COLLECTION', ...(here ?? {}) }))

  /** A chosen suggestion is a place already; when its details can't be had, its words still can be searched for. */
  const whereIs = async (prediction: AddressPrediction): Promise<LatLng | undefined> => {
    try {
      const { readPlaceDetails } = await import('../../api/read-place-details')
      return (await readPlaceDetails(http, { publicId: prediction.id, key: config.developmentToken })).coordinates
    } catch {
      return undefined
    }
  }

  const search = async () => {
    const text = tidy(inputRef.current?.value ?? '')
    location.set((before) => ({ ...before, query: text }))
    if (chosen.current) return go(text, await whereIs(chosen.current))
    const reading = readPlace(text, config.market)
    if (reading.kind === 'refused') {
      setOwn(reading.reason)
      inputRef.current?.focus()
      return
    }
    setOwn(null)
    return go(text)
  }

  return {
    inputRef,
    refusal: own === undefined ? given : own,
    search,
    searchHere: (here: LatLng) => go('Your location', here),
    choose: (prediction: AddressPrediction) => {
      chosen.current = prediction
      setOwn(null)
    },
    type: () => {
      chosen.current = null
      setOwn(null)
    },
  }
}
