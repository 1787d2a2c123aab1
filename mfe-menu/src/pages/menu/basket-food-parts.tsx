import { BasketFoodBeside } from '../../features/basket/basket-food-beside'
import { BasketFood } from '../../features/basket/basket-food'
import { BasketSheet } from '../../features/basket/basket-sheet'
import { AllergenNotice } from '../../features/notices/allergen-notice'
import { BasketOffers } from './basket-offers'
import { KeptBaskets } from './kept-baskets'
import { BasketExtras, type BasketExtrasProps } from './basket-extras'

/** The food of the basket beside the menu, with everything that goes with it. */
export const MenuBasketFood = (props: BasketExtrasProps) => (
  <BasketFoodBeside before={<AllergenNotice />} after={<KeptBaskets />}>
    <BasketExtras {...props} />
    <BasketOffers />
  </BasketFoodBeside>
)

interface MenuBasketSheetProps {
  readonly extras: BasketExtrasProps
  readonly onClose: () => void
}

/** The same on a phone. */
export const MenuBasketSheet = ({ extras, onClose }: MenuBasketSheetProps) => (
  <BasketSheet
    onClose={onClose}
    food={
      <BasketFood before={<AllergenNotice />} after={<KeptBaskets />}>
        <BasketExtras {...extras} />
        <BasketOffers />
      </BasketFood>
    }
  />
)
