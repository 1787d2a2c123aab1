import type { Basket } from '@galo/contracts/basket'
import { useStore, useWriter } from '@galo/state'

/** What is tipped with this basket (X06): nothing until the customer chooses, and what they chose for another basket is nothing here. */
export const useTip = ({ id, totals }: Pick<Basket, 'id' | 'totals'>) => {
  const checkout = useWriter('checkout')
  const given = useStore('checkout', ({ tip }) => (tip?.basketId === id ? tip : null))
  /** Nothing can be tipped where no card is asked for. */
  const isOffered = totals.grand_total.value > 0
  return {
    isOffered,
    value: given?.value ?? 0,
    own: given?.own ?? null,
    isUnreadable: isOffered && given?.value === null,
    give: (value: number | null, own: string | null) =>
      checkout.setState((known) => ({ ...known, tip: { basketId: id, value, own } })),
  }
}

export type Tip = ReturnType<typeof useTip>
