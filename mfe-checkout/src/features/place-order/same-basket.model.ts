import type { Basket } from '@galo/contracts'

const shown = ({ menu_items, totals }: Basket): string =>
  JSON.stringify([
    menu_items.map(({ id, quantity, total_price }) => [id, quantity, total_price.value]),
    totals.grand_total.currency_code,
    totals.grand_total.value,
  ])

/**
 * Whether the customer would see no difference. The platform signs anew whatever it touches; only when dishes, numbers or
 * sums are other ones does the customer have to look again before paying.
 */
export const isSameBasket = (seen: Basket, fresh: Basket): boolean => shown(seen) === shown(fresh)

/** The names of what is no longer there, each once, in the order they stood (row F12). */
export const goneNames = (seen: Basket, fresh: Basket): readonly string[] => {
  const left = new Set(fresh.menu_items.map(({ id }) => id))
  return [...new Set(seen.menu_items.filter(({ id }) => !left.has(id)).map(({ display_name }) => display_name))]
}
