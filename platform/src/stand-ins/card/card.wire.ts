import type { IntentRow, MethodRow } from './card.store'

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

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
  payment_method_types: ['card'],
  capture_method: 'automatic' as const,
  confirmation_method: 'automatic' as const,
  next_action: null,
  last_payment_error: intent.lastError,
  livemode: false,
})

export const methodAnswer = (method: MethodRow) => ({
  id: method.id,
  object: 'payment_method' as const,
  type: 'card' as const,
  billing_details: method.billingDetails,
  card: method.card,
  created: seconds(method.createdAt),
  livemode: false,
})
