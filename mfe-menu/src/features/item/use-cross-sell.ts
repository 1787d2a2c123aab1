import { useEffect, useEffectEvent, useState } from 'react'
import type { MenuItem } from '@galo/contracts/menu'
import { profileOf } from '@galo/domain'
import { useAppState, useStore } from '@galo/state'
import { useHydrated } from '@galo/ui'
import { crossSellFor } from './cross-sell.model'
import { extrasHere, keepExtras } from './half-made'
import type { ItemCard } from './item.data'
import type { OtherDishes } from './nutrition'

const NONE: ReadonlySet<string> = new Set()

/** What goes with the dish that is open, and what of it the customer has taken. `of`: what that is kept as with the page's entry in the history. */
export const useCrossSell = (
  item: MenuItem | null,
  cards: readonly ItemCard[],
  { dishOf }: OtherDishes,
  of: string,
) => {
  const filters = useStore('menuFilters', (all) => all)
  const state = useAppState()
  const [taken, setTaken] = useState(NONE)

  // Not with the first picture: the server's page knows nothing of it.
  const isAlive = useHydrated()
  const [isFound, setIsFound] = useState(false)
  if (isAlive && !isFound) {
    setIsFound(true)
    const kept = extrasHere(of)
    if (kept.length > 0) setTaken((early) => new Set([...kept, ...early]))
  }
  const keep = useEffectEvent(() => {
    if (taken !== NONE) keepExtras(of, [...taken])
  })
  useEffect(() => keep(), [taken])

  const offeredTo = ({ hideTraces, ...wishes }: typeof filters): readonly ItemCard[] =>
    item === null ? [] : crossSellFor(item, { cards, dishOf, wary: { profile: profileOf(wishes), hideTraces } })
  const takenOf = (offered: readonly ItemCard[]) => offered.filter(({ id }) => taken.has(id))
  const offered = offeredTo(filters)
  return {
    offered,
    taken: takenOf(offered),
    /** By what is known with the press: what doesn't suit any more is neither offered nor added. */
    takenNow: () => takenOf(offeredTo(state.read('menuFilters').getState())),
    take: (id: string, isTaken: boolean) =>
      setTaken((before) => new Set(isTaken ? [...before, id] : [...before].filter((other) => other !== id))),
  }
}

export type CrossSelling = ReturnType<typeof useCrossSell>
