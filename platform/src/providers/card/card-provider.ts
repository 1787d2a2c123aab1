import type { Db } from '../../kernel/db/database'
import { cancelLocked, chargeOf, findIntent, insertIntent, lockIntent, refundCharge } from './stand-in/card.store'

export interface ProviderIntent {
  readonly id: string
  readonly clientSecret: string
  readonly amount: number
  readonly currency: string
  readonly status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
}

/** What the platform asks of a card provider. Amounts in minor units. */
export interface CardProvider {
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

/** The stand-in, in the caller's own transaction: what the platform decides and what the provider did are one commit. */
export const standInProvider = (db: Db, now: Date): CardProvider => ({
  createIntent: (intent) => insertIntent(db, intent, now),
  getIntent: (id) => findIntent(db, id),
  cancelIntent: async (id) => {
    const intent = await lockIntent(db, id)
    return intent === undefined ? undefined : cancelLocked(db, intent, now)
  },
  paidAt: async (id) => (await chargeOf(db, id))?.createdAt ?? null,
  refund: async (id) => {
    await refundCharge(db, id, now)
  },
})
