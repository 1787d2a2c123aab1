import { useEffect, useMemo, useState } from 'react'
import { useAppState } from '@galo/state'
import { useWords } from '@galo/words'
import type { BasketPlace } from './basket.model'
import { BASKET_WORDS } from './basket.words'
import { createAddToBasket, type AddMessage, type DishAdded, type AddQuestion } from './create-add-to-basket'
import { useBasketActions } from './use-basket'
import { useSoldOutDishes } from './use-sold-out-dishes'

/** How long a message stays, in milliseconds. */
const TOAST_MS = 6_000

/** Adding from the menu, with everything that may come of it. Its functions stay the same while `place` does. */
export const useAddToBasket = (place: BasketPlace) => {
  const words = useWords(BASKET_WORDS)
  const actions = useBasketActions()
  const state = useAppState()
  const [message, setMessage] = useState<AddMessage | null>(null)
  const [added, setAdded] = useState<DishAdded | null>(null)
  const [question, setQuestion] = useState<AddQuestion | null>(null)

  const { soldOut, lastRefused, noteSoldOut } = useSoldOutDishes(place.restaurant.id)

  useEffect(() => {
    if (message === null) return
    const timer = setTimeout(() => setMessage(null), TOAST_MS)
    return () => clearTimeout(timer)
  }, [message])

  // A page that is left stays drawn: what it said a moment ago is not news when somebody comes back.
  useEffect(() => () => setMessage(null), [])

  const adding = useMemo(
    () => createAddToBasket({ actions, state, words, place, setMessage, setAdded, setQuestion, noteSoldOut }),
    [actions, state, words, place, noteSoldOut],
  )
  return {
    ...adding,
    say: setMessage,
    bring: actions.bring,
    message,
    added,
    question,
    soldOut,
    lastRefused,
    noteSoldOut,
  }
}
