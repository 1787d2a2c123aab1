import type { ChargeRefund } from './card.tables'
import type { ChargeRow, CustomerRow, EventRow, IntentRow, MethodRow } from './card.rows'

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

/** Where the bank asks; `null` when it does not. The path is for our own script, which puts it into a frame. */
const nextAction = ({ status, challengeId }: IntentRow) =>
  status === 'requires_action' && challengeId !== null
    ? {
        type: 'use_stripe_sdk' as const,
        use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: `/stand-ins/card/challenge/${challengeId}` },
      }
    : null

/** The intent as the provider shows it to a browser. */
export const intentAnswer = (intent: IntentRow) => ({
  id: intent.id,
  object: 'payment_intent' as const,
  amount: intent.amount,
  currency: intent.currency.toLowerCase(),
  status: intent.status,
  client_secret: intent.clientSecret,
  created: seconds(intent.createdAt),
  payment_method: intent.methodId,
  customer: intent.customerId,
  setup_future_usage: intent.setupFutureUsage,
  payment_method_types: ['card'],
  capture_method: 'automatic' as const,
  confirmation_method: 'automatic' as const,
  next_action: nextAction(intent),
  last_payment_error: intent.lastError,
  livemode: false,
})

/** What only our own servers are shown beside: what it is for, and the charge that paid it, by its id or whole. */
export const serverIntentAnswer = (intent: IntentRow, charge: ChargeRow | undefined, expanded: readonly string[]) => ({
  ...intentAnswer(intent),
  amount_received: charge === undefined ? 0 : charge.amount,
  metadata: intent.metadata,
  latest_charge: charge === undefined ? null : expanded.includes('latest_charge') ? chargeAnswer(charge) : charge.id,
})

export const methodAnswer = (method: MethodRow) => ({
  id: method.id,
  object: 'payment_method' as const,
  type: 'card' as const,
  billing_details: method.billingDetails,
  card: method.card,
  customer: method.customerId,
  created: seconds(method.createdAt),
  livemode: false,
})

export const customerAnswer = ({ id, metadata, createdAt }: CustomerRow) => ({
  id,
  object: 'customer' as const,
  metadata,
  created: seconds(createdAt),
  livemode: false,
})

export const chargeAnswer = (charge: ChargeRow) => ({
  id: charge.id,
  object: 'charge' as const,
  amount: charge.amount,
  amount_refunded: charge.refunds.reduce((sum, { amount }) => sum + amount, 0),
  currency: charge.currency.toLowerCase(),
  payment_intent: charge.intentId,
  payment_method_details: { type: 'card', card: charge.card },
  refunded: charge.refundedAt !== null,
  status: 'succeeded' as const,
  paid: true,
  captured: true,
  metadata: charge.basketId === null ? {} : { basketId: charge.basketId },
  created: seconds(charge.createdAt),
  livemode: false,
})

export const listOf = <T>(url: string, data: readonly T[]) => ({ object: 'list' as const, url, has_more: false, data })

export const refundAnswer = (charge: ChargeRow, { id, amount, createdAt }: ChargeRefund) => ({
  id,
  object: 'refund' as const,
  amount,
  currency: charge.currency.toLowerCase(),
  charge: charge.id,
  payment_intent: charge.intentId,
  status: 'succeeded' as const,
  created: seconds(new Date(createdAt)),
})

/** The provider lists what happened last first. */
export const chargeList = (charge: ChargeRow | undefined, expanded: readonly string[]) => {
  if (charge === undefined) return listOf('/v1/charges', [])
  const latestFirst = charge.refunds.map((refund) => refundAnswer(charge, refund)).reverse()
  const refunds = listOf(`/v1/charges/${charge.id}/refunds`, latestFirst)
  const whole = expanded.includes('data.refunds') ? { refunds } : {}
  return listOf('/v1/charges', [{ ...chargeAnswer(charge), ...whole }])
}

export const eventAnswer = (event: Pick<EventRow, 'id' | 'type' | 'createdAt' | 'object'>) => ({
  id: event.id,
  object: 'event' as const,
  type: event.type,
  created: seconds(event.createdAt),
  data: { object: event.object },
  livemode: false,
})
