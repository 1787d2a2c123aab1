import { useRef, useState } from 'react'
import type { AddressPrediction } from '@galo/contracts/localities'
import type { LatLng } from '@galo/domain'
import { sitePaths, useNavigate, useWantedFulfilment } from '@galo/navigation'
import { useServices } from '@galo/services'
import { useWriter } from '@galo/state'
import { wordsOf } from '@galo/words'
import { readPlace, tidy, withQuery, type PlaceRefusal } from './address-entry.model'
import { ADDRESS_WORDS } from './address-entry.words'

interface PlaceSearchOptions {
  readonly initial: string
  readonly given: PlaceRefusal | null
  readonly dish: string | null
}

/** Row A14: from what was typed, chosen or measured to the page of results. */
export const usePlaceSearch = ({ initial, given, dish }: PlaceSearchOptions) => {
  const { http, config } = useServices()
  const navigate = useNavigate()
  const fulfilment = useWantedFulfilment()
  const location = useWriter('location')
  const input = useRef<HTMLInputElement>(null)
  /** `null` until the customer types; the field then shows what it was given. */
  const [typed, setTyped] = useState<string | null>(null)
  const [chosen, setChosen] = useState<AddressPrediction | null>(null)
  const [refusal, setRefusal] = useState(given)
  /** The chosen suggestion whose place is being asked for; other words end that. */
  const [looking, setLooking] = useState(false)
  const lookup = useRef(0)
  const value = typed ?? initial

  const go = (query: string, here?: LatLng) =>
    navigate(sitePaths.searchResults({ query, fulfilment, dish, ...(here ?? {}) }))

  /** A chosen suggestion is a place already; when its details can't be had, its words still can be searched for. */
  const whereIs = async (prediction: AddressPrediction): Promise<LatLng | undefined> => {
    try {
      const { getAddressDetails } = await import('@galo/contracts/localities')
      const query = { public_id: prediction.id, key: config.developmentToken }
      return (await http.send(getAddressDetails, { query })).address.coordinates
    } catch {
      return undefined
    }
  }

  const search = async () => {
    const text = tidy(value)
    location.setState((before) => withQuery(before, text))
    const { coordinates } = location.getState()
    if (chosen !== null) {
      const mine = (lookup.current += 1)
      setLooking(true)
      const here = await whereIs(chosen)
      if (mine !== lookup.current) return
      setLooking(false)
      return go(text, here)
    }
    // Asked before in this visit: where that is we know.
    if (coordinates !== null) return go(text, coordinates)
    const reading = readPlace(text, config.market)
    // A code of the other market is no mistake: the page of results knows the way there.
    if (reading.kind !== 'refused') return go(text)
    setTyped(value)
    setRefusal(reading.reason)
    input.current?.focus()
  }

  return {
    fulfilment,
    input,
    value,
    /** The field shows what it was given, from a search before this one perhaps. */
    isUntouched: typed === null,
    /** What suggestions are wanted for: nothing before the first key and after a choice. */
    wanted: chosen === null ? typed : null,
    refusal,
    looking,
    search,
    searchHere: (here: LatLng) => go(wordsOf(ADDRESS_WORDS, config).here, here),
    type: (text: string) => {
      lookup.current += 1
      setLooking(false)
      setTyped(text)
      setChosen(null)
      setRefusal(null)
    },
    choose: (prediction: AddressPrediction) => {
      setTyped(prediction.displayLabel)
      setChosen(prediction)
      setRefusal(null)
    },
  }
}
