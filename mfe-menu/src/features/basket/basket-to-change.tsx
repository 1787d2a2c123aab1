import { BasketBeside } from './basket-beside'
import { BasketFoodBeside } from './basket-food-beside'
import { EmptyBasket } from './empty-basket'

/** The basket with all its parts at once, where there may be food in it from the start. */
export const BasketToChange = () => <BasketBeside empty={<EmptyBasket />} food={<BasketFoodBeside />} />
