import type { Basket } from '@galo/contracts/basket'

/** Whether something in it is for adults only, and has hours of its own. */
export const hasAlcohol = ({ menu_items }: Pick<Basket, 'menu_items'>): boolean =>
  menu_items.some(({ age_restricted: isAlcohol }) => isAlcohol)
