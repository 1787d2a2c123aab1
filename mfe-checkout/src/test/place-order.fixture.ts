import { aSignedBasket } from '@galo/testing'
import { nextPlaceOrder } from '../features/place-order/place-order.model'
import {
  attemptToKeep,
  type PayAttempt,
  type PlaceOrderEvent,
  type PlaceOrderState,
} from '../features/place-order/place-order.states'

export const signed = aSignedBasket()
export const details = {
  customer: { email: 'maeve@example.com', first_name: 'Maeve', last_name: 'Okafor', phone_number: '07700 900142' },
  fulfilment: { type: 'COLLECTION' as const, pickupTime: '2026-11-18T12:30:00.000Z' },
}
export const pay = { type: 'pay', basketId: 'basket-1', idempotencyKey: 'key-1', details } as const
const transaction = (status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded') => ({
  stripe: { clientSecret: 'secret' },
  transactionReference: 'reference-1',
  status,
})
export const opened = (status: Parameters<typeof transaction>[0]): PlaceOrderEvent => ({
  type: 'opened',
  transaction: transaction(status),
  fraudSessionId: 'fraud-1',
})
export const card = (outcome: Extract<PlaceOrderEvent, { type: 'card-answered' }>['outcome']): PlaceOrderEvent => ({
  type: 'card-answered',
  outcome,
})
export const noMoney = {
  type: 'card_error',
  errorCode: 'card_declined',
  declineCode: 'insufficient_funds',
  message: '',
} as const
export const declined = card({ kind: 'declined', error: noMoney })
export const start = (): PlaceOrderState => ({ kind: 'idle' })
export const idle = start()
export const after = (...events: readonly PlaceOrderEvent[]): PlaceOrderState => events.reduce(nextPlaceOrder, idle)

export const TO_BUILDING = [pay, { type: 'still-available' }] as const
export const TO_OPENING = [...TO_BUILDING, { type: 'built', signed }] as const
export const TO_CONFIRMING = [...TO_OPENING, opened('requires_payment_method')] as const
export const TO_SUBMITTING = [...TO_CONFIRMING, card({ kind: 'paid' })] as const

export const reasonOf = (state: PlaceOrderState) => (state.kind === 'stopped' ? state.stop.reason : state.kind)
export const stepOf = (state: PlaceOrderState) => (state.kind === 'working' ? state.step : state.kind)
export const attemptAt = (...events: readonly PlaceOrderEvent[]): PayAttempt => {
  const kept = attemptToKeep(after(...events))
  if (kept === null) throw new Error('Nothing was kept')
  return kept
}
