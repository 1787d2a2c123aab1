import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { toMoney } from '@galo/contracts/money'
import type { SignedBasket } from '@galo/contracts/basket'
import type { FulfilmentRequest } from '@galo/domain'
import { usePublish } from '@galo/events'
import { useLocale } from '@galo/words'
import { useAgeCheck } from '../../features/age-check/use-age-check'
import type { CardHandle } from '../../features/pay-by-card/card-fields'
import { payStanding } from '../../features/place-order/pay-standing'
import { sumToPay } from '../../features/place-order/place-order.states'
import { usePayPress } from '../../features/place-order/use-pay-press'
import type { PlacingOrder } from '../../features/place-order/use-place-order'
import { PAYMENT_SECTION_ID, paymentSection } from '../../features/sections/sections.model'
import { showSection } from '../../features/sections/show-section'
import { useSections } from '../../features/sections/use-sections'
import type { FulfilmentMethod } from '../../fulfilment/fulfilment-method'
import { useTip } from '../../features/tip/use-tip'
import { useExtras } from './use-extras'

export interface CheckoutInput {
  readonly signed: SignedBasket
  /** The basket as the platform has it since, for as long as its owner has not taken it up. */
  readonly offer: (fresh: SignedBasket) => void
  readonly method: FulfilmentMethod
  readonly order: PlacingOrder
  readonly card: RefObject<CardHandle | null>
}

/** The way of ordering, the sections and the button that pays, as one thing. */
export const useCheckout = ({ signed, offer, method, order, card }: CheckoutInput) => {
  const { data: basket } = signed
  const publish = usePublish()
  const standing = payStanding(order.state)
  // The losses whose news was closed.
  const [seenLosses, setSeenLosses] = useState(0)
  const giveBack = standing.isUnknown ? order.askAgain : order.giveBack
  const fulfilment = method.useFulfilment({
    restaurantId: basket.restaurant_id,
    signed,
    onBasket: (fresh) => {
      offer(fresh)
      // Only signed anew, there is nothing to see of it.
      if (fresh.data.revision !== basket.revision)
        publish('basket.refused', { basketId: fresh.data.id, code: 'BASKET_STALE' })
    },
    standing,
    isLossShown: order.gone.length > seenLosses,
    onLossSeen: () => setSeenLosses(order.gone.length),
    onGiveBack: giveBack,
  })
  const sections = useSections([...fulfilment.sections, paymentSection(useLocale())])
  const chosen = useTip(basket)
  // What is being paid is paid with its own tip.
  const tip = { ...chosen, value: standing.tipped ?? chosen.value, isFixed: standing.tipped !== null }
  const due = basket.totals.grand_total
  const total = toMoney(sumToPay(basket, { tip: tip.value }))

  const lose = useEffectEvent((request: FulfilmentRequest) => {
    fulfilment.giveUp(request)
    sections.close()
  })
  useEffect(() => {
    const last = order.gone.at(-1)
    if (last !== undefined) lose(last)
  }, [order.gone])

  const { isRenewing = false } = fulfilment
  const age = useAgeCheck(basket)
  const extras = useExtras(age.isNeeded || tip.value > 0 || sections.isPaymentOpen || standing.stop !== null)
  const { parts } = extras
  // What was typed as a tip and is none is put right, or taken out, before anybody pays. Where its field isn't, the button says the sum without it.
  const mendTip =
    parts !== null && tip.isUnreadable && !tip.isFixed ? () => document.getElementById(parts.OWN_TIP_ID)?.focus() : null
  const { pay, early, goOn, pressWallet, payByWallet } = usePayPress({
    basketId: basket.id,
    due: due.value,
    request: fulfilment.request,
    order,
    standing,
    card,
    isChecking: fulfilment.isChecking || isRenewing,
    isReady: sections.isPaymentOpen,
    ask: mendTip ?? (age.isMissing ? age.ask : null),
    onUnfinished: sections.remind,
    onNoCard: () => showSection(PAYMENT_SECTION_ID),
  })

  const release = useEffectEvent(() => early.release())
  useEffect(() => {
    if (!isRenewing) release()
  }, [isRenewing])

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
    age: {
      ...age,
      /** Said in answer to a press on Pay, which goes on. */
      confirm: () => {
        age.state(true)
        age.close()
        goOn()
      },
    },
    extras,
    tip,
    pay,
    wallet: { total, press: pressWallet, pay: payByWallet },
  }
}

export type Checkout = ReturnType<typeof useCheckout>
