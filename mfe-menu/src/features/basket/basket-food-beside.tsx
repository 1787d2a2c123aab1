import { useStore } from '@galo/state'
import { BasketFood, type BasketFoodProps } from './basket-food'
import { hasFood } from './basket.lines'
import { ToCheckout } from './to-checkout'

/** What the basket beside the menu shows when there is something to show, with the way on where there is food. */
export const BasketFoodBeside = (props: BasketFoodProps) => (
  <>
    <BasketFood {...props} />
    {useStore('basket', hasFood) && <ToCheckout />}
  </>
)
