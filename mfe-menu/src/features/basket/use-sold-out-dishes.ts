import { useCallback, useEffect, useMemo, useState } from 'react'
import { useAppState, useStore } from '@galo/state'
import { isSoldOutItself, linesOf } from './basket.lines'

/** How long a refusal says more than the menu does, in milliseconds: by then the menu has been read again. */
const REFUSED_MS = 60_000

const NONE: ReadonlySet<string> = new Set()

/**
 * Dishes of a restaurant that are known to have sold out before its menu says so, by id: they were refused when somebody added them, or the basket
 * marks the line they are on. Those that were taken out of the basket, and choices of a dish that was refused, are told by their names alone.
 */
export const useSoldOutDishes = (restaurantId: string) => {
  const [refused, setRefused] = useState(NONE)
  const marked = useStore('basket', (state) =>
    (state.restaurant?.id === restaurantId ? linesOf(state) : [])
      .filter(isSoldOutItself)
      .map((line) => line.menu_item_id)
      .join(' '),
  )

  const noteSoldOut = useCallback((dish: string) => setRefused((before) => new Set([...before, dish])), [])

  const basket = useAppState().read('basket')
  useEffect(() => {
    let known = basket.getState().removedItems
    return basket.subscribe(() => {
      const { removedItems, restaurant } = basket.getState()
      if (removedItems !== known && restaurant?.id === restaurantId)
        for (const { name } of removedItems) noteSoldOut(name)
      known = removedItems
    })
  }, [basket, restaurantId, noteSoldOut])

  useEffect(() => {
    if (refused === NONE) return
    const timer = setTimeout(() => setRefused(NONE), REFUSED_MS)
    return () => clearTimeout(timer)
  }, [refused])

  const soldOut = useMemo(
    () => new Set([...refused, ...marked.split(' ').filter((id) => id !== '')]),
    [refused, marked],
  )
  return { soldOut, lastRefused: [...refused].at(-1), noteSoldOut }
}
