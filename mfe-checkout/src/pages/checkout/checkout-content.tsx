import { useEffect, useRef } from 'react'
import { useStore, useWriter } from '@galo/state'
import { Notice } from '@galo/ui'
import type { CardHandle } from '../../features/pay-by-card/card-fields'
import { basketInSight, payStanding } from '../../features/place-order/pay-standing'
import { PlaceOrderNews } from '../../features/place-order/place-order-news'
import { usePayableBasket } from '../../features/place-order/use-payable-basket'
import { usePlaceOrder } from '../../features/place-order/use-place-order'
import { useFindMethod } from '../../fulfilment/fulfilment-methods'
import { CheckoutForm } from './checkout-form'
import { CheckoutSkeleton } from './checkout-page.skeleton'
import { EmptyBasket } from './empty-basket'
import { NotOrderable } from './not-orderable'

/** The page, once the stores are restored. */
export const CheckoutContent = () => {
  const card = useRef<CardHandle>(null)
  const basket = usePayableBasket()
  const findMethod = useFindMethod()
  const restaurant = useStore('basket', (state) => state.restaurant)
  // What a look at the basket in another tab took out is said here too, where its place is empty.
  const notice = useStore('basket', (state) => state.notice) ?? null
  const checkout = useWriter('checkout')
  // Whoever comes back, from the menu or from a call, may try again.
  useEffect(() => checkout.setState((known) => ({ ...known, errorCount: 0 })), [checkout])
  const order = usePlaceOrder({ basket, card, findMethod })
  const { state } = order
  const { isBusy } = payStanding(state)
  const shown = basketInSight(state, basket)

  if (shown === null) return isBusy ? <CheckoutSkeleton /> : <EmptyBasket />
  const { data } = shown
  const method = findMethod(data.fulfilment_type)
  const news = (
    <PlaceOrderNews
      state={state}
      findMethod={findMethod}
      restaurantId={data.restaurant_id}
      onAskAgain={order.askAgain}
    />
  )
  if (data.menu_items.length === 0 && !isBusy)
    return (
      <EmptyBasket>
        {state.kind === 'idle' && notice !== null && (
          <Notice tone="info" live>
            {notice}
          </Notice>
        )}
        {news}
      </EmptyBasket>
    )
  if (method === null) return <NotOrderable type={data.fulfilment_type}>{news}</NotOrderable>
  return (
    <CheckoutForm
      key={`${method.type} ${data.restaurant_id}`}
      signed={shown}
      offer={basket.offer}
      method={method}
      restaurantName={restaurant?.id === data.restaurant_id ? restaurant.name : null}
      isInStore={data.id === basket.current?.data.id}
      order={order}
      card={card}
    />
  )
}
