import { useState } from 'react'
import { useStore } from '@galo/state'
import { preferencesOf, withoutSent, type Wishes } from './preferences.model'
import { useBasketActions } from './use-basket'

const NOTHING: Wishes = {}

/**
 * What goes with the order, as the customer wishes it: shown at once, and as it was again when it could not be noted; the basket's news say so, with the way
 * to try again (rows F16, F18).
 */
export const usePreferences = () => {
  const { inTurn } = useBasketActions()
  const basket = useStore('basket', ({ signed }) => signed?.data)
  const [wishes, setWishes] = useState(NOTHING)
  const wish = async (wished: Wishes): Promise<void> => {
    setWishes((before) => ({ ...before, ...wished }))
    await inTurn('preferences', 'SET_PREFERENCES_ERROR', ({ preferences }) => preferences(wished))
    setWishes((before) => withoutSent(before, wished))
  }
  return { preferences: { ...preferencesOf(basket), ...wishes }, wish }
}
