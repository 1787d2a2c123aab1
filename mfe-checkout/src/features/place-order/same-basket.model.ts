import type { Basket } from '@galo/contracts/basket'

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

/** What lies in it and has sold out, or lacks a choice: choices by their own name, dishes by theirs. */
export const namesToMend = ({ menu_items }: Basket): readonly string[] => [
  ...new Set(
    menu_items
      .filter(({ out_of_stock: isOut, error }) => isOut === true || error === true)
      .flatMap(({ display_name: dish, modifiers }) => {
        const sides = modifiers.flatMap(({ choices }) => choices.filter(({ out_of_stock: isOut }) => isOut === true))
        return sides.length === 0 ? [dish] : sides.map(({ display_name: side }) => `${side} (${dish})`)
      }),
  ),
]
