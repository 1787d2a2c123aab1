import type { BasketView } from '@galo/contracts/basket'
import type { getRider } from '@galo/contracts/orders'
import type { WireAnswerOf } from '@galo/contracts/call'
import type { Market } from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import type { Platform } from '../../kernel/platform'
import type { BasketRow } from '../basket'
import type { LifeEvent, OrderLife } from './orders.life'
import type { DeliveryRow } from './orders.store'

/** What happens to an order next, if nobody does anything, and when. */
export interface DueEvent {
  readonly at: Date
  readonly event: LifeEvent
}

/** Everybody behind the counter: kitchens, delivery partners and their riders. */
export interface Operations {
  /** Null once nothing more will happen by itself. */
  nextEvent(life: OrderLife): DueEvent | null
  /** How a new order will go: a name that is kept with it. */
  scenarioForNext(db: Db): Promise<string>
  /** The rider of a try at this moment; null while, or since, there is none. */
  trackRider(delivery: DeliveryRow, market: Market, now: Date): WireAnswerOf<typeof getRider>['data'] | null
}

/** What orders have to know of money. */
export interface OrderPayments {
  /** Asks the card provider how far the basket's payment is, for `checkPaid` to know. Call it before the order's transaction. */
  look(basketId: string): Promise<void>
  /** Throws a `Refusal` unless the money for this basket is in: this customer's, this sum, not given back since. Answers what was tipped with it. */
  checkPaid(tx: Db, row: BasketRow, built: BasketView, reference: string | null): Promise<number>
}

/** The platform with everybody an order needs. */
export interface OrderPlatform extends Platform {
  readonly operations: Operations
  readonly payments: OrderPayments
}
