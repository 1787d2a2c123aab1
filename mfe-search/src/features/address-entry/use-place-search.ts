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

/** From what was typed, chosen or located to the results page (A14). */
export const usePlaceSearch = ({ initial, given, dish }: PlaceSearchOptions) => {
  const { http, config } = useServices()
  const navigate = useNavigate()
  const fulfilment = useWantedFulfilment()
  const location = useWriter('location')
  const input = useRef<HTMLInputElement>(null)
  /** `null` until the customer types; until then the field shows `initial`. */
  const [typed, setTyped] = useState<string | null>(null)
  /** What the field showed when it was entered: where `initial` arrives later, it must not come between what is being typed. */
  const [entered, setEntered] = useState<string | null>(null)
  const [chosen, setChosen] = useState<AddressPrediction | null>(null)
  const [refusal, setRefusal] = useState(given)
  /** The details of the chosen suggestion are being loaded; typing cancels that. */
  const [looking, setLooking] = useState(false)
  const lookup = useRef(0)
  const value = typed ?? entered ?? initial

  const go = (query: string, here?: LatLng) =>
    navigate(sitePaths.searchResults({ query, fulfilment, dish, ...(here ?? {}) }))

  /** The position of a chosen suggestion; `undefined` when its details can't be had, and its text is searched for instead. */
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
    // Searched for before in this visit, so its position is known.
    if (coordinates !== null) return go(text, coordinates)
    const reading = readPlace(text, config.market)
    // A postcode of the other market is no mistake: the results page links to the other site.
    if (reading.kind !== 'refused') return go(text)
    setTyped(value)
    setRefusal(reading.reason)
    input.current?.focus()
  }

  return {
    fulfilment,
    input,
    value,
    /** Nothing was typed yet: the field still shows `initial`. */
    isUntouched: typed === null,
    /** The text to suggest for; `null` before anything is typed and after a choice. */
    wanted: chosen === null ? typed : null,
    refusal,
    looking,
    search,
    searchHere: (here: LatLng) => go(wordsOf(ADDRESS_WORDS, config).here, here),
    enter: (shown: string) => setEntered(shown),
    leave: () => setEntered(null),
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
