import type { Db } from '../../kernel/db/database'

export interface ProviderIntent {
  readonly id: string
  readonly clientSecret: string
  readonly amount: number
  readonly currency: string
  readonly status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
}

/** What the platform asks of a card provider. Amounts in minor units. */
export interface CardAccount {
  createIntent(intent: {
    readonly amount: number
    readonly currency: string
    readonly metadata: Readonly<Record<string, string>>
  }): Promise<ProviderIntent>
  getIntent(id: string): Promise<ProviderIntent | undefined>
  /** Makes sure nobody can pay it any more. Answers the intent as it is afterwards: `succeeded` when somebody was faster. */
  cancelIntent(id: string): Promise<ProviderIntent | undefined>
  /** When its money came in; null while it has not. */
  paidAt(id: string): Promise<Date | null>
  /** Gives its money back, whole and once, however often it is asked. */
  refund(id: string): Promise<void>
}

/** One charge of a card as the console shows it. */
export interface ProviderCharge {
  readonly id: string
  readonly intentId: string
  readonly basketId: string | null
  readonly amount: number
  readonly currency: string
  readonly createdAt: Date
  readonly refundedAt: Date | null
}

export interface CardProvider {
  /** Our account there at this moment, in the caller's own transaction: what we decide and what the provider did are one commit. */
  at(tx: Db, now: Date): CardAccount
  /** Whether a message was signed by the provider with our secret, and not long ago. */
  isSigned(signature: string, body: string, now: Date): boolean
  chargesOfBasket(db: Db, basketId: string): Promise<readonly ProviderCharge[]>
}
