import type { Discount, FulfilmentType, LoyaltyBalance, Market, Money, RewardType } from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import type { ChosenReward } from '../../kernel/db/schema'
import type { Platform } from '../../kernel/platform'
import type { PricedLine, Sale, SaleOfLines } from '../menu'
import type { BasketRow } from './basket.store'

/** Why an offer does not hold for a basket: its name on the wire, and what a person is told. */
export interface OfferProblem {
  readonly code: string
  readonly message: string
}

/** A loyalty card as a basket shows it. */
export interface BasketCard extends LoyaltyBalance {
  readonly cardNumber: string
  readonly cardType: string
  readonly source: string
}

/** What a reward is worth on one line. */
export type RewardValue = (line: PricedLine, type: RewardType, market: Market, fulfilmentType: FulfilmentType) => Money

/** What a basket has to know of cards and their rewards. */
export interface RewardOffers {
  /** Null for guests, and for customers who have not joined. */
  cardOf(db: Db, customerId: string, now: Date): Promise<BasketCard | null>
  readonly valueOf: RewardValue
  /** Every reward on the card with every line it could pay for. */
  redeemable(
    lines: readonly PricedLine[],
    card: BasketCard,
    sale: Sale,
  ): readonly { readonly type: RewardType; readonly line: PricedLine; readonly value: Money }[]
  /** Null while the chosen reward still holds. */
  problemOf(
    sale: SaleOfLines,
    lines: readonly PricedLine[],
    chosen: ChosenReward,
    card: BasketCard | null,
    itemsTotal: Money,
  ): OfferProblem | null
}

/** A discount code as it lies in a basket. */
export interface BasketCode {
  readonly discount: Discount & { readonly discountCode: string }
  /** Null while it holds for this basket with this much food in it. */
  problemOf(db: Db, row: BasketRow, itemsTotal: Money, now: Date): Promise<OfferProblem | null>
}

/** What a basket has to know of discount codes. */
export interface CodeOffers {
  /** Null when nobody knows the code any more. */
  find(db: Db, code: string, market: Market): Promise<BasketCode | null>
}

/** What a basket has to know of the money that is to pay for it. Call all of it but `look` with the basket held. */
export interface BasketPayments {
  /** Asks the card provider whether the money is in, for `isPaid` to know. Call it before the transaction in which that is asked. */
  look(basketId: string): Promise<void>
  /** Whether the money is already in. */
  isPaid(tx: Db, basketId: string): Promise<boolean>
  /**
   * The basket is about to cost something else: whatever payment is under way can not go through for the old sum any more. False when it
   * already has; then the basket must stay as it is. Throws an `AskFirst` where the provider has to be told: call it below `transactAsking`.
   */
  withdraw(tx: Db, basketId: string): Promise<boolean>
}

/** The platform with everybody who has a say in what a basket costs. */
export interface BasketPlatform extends Platform {
  readonly rewards: RewardOffers
  readonly codes: CodeOffers
  readonly payments: BasketPayments
}
