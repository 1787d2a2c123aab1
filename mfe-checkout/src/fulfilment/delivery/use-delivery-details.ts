import { useEffect, useEffectEvent, useState } from 'react'
import {
  isNonBlank,
  tidyText,
  type DeliveryAddress,
  type DeliveryTerms,
  type FulfilmentDetailsOf,
  type LatLng,
  type Market,
} from '@galo/domain'
import { useServices } from '@galo/services'
import { useStore, useWriter, type StateOf } from '@galo/state'
import {
  ADDRESS_FIELDS,
  addressFrom,
  coordinatesFor,
  fieldsOf,
  firstProblem,
  isStillMeant,
  NO_ADDRESS,
  placeKeyOf,
  searchedPlace,
  type AddressField,
} from './delivery-address.model'

type Details = FulfilmentDetailsOf<'DELIVERY'>

const NO_DETAILS: Details = {
  type: 'DELIVERY',
  address: NO_ADDRESS,
  instructions: '',
  quote: null,
  agreed: null,
  saved: false,
}

/** The details of a delivery; those of another way are none. */
export const deliveryIn = ({ fulfilment }: StateOf<'fulfilmentDetails'>): Details =>
  fulfilment?.type === 'DELIVERY' ? fulfilment : NO_DETAILS

const foundAt = (market: Market, address: DeliveryAddress, coordinates: LatLng | null): Details['found'] =>
  coordinates && { placeKey: placeKeyOf(market, address), coordinates }

const isEmpty = ({ address }: Details): boolean => !ADDRESS_FIELDS.some((name) => isNonBlank(address[name]))

/** Where to, and what the rider should know. Every letter is kept in the store; it begins with what was said in the search. */
export const useDeliveryDetails = () => {
  const { market } = useServices().config
  const store = useWriter('fulfilmentDetails')
  const details = useStore('fulfilmentDetails', deliveryIn)
  const location = useStore('location', (state) => state)
  const [touched, setTouched] = useState<readonly AddressField[]>([])
  const [isTyping, setTyping] = useState(false)
  const { address } = details

  const keep = (changes: Partial<Details>) =>
    store.setState((state) => ({ ...state, fulfilment: { ...deliveryIn(state), ...changes } }))
  const begin = useEffectEvent(() => {
    const { lastDoor } = store.getState()
    if (location === undefined || !isEmpty(deliveryIn(store.getState()))) return
    keep(addressFrom(market, location))
    if (lastDoor !== undefined && isStillMeant(market, lastDoor, location))
      keep({ address: lastDoor.address, found: foundAt(market, lastDoor.address, lastDoor.coordinates) })
  })
  useEffect(() => begin(), [])

  const problem = firstProblem(market, address)
  const found =
    details.found?.placeKey === placeKeyOf(market, address)
      ? details.found.coordinates
      : coordinatesFor(market, location, address)
  return {
    details,
    fields: fieldsOf(market, address, touched),
    problem,
    /** Where to, once it is whole and nobody is in the middle of a word. */
    placeKey: problem === null && !isTyping ? placeKeyOf(market, address) : null,
    coordinates: found === 'unknown' ? null : found,
    /** It was said in the search, and nobody knows where it is. */
    isPlaceUnknown: found === 'unknown',
    isBegun: !isEmpty(details),
    keep,
    type: (name: AddressField, value: string) => {
      setTyping(true)
      const typed: DeliveryAddress = { ...address, [name]: value }
      keep({ address: typed, saved: false })
    },
    /** The whole address at once, and where it is if that is known: chosen or found, by the customer's press. */
    take: (whole: DeliveryAddress, coordinates: LatLng | null) => {
      setTyping(false)
      keep({
        address: whole,
        saved: false,
        found: foundAt(market, whole, coordinates),
      })
    },
    leave: (name: AddressField) => {
      setTyping(false)
      if (isNonBlank(address[name])) setTouched((known) => (known.includes(name) ? known : [...known, name]))
    },
    /** The customer says yes to what bringing it there costs; the next order of this visit begins with that door. */
    agree: (terms: DeliveryTerms) => {
      keep({ saved: true, agreed: terms })
      if (location === undefined) return
      const coordinates = found === 'unknown' ? null : found
      const lastDoor = { address, coordinates, searched: searchedPlace(market, location) }
      store.setState((state) => ({ ...state, lastDoor }))
    },
    /** Marks every field; answers the first one to mend. */
    touchAll: (): AddressField | null => {
      setTyping(false)
      setTouched(ADDRESS_FIELDS)
      return problem
    },
    note: tidyText(details.instructions),
  }
}

export type DeliveryDraft = ReturnType<typeof useDeliveryDetails>
