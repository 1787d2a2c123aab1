import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { toMoney } from '@galo/contracts/money'
import type { Basket } from '@galo/contracts/basket'
import type { FulfilmentRequest } from '@galo/domain'
import { useLocale } from '@galo/words'
import type { CardHandle } from '../../features/pay-by-card/card-fields'
import { payStanding } from '../../features/place-order/pay-standing'
import { usePayPress } from '../../features/place-order/use-pay-press'
import type { PlacingOrder } from '../../features/place-order/use-place-order'
import { PAYMENT_SECTION_ID, paymentSection } from '../../features/sections/sections.model'
import { showSection } from '../../features/sections/show-section'
import { useSections } from '../../features/sections/use-sections'
import type { FulfilmentMethod } from '../../fulfilment/fulfilment-method'

export interface CheckoutInput {
  readonly basket: Basket
  readonly method: FulfilmentMethod
  readonly order: PlacingOrder
  readonly card: RefObject<CardHandle | null>
}

/** The way of ordering, the sections and the button that pays, as one thing. */
export const useCheckout = ({ basket, method, order, card }: CheckoutInput) => {
  const standing = payStanding(order.state)
  // The losses whose news was closed.
  const [seenLosses, setSeenLosses] = useState(0)
  const giveBack = standing.isUnknown ? order.askAgain : order.giveBack
  const fulfilment = method.useFulfilment({
    restaurantId: basket.restaurant_id,
    standing,
    isLossShown: order.gone.length > seenLosses,
    onLossSeen: () => setSeenLosses(order.gone.length),
    onGiveBack: giveBack,
  })
  const sections = useSections([...fulfilment.sections, paymentSection(useLocale())])
  const total = toMoney(basket.totals.grand_total)

  const lose = useEffectEvent((request: FulfilmentRequest) => {
    fulfilment.giveUp(request)
    sections.close()
  })
  useEffect(() => {
    const last = order.gone.at(-1)
    if (last !== undefined) lose(last)
  }, [order.gone])

  const { pay, early } = usePayPress({
    basketId: basket.id,
    due: total.value,
    request: fulfilment.request,
    order,
    standing,
    card,
    isChecking: fulfilment.isChecking,
    isReady: sections.isPaymentOpen,
    onUnfinished: sections.remind,
    onNoCard: () => showSection(PAYMENT_SECTION_ID),
  })

  return {
    fulfilment,
    sections,
    standing,
    total,
    /** Paid, and nothing is left to place it for: the one way on stands with what there was to choose from. */
    isPlaceable: !(standing.hasPaid && !standing.isUnknown && fulfilment.isExhausted),
    /** The open section's own button was pressed and all was well. */
    confirmed: () => {
      sections.close()
      order.dismiss()
      early.release()
    },
    refused: early.forget,
    pay,
  }
}

export type Checkout = ReturnType<typeof useCheckout>
