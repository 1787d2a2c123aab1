import { useEffect, useRef, useState } from 'react'
import type { AddressPrediction } from '@galo/contracts/localities'
import { askedFulfilment, tidyText, type ChosenFulfilment, type ClientAddress, type LatLng } from '@galo/domain'
import { sitePaths, useLocation, useNavigate, useWantedFulfilment } from '@galo/navigation'
import { useServices } from '@galo/services'
import { useStore, useWriter } from '@galo/state'
import { wordsOf } from '@galo/words'
import { withQuery, type PlaceRefusal } from './address-entry.model'
import { ADDRESS_WORDS } from './address-entry.words'

/** Longer nobody waits to have their own door named to them. */
const DOOR_PATIENCE_MS = 1_500

interface PlaceSearchOptions {
  /** Tells one field for a place from the others of a visit: what was typed into it is its own. */
  readonly name: string
  readonly initial: string
  readonly given: PlaceRefusal | null
  readonly dish: string | null
}

/** From what was typed, chosen or located to the results page (A14). */
export const usePlaceSearch = ({ name, initial, given, dish }: PlaceSearchOptions) => {
  const services = useServices()
  const { config } = services
  const navigate = useNavigate()
  const inUrl = new URLSearchParams(useLocation().search).get('fulfilment')
  const wanted = useWantedFulfilment()
  /** Another page's address may ask for another way. */
  const at = `${name} ${inUrl ?? ''}`
  /** `null` until the customer says how they want to eat; what was chosen and not sent outlives a reload. */
  const unsentWay = useStore('unsentPlace', ({ way }) => (way?.at === at ? way.chosen : null))
  const [way, setWay] = useState<ChosenFulfilment | null>(null)
  const fulfilment = way ?? unsentWay ?? askedFulfilment(inUrl, wanted)
  const location = useWriter('location')
  const unsent = useWriter('unsentPlace')
  /** What was typed here before a reload. */
  const left = useStore('unsentPlace', ({ field, text }) => (field === name ? text : null))
  const isByHand = useStore('unsentPlace', ({ byHandIn }) => byHandIn === name)
  const input = useRef<HTMLInputElement>(null)
  /** `null` until the customer types; until then the field shows `initial`. */
  const [typed, setTyped] = useState<string | null>(null)
  /** What the field showed when it was entered: where `initial` arrives later, it must not come between what is being typed. */
  const [entered, setEntered] = useState<string | null>(null)
  const [chosen, setChosen] = useState<AddressPrediction | null>(null)
  /** It was chosen for who sent a whole postcode: what there is to choose among there comes next. */
  const [isSent, setSent] = useState(false)
  const [refusal, setRefusal] = useState(given)
  /** The details of the chosen suggestion are being loaded; typing cancels that. */
  const [looking, setLooking] = useState(false)
  const lookup = useRef(0)
  const sought = useRef('')
  // Who has gone on is not brought back by an answer that comes later.
  useEffect(
    () => () => {
      lookup.current += 1
    },
    [],
  )
  const value = typed ?? entered ?? left ?? initial

  const show = (text: string) => {
    setTyped(text)
    setRefusal(null)
    unsent.setState({ field: name, text })
  }
  /** Where the list for a place is. */
  const pathTo = (query: string, here?: LatLng | null) =>
    sitePaths.searchResults({ query, fulfilment, dish, ...(here ?? {}) })
  const go = (query: string, here?: LatLng | null) => {
    unsent.setState({ way: null, field: null, text: '', byHandIn: null, byHand: null })
    navigate(pathTo(query, here))
  }
  /** To what is around a whole address, which is kept for who delivers there. */
  const goTo = (query: string, address: ClientAddress) => {
    location.setState((before) => ({
      ...withQuery(before, query),
      coordinates: address.coordinates,
      address: address.type === 'address' ? address : null,
      isPinConfirmed: false,
      // Whom food is brought to may say where the rider should stop.
      showConfirmPinModal:
        fulfilment === 'DELIVERY' && address.type === 'address' && services.flags.get('pin-drop') === true,
    }))
    go(query, address.coordinates)
  }

  /** Where a chosen suggestion is; `null` when its details can't be had, and its text is searched for instead. */
  const whereIs = async ({ id }: AddressPrediction): Promise<ClientAddress | null> => {
    try {
      const { addressSearch } = await import('./address-search')
      return (await addressSearch(services).details(id)).address
    } catch {
      return null
    }
  }
  /** Why the words can't be a place; where that can't be judged, the results page says it. */
  const whyNot = async (text: string): Promise<PlaceRefusal | null> => {
    try {
      const reading = (await import('./place-reading.model')).readPlace(text, config.market)
      // A postcode of the other market is no mistake: the results page links to the other site.
      return reading.kind === 'refused' ? reading.reason : null
    } catch {
      return null
    }
  }

  /** Who is brought their food has a door there, which may be known by name. */
  const searchHere = async (here: LatLng) => {
    const words = wordsOf(ADDRESS_WORDS, config).here
    if (fulfilment !== 'DELIVERY') return go(words, here)
    const mine = (lookup.current += 1)
    setLooking(true)
    const door = await import('./address-search')
      .then(({ addressSearch, doorAt }) => doorAt(addressSearch(services), here, DOOR_PATIENCE_MS))
      .catch(() => null)
    if (mine !== lookup.current) return
    setLooking(false)
    return door === null ? go(words, here) : goTo(words, door)
  }

  const search = async (picked = chosen) => {
    const text = tidyText(picked?.displayLabel ?? value)
    const mine = (lookup.current += 1)
    location.setState((before) => withQuery(before, text))
    if (picked !== null) {
      setLooking(true)
      const address = await whereIs(picked)
      if (mine !== lookup.current) return
      setLooking(false)
      return address === null ? go(text) : goTo(text, { ...address, originalSearchTerm: sought.current })
    }
    // Searched for before in this visit, so its position is known.
    const { coordinates } = location.getState()
    if (coordinates !== null) return go(text, coordinates)
    const reason = await whyNot(text)
    if (mine !== lookup.current) return
    if (reason === null) return go(text)
    setTyped(value)
    setRefusal(reason)
    input.current?.focus()
  }

  return {
    name,
    fulfilment,
    setWay: (chosen: ChosenFulfilment | null) => {
      setWay(chosen)
      unsent.setState({ way: chosen && { at, chosen } })
    },
    input,
    value,
    /** Nothing was typed yet: the field still shows `initial`. */
    isUntouched: typed === null,
    /** The text to suggest for; `null` before anything is typed and after a choice. */
    wanted: chosen === null ? typed : null,
    chosen,
    isSent,
    refusal,
    looking,
    /** The address is written by hand instead. */
    isByHand,
    search,
    pathTo,
    go,
    goTo,
    searchHere,
    enter: (shown: string) => setEntered(shown),
    leave: () => setEntered(null),
    type: (text: string) => {
      lookup.current += 1
      setLooking(false)
      setChosen(null)
      show(text)
    },
    choose: (prediction: AddressPrediction, sent = false) => {
      sought.current = value
      setChosen(prediction)
      setSent(sent)
      show(prediction.displayLabel)
    },
  }
}

export type PlaceSearch = ReturnType<typeof usePlaceSearch>
