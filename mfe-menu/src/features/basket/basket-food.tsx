import { BasketLines } from './basket-lines'
import { BasketTotals } from './basket-totals'

/** The dishes of the basket and what they come to. */
export const BasketFood = () => (
  <>
    <BasketLines />
    <BasketTotals />
  </>
)
