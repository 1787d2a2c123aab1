import type Stripe from 'stripe'
import type { KeptCard, ProviderCharge, ProviderIntent } from '../port'

const instant = (seconds: number): Date => new Date(seconds * 1000)

/**
 * The provider's states and what they mean to us, who neither confirm by hand nor capture late. One that is new to us may be money on its
 * way, so it is neither paid nor to be paid.
 */
const STATUSES = new Map<string, ProviderIntent['status']>([
  ['requires_payment_method', 'requires_payment_method'],
  ['requires_confirmation', 'requires_payment_method'],
  ['requires_action', 'requires_action'],
  ['processing', 'processing'],
  ['requires_capture', 'processing'],
  ['succeeded', 'succeeded'],
  ['canceled', 'canceled'],
])

/** The charge that paid it, where the answer brings it. */
const paidAtOf = ({ status, latest_charge, created }: Stripe.PaymentIntent): Date | null => {
  if (status !== 'succeeded') return null
  return instant(latest_charge === null || typeof latest_charge === 'string' ? created : latest_charge.created)
}

const paidByOf = ({ status, latest_charge }: Stripe.PaymentIntent): ProviderIntent['paidBy'] => {
  if (status !== 'succeeded' || latest_charge === null || typeof latest_charge === 'string') return null
  const { brand, last4 } = latest_charge.payment_method_details?.card ?? {}
  return brand == null || last4 == null ? null : { brand, lastFour: last4 }
}

/** By its id, which is all that comes unless the whole is asked for. */
const customerIdOf = ({ customer }: Stripe.PaymentIntent): string | null =>
  customer === null || typeof customer === 'string' ? customer : customer.id

export const intentOf = (intent: Stripe.PaymentIntent): ProviderIntent => ({
  id: intent.id,
  clientSecret: intent.client_secret ?? '',
  amount: intent.amount,
  currency: intent.currency.toUpperCase(),
  status: STATUSES.get(intent.status) ?? 'processing',
  paidAt: paidAtOf(intent),
  paidBy: paidByOf(intent),
  payer: { customerId: customerIdOf(intent), keepsCard: intent.setup_future_usage != null },
})

/** Undefined for what is kept and is no card. */
export const keptCardOf = ({ id, card, created }: Stripe.PaymentMethod): KeptCard | undefined =>
  card && {
    id,
    brand: card.brand,
    lastFour: card.last4,
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
    fingerprint: card.fingerprint ?? null,
    keptAt: instant(created),
  }

export const chargeOf = (charge: Stripe.Charge, intentId: string): ProviderCharge => {
  const refund = charge.refunds?.data[0]
  return {
    id: charge.id,
    intentId,
    basketId: charge.metadata['basketId'] ?? null,
    amount: charge.amount,
    currency: charge.currency.toUpperCase(),
    createdAt: instant(charge.created),
    refunded: charge.amount_refunded,
    refundedAt: charge.refunded ? instant(refund?.created ?? charge.created) : null,
  }
}
