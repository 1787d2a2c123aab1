import { BasketBeside } from './basket-beside'
import { BasketFoodBeside } from './basket-food-beside'
import { BasketSummary } from './basket-summary'

/** The basket beside the menu (`aside`), where it is changed, or inside the checkout (`summary`), where it is read. */
export const BasketPanel = ({ variant }: { readonly variant: 'summary' | 'aside' }) =>
  variant === 'aside' ? <BasketBeside food={<BasketFoodBeside />} /> : <BasketSummary />
