import type { Basket, ItemRequest, SignedBasket } from '@galo/contracts/basket'
import { isAppError } from '@galo/contracts/errors'
import { addedLine } from './basket.model'

/** An addition nobody answered, and the basket it was sent over: it may have been made all the same. */
export interface LostAnswer {
  readonly item: ItemRequest
  readonly over: SignedBasket
}

/** True when nobody can say whether the other side did what was asked. */
export const isUnanswered = (error: unknown): boolean =>
  isAppError(error) && (error.code === 'network' || error.code === 'timeout')

export const isSameAddition = (lost: LostAnswer, item: ItemRequest): boolean =>
  JSON.stringify(lost.item) === JSON.stringify(item)

/** The line a lost addition made, seen in the basket as it stands now; `null` when it was never made. */
export const lineMade = ({ item, over }: LostAnswer, now: Basket): ReturnType<typeof addedLine> =>
  addedLine(over.data, { ...now, menu_items: now.menu_items.filter(({ menu_item_id }) => menu_item_id === item.id) })
