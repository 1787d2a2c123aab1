import { basketCount } from '@galo/contracts/basket'
import { toMoney } from '@galo/contracts/money'
import { formatMoney } from '@galo/domain'
import { useStore } from '@galo/state'

export interface BasketInShort {
  readonly things: number
  readonly restaurant: string
  readonly total: string
}

/** What waits in the basket; `null` while it is empty, or nobody has one to show. */
export const useBasketInShort = (): BasketInShort | null => {
  const things = useStore('basket', basketCount) ?? 0
  const restaurant = useStore('basket', (basket) => basket.restaurant?.name ?? null) ?? null
  const total = useStore('basket', ({ signed }) => signed?.data.totals.grand_total ?? null) ?? null
  if (things === 0 || restaurant === null || total === null) return null
  return { things, restaurant, total: formatMoney(toMoney(total)) }
}
