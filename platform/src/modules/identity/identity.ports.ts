import type { Db } from '../../kernel/db/database'
import type { Platform } from '../../kernel/platform'

/** Whose orders become whose. */
export interface Handover {
  readonly guestId: string
  readonly customerId: string
  /** Of the account. */
  readonly email: string
  readonly now: Date
}

/** What identity has to know of orders. */
export interface GuestOrders {
  /** Hands over what a guest ordered, as far as it is theirs who signed in. Answers how many orders; the second time, none. */
  handOver(tx: Db, handover: Handover): Promise<number>
}

/** The platform with who has a guest's orders. */
export interface AdoptingPlatform extends Platform {
  readonly guestOrders: GuestOrders
}
