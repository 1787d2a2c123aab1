import { useEffect, useRef, useState } from 'react'
import type { ClientAddress, LatLng } from '@galo/domain'
import { useServices } from '@galo/services'
import { useGeolocation } from '@galo/services/places/use-geolocation'
import { useSuggestions, type Suggestion } from '@galo/services/places/use-suggestions'
import { foundAddress, inOneLine } from './delivery-address.model'
import type { DeliveryDraft } from './use-delivery-details'

/** What has come of the last press. */
type Finding =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'filled'; readonly address: string }
  | { readonly kind: 'not-had' }
  | { readonly kind: 'no-door' }

const NOTHING: Finding = { kind: 'nothing' }
/** It comes with the first letter, or the first press. */
const load = () => import(/* webpackChunkName: "address-source" */ './address-source')

/**
 * Fills the fields with an address that the customer chooses from suggestions, or with the door they are at (G07).
 * Only a press fills them, and not one that was followed by typing: `giveUp` says so.
 */
export const useAddressFinder = ({ details, take }: DeliveryDraft) => {
  const services = useServices()
  const [text, setText] = useState('')
  const [isChosen, setChosen] = useState(false)
  const [finding, setFinding] = useState<Finding>(NOTHING)
  const lookup = useRef(0)
  useEffect(
    () => () => {
      lookup.current += 1
    },
    [],
  )
  const suggestions = useSuggestions(isChosen ? null : text, async (words, signal) => ({
    found: await (await load()).addressesLike(services, words, signal),
    isEarly: false,
  }))

  /** Takes what is found, unless the customer has gone on by hand meanwhile. */
  const fillWith = async (ask: () => Promise<ClientAddress | null>) => {
    const mine = (lookup.current += 1)
    setFinding({ kind: 'looking' })
    const found = await ask().catch(() => 'not-had' as const)
    if (mine !== lookup.current) return
    if (found === 'not-had') return setFinding({ kind: 'not-had' })
    if (found === null) return setFinding({ kind: 'no-door' })
    const address = foundAddress(services.config.market, found, details.address)
    take(address, found.coordinates)
    setFinding({ kind: 'filled', address: inOneLine(address) })
  }
  const locating = useGeolocation((here: LatLng) => fillWith(async () => (await load()).addressHere(services, here)))
  const giveUp = () => {
    lookup.current += 1
    locating.forget()
    setFinding(NOTHING)
  }

  return {
    text,
    suggestions,
    finding,
    locating,
    isLooking: finding.kind === 'looking' || locating.isAsking,
    giveUp,
    type: (words: string) => {
      giveUp()
      setChosen(false)
      setText(words)
    },
    choose: ({ id, label }: Suggestion) => {
      giveUp()
      setChosen(true)
      setText(label)
      void fillWith(async () => (await load()).addressAt(services, id))
    },
    locate: () => {
      giveUp()
      void locating.locate()
    },
  }
}

export type AddressFinding = ReturnType<typeof useAddressFinder>
