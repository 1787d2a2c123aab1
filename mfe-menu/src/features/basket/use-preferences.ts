import { useState } from 'react'
import { useServices } from '@galo/services'
import { useStore } from '@galo/state'
import { changePreferences } from './preferences.changes'
import { preferencesOf, wishesWaiting, withoutSent, type Wishes } from './preferences.model'
import { useBasketActions } from './use-basket'

const NOTHING: Wishes = {}

/**
 * What goes with the order, as the customer wishes it: shown at once, also while it waits for the line, and as it was again when it could not be noted;
 * the basket's news say so, with the way to try again (rows F05, F16, F18).
 */
export const usePreferences = () => {
  const actions = useBasketActions()
  const { http } = useServices()
  const basket = useStore('basket', ({ signed }) => signed?.data)
  const waiting = useStore('basket', (state) => state.waiting)
  const [wishes, setWishes] = useState(NOTHING)
  const wish = async (wished: Wishes): Promise<void> => {
    setWishes((before) => ({ ...before, ...wished }))
    await changePreferences(actions, http, wished)
    setWishes((before) => withoutSent(before, wished))
  }
  return { preferences: { ...preferencesOf(basket), ...wishesWaiting(waiting), ...wishes }, wish }
}
