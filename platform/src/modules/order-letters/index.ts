import type { Platform } from '../../kernel/platform'
import { orderMoved, orderPlaced } from '../orders'
import { sayCalledOff } from './called-off.letter'
import { sayPlaced } from './placed.letter'

/** Who ordered is written to, in the transaction of what they are told. */
export const lettersFollowOrders = ({ config, events }: Pick<Platform, 'config' | 'events'>): void => {
  events.follow(orderPlaced, (placed) => sayPlaced(config, placed))
  events.follow(orderMoved, (moved) => sayCalledOff(config, moved))
}
