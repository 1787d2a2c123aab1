import type { OrderUpdates, SubmittedOrder } from '@galo/contracts/orders'
import { act, aRestaurantEstimate, aSubmittedOrder, createFakeHttp, renderScreen, type FakeHttp } from '@galo/testing'
import { OrderPage } from '../pages/order/order-page'

export const ORDER = aSubmittedOrder()

/** A delivery the kitchen has said yes to, its rider on the way. */
export const aDelivery = (changes: Partial<SubmittedOrder['fulfilment']> = {}): SubmittedOrder =>
  aSubmittedOrder({
    order_state: 'confirmed',
    fulfilment: { type: 'DELIVERY', delivery_state: 'RIDER_IN_TRANSIT', handover_code: '0714', ...changes },
  })

const NOTHING_TO_TELL: OrderUpdates = {
  email: { to: null, is_on: false },
  text: { to: null, is_on: false },
  next: null,
  until: null,
}

/** A kitchen whose answer can be changed while the page is open. */
export const aKitchen = (order: SubmittedOrder = ORDER) => {
  let now = order
  const http = createFakeHttp({
    'orders.get-order': () => ({ data: now }),
    'orders.get-order-status': () => ({
      data: { order_state: now.order_state, delivery_state: now.fulfilment.delivery_state },
    }),
    'orders.get-updates': () => ({ data: NOTHING_TO_TELL }),
    'restaurants.filter-restaurants': () => ({ data: { restaurantsByFilter: { items: [aRestaurantEstimate()] } } }),
  })
  return {
    http,
    becomes: (order_state: SubmittedOrder['order_state']) => (now = { ...order, order_state }),
    isNow: (next: SubmittedOrder) => (now = next),
  }
}

/** The page of an order, before that kitchen. */
export const open = (http: FakeHttp, orderId = ORDER.id) =>
  renderScreen(<OrderPage data={{ orderId }} params={{ id: orderId }} />, {
    owner: 'mfe-tracking',
    at: `/order/myorders/${orderId}`,
    http,
  })

/** Lets time pass in small steps, so that what one look leads to is on screen before the next. */
export const pass = async (ms: number): Promise<void> => {
  for (let left = ms; left > 0; left -= 2_000) await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 2_000)))
  // What the last look leads to asks too: whose kitchen it is.
  await act(() => jest.advanceTimersByTimeAsync(0))
}

/** How often something of an order was asked for. */
export const polls = (http: FakeHttp, call = 'orders.'): number =>
  http.calls.filter(({ contract }) => contract.startsWith(call)).length
