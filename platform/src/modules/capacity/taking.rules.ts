import { forAnotherDay, FULFILMENTS, type ChosenFulfilment } from '@galo/domain'
import { isOpenAt, reasonNotServing, type NotServing } from '../restaurants'
import { openSlots, type SlotRestaurant } from './slots.rules'

/** Why a kitchen takes no order of some kind, today or at this hour, whatever would be in it. */
export interface NotTaking {
  readonly code: NotServing['code'] | 'NO_SLOTS_LEFT'
  readonly message: string
}

const noneLeft = (what: string): NotTaking => ({
  code: 'NO_SLOTS_LEFT',
  message: `This restaurant takes no more ${what} today`,
})

/** A collection waits for its slot: it needs one, today or on a day there are orders for, not doors that are open now. */
const collectionRefusal = (
  row: SlotRestaurant,
  now: Date,
  hasTimeToday: boolean,
  laterFrom: string | null,
): NotTaking | null => {
  if (hasTimeToday || forAnotherDay(hasTimeToday, laterFrom, now.getTime()) !== null) return null
  const isOver = openSlots(row, 'COLLECTION', { now, throttledUntil: null, full: [] }).length === 0
  return isOver && !isOpenAt(row, now)
    ? { code: 'OUTSIDE_OPENING_HOURS', message: 'This restaurant is closed for today' }
    : noneLeft('collections')
}

/**
 * Why an order of this kind is not taken at this moment; null when it is. `slots` are those with room that are left today, `laterFrom` is the first of the days
 * after it: what is brought is cooked for one of today's too, or the kitchen would close on it. Whoever eats there is served while the doors are open.
 */
export const refusalNow = (
  row: SlotRestaurant,
  fulfilment: ChosenFulfilment,
  now: Date,
  slots: readonly string[],
  laterFrom: string | null,
): NotTaking | null => {
  const reason = reasonNotServing(row, fulfilment, now)
  const { isOrderedAhead, isDelivery } = FULFILMENTS[fulfilment]
  if (isOrderedAhead && (reason === null || reason.code === 'OUTSIDE_OPENING_HOURS'))
    return collectionRefusal(row, now, slots.length > 0, laterFrom)
  return reason ?? (isDelivery && slots.length === 0 ? noneLeft('deliveries') : null)
}
