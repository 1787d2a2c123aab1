import type { Db } from '../../kernel/db/database'
import { notFound } from '../../kernel/http/refusal'
import type { MenuSnapshot } from '../menu'
import { findRestaurant, type RestaurantRow } from '../restaurants'
import { whyNotTaking, type NotTaking } from '../capacity'
import type { BasketPlatform } from './basket.ports'
import { alcoholProblem } from './alcohol.check'
import type { BasketRow } from './basket.store'
import { incompleteNames, missingNames } from './basket.stock'
import { lostCode, lostOffers } from './basket.upkeep'

/** Why a restaurant would take no order of a basket, today or at this hour, whatever else is right. */
export interface KitchenProblem {
  readonly code: NotTaking['code'] | 'ALCOHOL_NOT_SOLD_NOW'
  readonly message: string
}

/** Why the food itself, as it lies in the basket, can not be ordered. */
interface ContentsProblem {
  readonly code: 'ITEM_OUT_OF_STOCK' | 'ITEM_INCOMPLETE' | 'REWARD_LOST' | 'DISCOUNT_CODE_LOST'
  readonly message: string
}

/**
 * What keeps this restaurant from taking an order of this basket now; null when it would take one. The one place that knows: a basket is
 * built by it, money is asked for by it and the order is made by it, so that nobody pays for what is then refused. `slot`: once it is known.
 */
export const kitchenProblem = async (
  db: Db,
  row: BasketRow,
  restaurant: RestaurantRow,
  menu: MenuSnapshot,
  now: Date,
  capacity: number,
  slot?: Date,
): Promise<KitchenProblem | null> =>
  (await whyNotTaking(db, restaurant, row.fulfilmentType, now, capacity)) ?? alcoholProblem(db, row, menu, now, slot)

/** The same for a basket whose restaurant is not at hand. */
export const kitchenProblemOf = async (
  db: Db,
  row: BasketRow,
  menu: MenuSnapshot,
  now: Date,
  capacity: number,
): Promise<KitchenProblem | null> => {
  const restaurant = await findRestaurant(db, row.restaurantId)
  if (restaurant === undefined) throw notFound('Restaurant')
  return kitchenProblem(db, row, restaurant, menu, now, capacity)
}

/** What keeps the food in a basket from being frozen or paid: nobody pays for a dish that is gone or a price that is no longer true. */
export const contentsProblem = async (
  platform: BasketPlatform,
  db: Db,
  row: BasketRow,
  menu: MenuSnapshot,
  now: Date,
): Promise<ContentsProblem | null> => {
  const missing = missingNames(row, menu)
  if (missing.length > 0) return { code: 'ITEM_OUT_OF_STOCK', message: `Sold out: ${missing.join(', ')}` }
  const incomplete = incompleteNames(row, menu)
  if (incomplete.length > 0) return { code: 'ITEM_INCOMPLETE', message: `Lacks a choice: ${incomplete.join(', ')}` }
  const [lost] = await lostOffers(platform, db, row, menu, now)
  return lost === undefined ? null : { code: lostCode(lost), message: lost.message }
}
