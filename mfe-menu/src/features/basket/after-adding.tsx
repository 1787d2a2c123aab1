import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { css } from '@galo/css'
import { Link, sitePaths } from '@galo/navigation'
import { basketCount } from '@galo/contracts/basket'
import { useStore } from '@galo/state'
import { useWords } from '@galo/words'
import { BasketLink, reachable, type ToBasket } from './skip-to-basket'
import type { DishAdded } from './create-add-to-basket'
import { AFTER_ADDING_WORDS } from './after-adding.words'

export { SkipToBasket } from './skip-to-basket'

const underCard = css({ insetInline: 0, insetBlockEnd: 0 })

/** The place of a dish in a list that an element stands in. */
const placeOf = (element: Element | null, dishId: string): Element | null => {
  const place = element?.closest('li[id]') ?? null
  return place?.id.endsWith(`dish-${dishId}`) === true ? place : null
}

/** What was added is said over the foot of the page, and the way to the basket comes there with the first dish: not over what was pressed by keyboard. */
const bringInSight = (pressed: Element | null) => {
  if (pressed?.matches(':focus-visible') === true) pressed.scrollIntoView?.({ block: 'nearest' })
}

/** A dish may be on the page twice, among its like and among what is ordered most: next to the one by which the customer is. */
const useDishPlace = (dishId: string): Element | null => {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    const follow = () => {
      const here = placeOf(document.activeElement, dishId)
      if (here === null) return
      setPlace(here)
      bringInSight(document.activeElement)
    }
    follow()
    document.addEventListener('focusin', follow)
    return () => {
      document.removeEventListener('focusin', follow)
      setPlace(null)
    }
  }, [dishId])
  return place?.isConnected === true ? place : document.getElementById(`dish-${dishId}`)
}

interface AfterAddingProps {
  readonly added: DishAdded
  readonly toBasket: ToBasket
  /** Nothing of it is in the basket any more. */
  readonly onGone: () => void
}

/**
 * The next stops of the keyboard after the dish that was just added: take it back, see the basket, pay. On the page they lie far apart.
 * They stay until the next dish is added, so that nobody has to be quick, or until this one is taken out.
 */
export const AfterAdding = ({ added: { dishId, lineIds, undo }, toBasket, onGone }: AfterAddingProps) => {
  const words = useWords(AFTER_ADDING_WORDS)
  const isGone = useStore(
    'basket',
    (basket) =>
      basketCount(basket) === 0 ||
      (lineIds.length > 0 && basket.signed?.data.menu_items.some(({ id }) => lineIds.includes(id)) !== true),
  )
  const place = useDishPlace(dishId)
  const tellGone = useEffectEvent(onGone)
  useEffect(() => {
    if (isGone) tellGone()
  }, [isGone])
  if (place === null || isGone) return null
  const takeBack = () => {
    place.querySelector('a')?.focus({ preventScroll: true })
    undo()
  }
  return createPortal(
    <div css={[reachable, place.id === `dish-${dishId}` && underCard]}>
      <button type="button" onClick={takeBack}>
        {words.takeBackOut}
      </button>
      <BasketLink {...toBasket} />
      <Link to={sitePaths.checkout()}>{words.toCheckout}</Link>
    </div>,
    place,
  )
}
