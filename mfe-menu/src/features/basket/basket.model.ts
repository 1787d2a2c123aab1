import type { ItemRequest, SignedBasket } from '@galo/contracts/basket'
import { err, isSameWay, ok, type FulfilmentType, type OrderableFulfilment, type Result } from '@galo/domain'
import type { StateOf } from '@galo/state'
import type { BasketRestaurant, Extra } from '../../../remote'
import type { BasketErrorCode, BasketRefusal, OfferErrorCode, PlaceRefusal } from './basket.errors'
import { hasAlcohol, hasFood } from './basket.lines'

type BasketState = StateOf<'basket'>

/** So many failures in a row, and "Try again" is not offered any more. */
export const RETRY_LIMIT = 4

/** Where a basket's food comes from, and how it gets to the person. */
export interface BasketPlace {
  readonly restaurant: BasketRestaurant
  readonly fulfilmentType: FulfilmentType
}

/** One that can be ordered from, that way. */
export interface OrderablePlace extends BasketPlace {
  readonly fulfilmentType: OrderableFulfilment
}

/** A dish as the customer made it. `name` is for what has to be said of it before it is in a basket; `picture` is remembered for the basket's lines, whose wire shape has none. */
export interface Addition {
  readonly item: ItemRequest
  readonly picture: string
  /** For adults only (I04). */
  readonly forAdults?: boolean
  /** Taken from what was suggested beside the basket (F03, F14). */
  readonly upsell?: boolean
  readonly name?: string
  readonly crossSell?: readonly Extra[]
  /** What the button said it costs, in minor units: deposits and what goes in with it included. */
  readonly asked?: number
  /** By what it was judged when it was pressed. */
  readonly pressedFor?: StateOf<'menuFilters'>
}

/** Row F17: one restaurant and one way of having it per basket. An empty basket goes anywhere. */
export const checkPlace = (state: BasketState, place: BasketPlace): Result<void, PlaceRefusal> => {
  if (!hasFood(state) || state.restaurant === null) return ok(undefined)
  if (state.restaurant.id !== place.restaurant.id)
    return err({ reason: 'different-restaurant', current: state.restaurant })
  if (!isSameWay(state.fulfilmentType, place.fulfilmentType))
    return err({ reason: 'different-fulfilment', current: state.fulfilmentType })
  return ok(undefined)
}

/** What has to be asked before a dish goes in; `null` when nothing has. A basket that has alcohol in it was asked for: with its last bottle that is forgotten. */
export const questionBefore = (state: BasketState, place: BasketPlace, addition: Addition): BasketRefusal | null => {
  const forAdults = addition.forAdults === true
  const allowed = checkPlace(state, place)
  if (!allowed.ok) return { ...allowed.error, forAdults }
  return forAdults && !hasAlcohol(state) ? { reason: 'adults-only' } : null
}

/** A basket made for another place is not built upon, even when nothing is in it. */
export const isBasketFor = (state: BasketState, place: BasketPlace): boolean =>
  state.signed !== null &&
  state.restaurant?.id === place.restaurant.id &&
  isSameWay(state.fulfilmentType, place.fulfilmentType)

/** An answer with the basket, and the one from before beside it where a guest's basket has just become a customer's. */
export type BasketAnswer = SignedBasket & { readonly previous_basket?: SignedBasket | undefined }

/** The platform accepted a change: its answer replaces what was there, and failures are forgotten (row F16). */
export const adoptBasket = (
  state: BasketState,
  { previous_basket: previous, ...signed }: BasketAnswer,
): BasketState => ({
  ...state,
  signed,
  previous: previous ?? state.previous,
  revision: state.revision + 1,
  request: 'DONE',
  errorCode: null,
  errorCount: 0,
  failedLine: null,
  removedItems: signed.removed_items ?? [],
})

/** `key` is the line that was to change, or the dish that was to be added. */
export const failBasket = (state: BasketState, code: BasketErrorCode | OfferErrorCode, key: string): BasketState => ({
  ...state,
  request: 'ERROR',
  errorCode: code,
  failedLine: key,
  errorCount: state.errorCount + 1,
})

export const canRetry = (state: BasketState): boolean => state.errorCount < RETRY_LIMIT

/** Nothing in it, nothing known about it; the revision goes on counting, so that hearers see a change. */
export const emptyBasket = (state: BasketState): BasketState => ({
  ...state,
  signed: null,
  restaurant: null,
  revision: state.revision + 1,
  request: 'READY',
  errorCode: null,
  errorCount: 0,
  failedLine: null,
  notice: null,
  removedItems: [],
  takenOut: null,
  previous: null,
  waiting: [],
  pictures: {},
  name: '',
})
