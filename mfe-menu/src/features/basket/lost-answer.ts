import type { Basket, ItemRequest, SignedBasket } from '@galo/contracts/basket'
import { isAppError } from '@galo/contracts/errors'
import { addedLine, type Added } from './basket-differences'

/** An addition nobody answered, and the basket it was sent over: it may have been made all the same. */
interface LostAnswer {
  readonly item: ItemRequest
  readonly over: SignedBasket
}

/** True when nobody can say whether the other side did what was asked. */
export const isUnanswered = (error: unknown): boolean =>
  isAppError(error) && (error.code === 'network' || error.code === 'timeout')

/** The line a lost addition made, seen in the basket as it stands now; `null` when it was never made. */
const lineMade = ({ item, over }: LostAnswer, now: Basket): Added | null =>
  addedLine(over.data, { ...now, menu_items: now.menu_items.filter(({ menu_item_id }) => menu_item_id === item.id) })

/** Additions nobody answered since the basket was last heard of. */
export const createLostAnswers = () => {
  let lost: readonly LostAnswer[] = []
  return {
    add: (item: ItemRequest, over: SignedBasket) => {
      lost = [...lost, { item, over }]
    },
    has: (item: ItemRequest): boolean => lost.some((one) => isSame(one.item, item)),
    /** Looks for the same addition in the basket as it is now, and is done with it. */
    take: (item: ItemRequest, now: Basket | null): Added | null => {
      const found = lost.find((one) => isSame(one.item, item))
      lost = lost.filter((one) => one !== found)
      return found === undefined || now === null ? null : lineMade(found, now)
    },
    clear: () => {
      lost = []
    },
  }
}

export type LostAnswers = ReturnType<typeof createLostAnswers>

const isSame = (one: ItemRequest, other: ItemRequest): boolean => JSON.stringify(one) === JSON.stringify(other)
