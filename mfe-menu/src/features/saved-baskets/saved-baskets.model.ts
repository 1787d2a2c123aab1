import type { SavedBasket } from '@galo/contracts/saved-baskets'
import { isRejected } from '@galo/contracts/errors'
import type { SavedBasketsWords } from './saved-baskets.words'

export type SaveRefusal = keyof SavedBasketsWords['refusals']

/** The names of the dishes that can't be had today as they were chosen. */
export const goneDishes = ({ dishes }: Pick<SavedBasket, 'dishes'>): readonly string[] =>
  dishes.filter(({ price }) => price === null).map(({ display_name }) => display_name)

/** How many dishes of it can be had today, every portion counted. */
export const portionsOf = ({ dishes }: Pick<SavedBasket, 'dishes'>): number =>
  dishes.reduce((sum, { price, quantity }) => (price === null ? sum : sum + quantity), 0)

/** Whether saving under this name takes the place of a basket that is saved already. */
export const isTaken = (typed: string, saved: readonly Pick<SavedBasket, 'name'>[]): boolean =>
  saved.some(({ name }) => name === typed.trim())

const REFUSED: readonly SaveRefusal[] = ['TOO_MANY_SAVED_BASKETS', 'BASKET_EMPTY', 'NOT_FOUND']

/** Why a basket was not saved, as its customer is told. */
export const refusalOf = (error: unknown, isOnline: boolean): SaveRefusal => {
  if (!isOnline) return 'offline'
  return (isRejected(error) && REFUSED.find((code) => code === error.model.errorCode)) || 'other'
}
