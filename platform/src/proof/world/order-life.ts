import type { DeliveryRow, MovingOrder, OrderLife } from '../../modules/orders'

const CREATED_AT = new Date('2026-11-17T18:00:00Z')

export const afterSeconds = (seconds: number): Date => new Date(CREATED_AT.getTime() + seconds * 1000)

/** From Deansgate to about two kilometres further south. */
export const aTry = (changes: Partial<DeliveryRow> = {}): DeliveryRow => ({
  orderId: 'order-1',
  attempt: 1,
  state: 'UNSTARTED',
  since: CREATED_AT,
  provider: 'DELIVEROO_FULFILLMENT',
  riders: 0,
  courier: null,
  fromLatitude: 53.4794,
  fromLongitude: -2.2486,
  toLatitude: 53.4617,
  toLongitude: -2.2401,
  minimumMins: 25,
  maximumMins: 40,
  reason: null,
  createdAt: CREATED_AT,
  ...changes,
})

/** An order that was made and paid this moment; a delivery, unless it says otherwise. */
export const anOrderLife = (
  changes: Partial<MovingOrder> = {},
  tries: readonly DeliveryRow[] = changes.fulfilmentType === undefined || changes.fulfilmentType === 'DELIVERY'
    ? [aTry()]
    : [],
): OrderLife => ({
  order: {
    id: 'order-1',
    state: 'new',
    fulfilmentType: 'DELIVERY',
    paymentReference: 'payment-1',
    createdAt: CREATED_AT,
    pickupTime: null,
    kitchenFrom: null,
    calledOffFor: null,
    scenario: 'default',
    scenarioSince: null,
    refundedAt: null,
    ...changes,
  },
  tries,
})
