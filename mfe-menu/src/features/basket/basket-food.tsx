import { AllergensLink } from './allergens-link'
import { BasketLines } from './basket-lines'
import { BasketTotals } from './basket-totals'

/** The dishes of the basket and what they come to. */
export const BasketFood = () => (
  <>
    <BasketLines />
    <AllergensLink />
    <BasketTotals />
  </>
)
