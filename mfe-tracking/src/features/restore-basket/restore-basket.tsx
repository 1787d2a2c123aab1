import { useEffect, useEffectEvent, useState } from 'react'
import { basketCount } from '@galo/contracts/basket'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { usePublish } from '@galo/events'
import { FragmentOutlet, sitePaths, useNavigate } from '@galo/navigation'
import { useAppState, useStore, type StateOf } from '@galo/state'
import { WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { menuOf, restoreResult } from './restore-basket.model'
import { RESTORE_BASKET_WORDS } from './restore-basket.words'

type BasketState = StateOf<'basket'>

/** The code that owns the basket may not be had at all; then the customer goes to the menu. */
const TIMEOUT_MS = 15_000

interface RestoreBasketProps {
  readonly order: SubmittedOrder
  /** `checkout`: to pay for it; `restart`: to the menu it is from. */
  readonly way: 'checkout' | 'restart'
  /** What the button says. */
  readonly label: string
}

/**
 * After a failed order: puts its food back into the basket, at today's prices, and goes to checkout or to the menu. mfe-menu owns the basket
 * and restores it on hearing `order.reopened`. A basket that has other food by now is left as it is.
 */
export const RestoreBasket = ({ order, way, label }: RestoreBasketProps) => {
  const words = useWords(RESTORE_BASKET_WORDS)
  const publish = usePublish()
  const navigate = useNavigate()
  const state = useAppState()
  const basket = useStore('basket', (known) => known)
  /** The basket when the button was pressed; null before. */
  const [before, setBefore] = useState<BasketState | null>(null)
  const result = before === null || basket === undefined ? null : restoreResult(basket, before)

  const go = useEffectEvent(
    (isRestored: boolean) => void navigate(isRestored && way === 'checkout' ? sitePaths.checkout() : menuOf(order)),
  )
  useEffect(() => {
    if (result === null) return
    if (result !== 'waiting') return go(result === 'restored')
    const timer = setTimeout(() => go(false), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [result])

  const press = () => {
    const current = state.read('basket')?.getState()
    if (current === undefined) return void navigate(menuOf(order))
    if (basketCount(current) > 0) return void navigate(sitePaths.checkout())
    setBefore(current)
    publish('order.reopened', { orderId: order.id })
  }
  return (
    <>
      <WaitingButton variant="next" busy={result === 'waiting' && words.puttingBack} onClick={press}>
        {label}
      </WaitingButton>
      {/* An empty basket has no link in the header, so mfe-menu may not be loaded to hear the fact: any fragment of it loads it. */}
      {before !== null && (
        <div hidden>
          <FragmentOutlet name="basket-sum" props={{}} loading={null} unavailable={null} />
        </div>
      )}
    </>
  )
}
