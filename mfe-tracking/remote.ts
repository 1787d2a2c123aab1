import type { SubmittedOrder } from '@galo/contracts/orders'
import { describeRemote, describeStore } from '@galo/contracts/description'
import { ORDER_STATES } from '@galo/domain'

/** Orders placed on this device, newest first, so that a guest finds the way back to them. */
interface SubmittedOrderState {
  readonly orders: readonly { readonly orderId: string; readonly placedAt: string }[]
}

/** The last answer per order, shown at once on return and while offline. */
interface TrackingState {
  readonly byId: Readonly<Record<string, SubmittedOrder>>
}

const remote = describeRemote({
  about: 'orders',
  pages: {
    'tracking.orders': { path: '/order/myorders' },
    'tracking.success': { path: '/order/myorders/success', code: 'tracking.outcome' },
    'tracking.successful': { path: '/order/myorders/successful', code: 'tracking.outcome' },
    'tracking.failure': { path: '/order/myorders/failure', code: 'tracking.outcome' },
    'tracking.check-email': { path: '/order/myorders/check-email', code: 'tracking.outcome' },
    'tracking.order': { path: '/order/myorders/:id' },
    'tracking.receipt': { path: '/order/myorders/:id/receipt' },
    'tracking.watch': { path: '/order/myorders/:id/watch' },
    'tracking.order-alias': { path: '/orders/orders/:id', code: 'tracking.alias' },
    'tracking.country-alias': { path: '/order-tracking/:country/:id', code: 'tracking.alias' },
  },
  fragments: { 'active-order': {} },
  stores: {
    submittedOrder: describeStore<SubmittedOrderState>({
      personal: 'visit',
      persist: 'device',
      initial: { orders: [] },
    }),
    tracking: describeStore<TrackingState>({ personal: 'visit', initial: { byId: {} } }),
  },
  facts: {
    'order.state-changed': {
      version: 1,
      payload: { orderId: 'string', state: ORDER_STATES },
      retain: true,
      otherTabs: false,
    },
    /** The customer wants the food of an order that came to nothing; whoever owns the basket puts it back. */
    'order.reopened': { version: 1, payload: { orderId: 'string' }, retain: true, otherTabs: false },
    /** The customer wants the food of an order once more (X01); whoever owns the basket puts it in, at today's prices. */
    'order-again.requested': { version: 1, payload: { orderId: 'string' }, retain: true, otherTabs: false },
    /** Somebody sees an order of theirs. `value` in the currency's smallest unit. */
    'order.seen': {
      version: 1,
      payload: { orderId: 'string', value: 'number' },
      retain: true,
      otherTabs: false,
    },
    /** … and how far it is: `stage` as the last part of an address, of a delivery what its page says at it (J15), else as the platform says it. */
    'order.stage-seen': {
      version: 1,
      payload: { orderId: 'string', slug: 'string', stage: 'string' },
      retain: true,
      otherTabs: false,
    },
    'order.finished': {
      version: 1,
      payload: { orderId: 'string', state: ORDER_STATES },
      retain: false,
      otherTabs: true,
    },
  },
})
export default remote
