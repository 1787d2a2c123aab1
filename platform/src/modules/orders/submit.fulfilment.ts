import { randomInt } from 'node:crypto'
import { isOnPremises } from '@galo/domain'
import type { SubmittedRequest } from '@galo/contracts/orders'
import type { Db } from '../../kernel/db/database'
import { notFound, Refusal } from '../../kernel/http/refusal'
import type { PlatformConfig } from '../../kernel/config'
import { kitchenProblem, type BasketRow } from '../basket'
import { whyNotAvailable } from '../capacity'
import { isOpenAt, lockRestaurant, nextOpens, type RestaurantRow } from '../restaurants'
import { readMenu } from '../menu'
import { OrderImpossible } from './order-impossible'
import { deliveryOf } from './submit.delivery'

/** Four figures, said at the door. */
const handoverCode = (): string => String(randomInt(10_000)).padStart(4, '0')

/** Eat-in and at-table baskets are both submitted as either. */
export const checkType = ({ fulfilmentType }: BasketRow, { type }: SubmittedRequest): void => {
  if (fulfilmentType === type || (isOnPremises(fulfilmentType) && isOnPremises(type))) return
  throw new Refusal(409, 'FULFILMENT_MISMATCH', 'type: not the basket’s')
}

const checkKitchen = async (
  tx: Db,
  row: BasketRow,
  restaurant: RestaurantRow,
  now: Date,
  capacity: number,
  slot: Date | undefined,
): Promise<void> => {
  const menu = await readMenu(tx, row)
  const problem = await kitchenProblem(tx, row, restaurant, menu, now, capacity, slot)
  if (problem !== null) throw new OrderImpossible(problem.code, problem.message, row.id)
}

/**
 * So long a paid time holds once it is too near to be asked for: a bank's question comes between the last look at it and the order, and whoever
 * pressed Pay in the minute before it went has done so in time. Nothing that fills or closes waits for it.
 */
const HELD_MS = 3 * 60_000

const slotOf = async (
  tx: Db,
  row: BasketRow,
  restaurant: RestaurantRow,
  pickupTime: Date,
  isPaid: boolean,
  now: Date,
  capacity: number,
): Promise<Date> => {
  const reasonAt = (at: Date) => whyNotAvailable(tx, restaurant, row.fulfilmentType, at, capacity, pickupTime)
  const reason = await reasonAt(now)
  const isHeld = isPaid && reason === 'too-soon' && (await reasonAt(new Date(now.getTime() - HELD_MS))) === null
  if (reason !== null && !isHeld) throw new Refusal(409, 'PICKUP_SLOT_ERROR', 'Invalid pickup time')
  return pickupTime
}

/**
 * How the food gets to the person, checked for this moment: a slot with room, a table, or an address with the quote that was paid.
 * Asked with the restaurant held, so that two orders can not both be the last one for a slot.
 */
export const fulfilmentOf = async (
  tx: Db,
  row: BasketRow,
  request: SubmittedRequest,
  isPaid: boolean,
  now: Date,
  { slotCapacity }: PlatformConfig,
) => {
  const restaurant = await lockRestaurant(tx, row.restaurantId)
  if (restaurant === undefined) throw notFound('Restaurant')
  const slot = 'pickup_time' in request ? new Date(request.pickup_time) : undefined
  await checkKitchen(tx, row, restaurant, now, slotCapacity, slot)
  switch (request.type) {
    case 'COLLECTION': {
      const pickupTime = await slotOf(tx, row, restaurant, new Date(request.pickup_time), isPaid, now, slotCapacity)
      // Whoever orders in the night is answered when somebody is there.
      const kitchenFrom = isOpenAt(restaurant, now) ? null : nextOpens(restaurant, request.type, now)
      return { columns: { pickupTime, kitchenFrom }, delivery: null }
    }
    case 'DELIVERY': {
      const { delivery, ...columns } = await deliveryOf(tx, row, restaurant, request, isPaid, now)
      return { columns: { ...columns, handoverCode: handoverCode() }, delivery }
    }
    case 'EAT_IN':
    case 'AT_TABLE':
      return { columns: { table: request.table }, delivery: null }
    default:
      return request satisfies never
  }
}
