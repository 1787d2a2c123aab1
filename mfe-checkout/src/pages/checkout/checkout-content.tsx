import { useEffect, useRef, useState } from 'react'
import { isOrderable } from '@galo/domain'
import { useStore, useWriter } from '@galo/state'
import { Notice } from '@galo/ui'
import type { CardHandle } from '../../features/pay-by-card/card-fields'
import { PlaceOrderNews } from '../../features/place-order/place-order-news'
import { attemptToKeep } from '../../features/place-order/place-order.states'
import { usePlaceOrder } from '../../features/place-order/use-place-order'
import { usePayableBasket } from '../../features/place-order/use-payable-basket'
import { CheckoutForm } from './checkout-form'
import { CheckoutSkeleton } from './checkout-page.skeleton'
import { EmptyBasket } from './empty-basket'
import { NotOrderable } from './not-orderable'

/** The page, once the stores are restored. What is being paid stays in sight until there is an order, whatever becomes of the basket. */
export const CheckoutContent = () => {
  const card = useRef<CardHandle>(null)
  const { basket, offer } = usePayableBasket()
  const restaurant = useStore('basket', (state) => state.restaurant)
  // What a look at the basket in another tab took out is said here too, where its place is empty.
  const notice = useStore('basket', (state) => state.notice)
  const checkout = useWriter('checkout')
  // Whoever comes back, from the menu or from a call, may try again.
  useEffect(() => checkout.set((known) => ({ ...known, errorCount: 0 })), [checkout])
  const [slotsLost, setSlotsLost] = useState<readonly string[]>([])
  const order = usePlaceOrder({
    basket,
    card,
    onFresh: offer,
    onSlotGone: (time) => setSlotsLost((known) => [...known, time]),
  })
  const isUnderWay = order.state.kind === 'working' || order.state.kind === 'asking' || order.state.kind === 'done'
  const [seen, setSeen] = useState(basket)
  if (basket !== null && basket !== seen) setSeen(basket)
  // What was paid in another tab, or before the browser was closed, brings its own basket; while money may be in, no other takes its place.
  const brought = order.state.kind === 'idle' || order.state.kind === 'done' ? null : order.state.attempt.built
  const kept = attemptToKeep(order.state)?.built ?? null
  const isAnother = kept !== null && kept.data.id !== basket?.data.id
  const shown = (isAnother ? kept : basket) ?? (isUnderWay ? seen : null) ?? brought

  if (shown === null) return isUnderWay ? <CheckoutSkeleton /> : <EmptyBasket />
  if (shown.data.menu_items.length === 0 && !isUnderWay)
    return (
      <EmptyBasket>
        {order.state.kind === 'idle' && notice !== null && (
          <Notice tone="info" live>
            {notice}
          </Notice>
        )}
        <PlaceOrderNews state={order.state} restaurantId={shown.data.restaurant_id} onAskAgain={order.askAgain} />
      </EmptyBasket>
    )
  if (!isOrderable(shown.data.fulfilment_type))
    return (
      <NotOrderable type={shown.data.fulfilment_type}>
        <PlaceOrderNews state={order.state} restaurantId={shown.data.restaurant_id} onAskAgain={order.askAgain} />
      </NotOrderable>
    )
  return (
    <CheckoutForm
      key={shown.data.restaurant_id}
      basket={shown.data}
      restaurantName={restaurant?.id === shown.data.restaurant_id ? restaurant.name : null}
      isInStore={shown.data.id === basket?.data.id}
      order={order}
      card={card}
      slotsLost={slotsLost}
    />
  )
}
