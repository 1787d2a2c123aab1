import type { Db } from '../db/database'
import { cancelLocked, findIntent, insertIntent, lockIntent } from '../stand-ins/card/card.store'

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
}

/** The stand-in, in the caller's own transaction: what the platform decides and what the provider did are one commit. */
export const standInProvider = (db: Db, now: Date): CardProvider => ({
  createIntent: (intent) => insertIntent(db, intent, now),
  getIntent: (id) => findIntent(db, id),
  cancelIntent: async (id) => {
    const intent = await lockIntent(db, id)
    return intent === undefined ? undefined : cancelLocked(db, intent, now)
  },
})
