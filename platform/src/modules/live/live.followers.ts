import type { Events } from '../../kernel/events'
import { sayNotice } from '../../kernel/db/say-notice'
import { orderMoved } from '../orders'

/** On which every process says which order it has moved. */
export const ORDERS_MOVED = 'galo_orders_moved'

/** Says of every order in which something has happened that it has moved, once that is committed. */
export const changesFollowOrders = (events: Events): void =>
  events.follow(orderMoved, async ({ tx, after, hasHappened }) => {
    if (hasHappened) await sayNotice(tx, ORDERS_MOVED, after.id)
  })
