import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from '@galo/state'
import { isSoldOutItself, linesOf } from './basket.lines'

/** How long a refusal says more than the menu does, in milliseconds: by then the menu has been read again. */
const REFUSED_MS = 60_000

const NONE: ReadonlySet<string> = new Set()

/**
 * Dishes of a restaurant that are known to have sold out before its menu says so: they were refused when somebody added them, or the basket
 * marks the line they are on.
 */
export const useSoldOutDishes = (restaurantId: string) => {
  const [refused, setRefused] = useState(NONE)
  const marked = useStore('basket', (basket) =>
    (basket.restaurant?.id === restaurantId ? linesOf(basket) : [])
      .filter(isSoldOutItself)
      .map((line) => line.menu_item_id)
      .join(' '),
  )

  useEffect(() => {
    if (refused === NONE) return
    const timer = setTimeout(() => setRefused(NONE), REFUSED_MS)
    return () => clearTimeout(timer)
  }, [refused])

  const noteSoldOut = useCallback((dishId: string) => setRefused((before) => new Set([...before, dishId])), [])
  const soldOut = useMemo(
    () => new Set([...refused, ...marked.split(' ').filter((id) => id !== '')]),
    [refused, marked],
  )
  return { soldOut, lastRefused: [...refused].at(-1), noteSoldOut }
}
