import { useEffect, useEffectEvent, useState } from 'react'
import { basketCount } from '@galo/contracts/basket'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { usePublish } from '@galo/events'
import { FragmentSlot, sitePaths, useNavigate } from '@galo/navigation'
import { useAppState, useStore, type StateOf } from '@galo/state'
import { Button } from '@galo/ui'
import { useWords } from '@galo/words'
import { foodAgain, menuOf } from './food-again.model'
import { FOOD_AGAIN_WORDS } from './food-again.words'

type BasketState = StateOf<'basket'>

/** The basket's owner may not be here at all; then the menu is the way. */
const PATIENCE_MS = 15_000

interface FoodAgainProps {
  readonly order: SubmittedOrder
  /** `checkout`: to pay for it; `restart`: to the menu it is from. */
  readonly way: 'checkout' | 'restart'
  /** What the button says. */
  readonly label: string
}

/**
 * The way on after an order that came to nothing: its food goes back into the basket, at today's prices, and from there to where it can be
 * paid. The basket is the menu's, which hears of the wish. A basket that has other food by now is left as it is.
 */
export const FoodAgain = ({ order, way, label }: FoodAgainProps) => {
  const words = useWords(FOOD_AGAIN_WORDS)
  const publish = usePublish()
  const navigate = useNavigate()
  const state = useAppState()
  const basket = useStore('basket', (known) => known)
  /** The basket at the press; null before. */
  const [asked, setAsked] = useState<BasketState | null>(null)
  const found = asked === null || basket === undefined ? null : foodAgain(basket, asked)

  const go = useEffectEvent(
    (isBack: boolean) => void navigate(isBack && way === 'checkout' ? sitePaths.checkout() : menuOf(order)),
  )
  useEffect(() => {
    if (found === null) return
    if (found !== 'waiting') return go(found === 'back')
    const timer = setTimeout(() => go(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [found])

  const press = () => {
    const before = state.read('basket')?.getState()
    if (before === undefined) return void navigate(menuOf(order))
    if (basketCount(before) > 0) return void navigate(sitePaths.checkout())
    setAsked(before)
    publish('order.reopened', { orderId: order.id })
  }
  return (
    <>
      <Button variant="next" busy={found === 'waiting' && words.puttingBack} onClick={press}>
        {label}
      </Button>
      {/* An empty basket has no badge in the header, so its owner may not be here to hear the wish: any part of it brings it. */}
      {asked !== null && (
        <div hidden>
          <FragmentSlot name="basket-badge" props={{}} loading={null} unavailable={null} />
        </div>
      )}
    </>
  )
}
