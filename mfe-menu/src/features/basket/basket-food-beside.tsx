import { BasketFood, type BasketFoodProps } from './basket-food'
import { ToCheckout } from './to-checkout'

/** What the basket beside the menu shows when there is food in it, with the way on. */
export const BasketFoodBeside = (props: BasketFoodProps) => (
  <>
    <BasketFood {...props} />
    <ToCheckout />
  </>
)
