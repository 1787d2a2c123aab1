import type { BasketView } from '@galo/contracts/basket'
import { Refusal } from '../../kernel/http/refusal'

/** Whether something in it is for adults only. */
export const isAgeRestricted = ({ menu_items }: Pick<BasketView, 'menu_items'>): boolean =>
  menu_items.some(({ age_restricted }) => age_restricted)

/**
 * Nobody is sold alcohol who has not said that they are 18 or over (I04). Asked of the frozen basket, before money is taken and once more when it is
 * ordered; who was refused may say it and ask again.
 */
export const checkAge = (built: BasketView, isStated: boolean | null | undefined, field: string): void => {
  if (isStated === true || !isAgeRestricted(built)) return
  throw new Refusal(
    409,
    'AGE_NOT_STATED',
    `${field}: there is alcohol in this basket, and nobody has said to be 18 or over`,
  )
}
