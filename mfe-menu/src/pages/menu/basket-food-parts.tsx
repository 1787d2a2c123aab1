import { lazy, memo, Suspense } from 'react'
import { useLocation } from '@galo/navigation'
import { BasketFoodBeside } from '../../features/basket/basket-food-beside'
import { BasketFood } from '../../features/basket/basket-food'
import { BasketSheet } from '../../features/basket/basket-sheet'
import { useAccountProfile } from '../../features/menu-filters/use-account-profile'
import { AllergenNotice } from '../../features/notices/allergen-notice'
import { BasketHalted, useHalted } from './basket-halted'
import { BasketOffers } from './basket-offers'
import { KeptBaskets } from './kept-baskets'
import { BasketExtras, type BasketExtrasProps } from './basket-extras'

const Before = (props: BasketExtrasProps) => (
  <>
    <BasketHalted {...props} />
    <AllergenNotice />
  </>
)

/**
 * The food of the basket beside the menu, with everything that goes with it. Not drawn again for what opens on top of it. It may be passed over here, and
 * not further up: there the empty basket of the server's page still sleeps, and React would hold a new address back until somebody brings its code.
 */
export const MenuBasketFood = memo((props: BasketExtrasProps) => {
  // It is here, in a phone's page too, as soon as somebody is known to be signed in.
  useAccountProfile()
  const halted = useHalted(props)?.title
  return (
    <BasketFoodBeside halted={halted} before={<Before {...props} />} after={<KeptBaskets />}>
      <BasketExtras {...props} />
      <BasketOffers />
    </BasketFoodBeside>
  )
})
MenuBasketFood.displayName = 'MenuBasketFood'

interface MenuBasketSheetProps {
  readonly extras: BasketExtrasProps
  readonly onClose: () => void
}

/** Few come by such a link, and whoever does will want it put in. */
const OpenSharedBasket = lazy(() =>
  import(/* webpackChunkName: "at-once" */ './shared-basket').then((m) => ({ default: m.OpenSharedBasket })),
)

/** The same on a phone; and in its place what somebody has shared, where the address says so. */
export const MenuBasketSheet = ({ extras, onClose }: MenuBasketSheetProps) => {
  const halted = useHalted(extras)?.title
  const shared = new URLSearchParams(useLocation().search).get('shared')
  if (shared)
    return (
      <Suspense>
        <OpenSharedBasket key={shared} id={shared} onClose={onClose} {...extras} />
      </Suspense>
    )
  return (
    <BasketSheet
      halted={halted}
      onClose={onClose}
      food={
        <BasketFood before={<Before {...extras} />} after={<KeptBaskets />}>
          <BasketExtras {...extras} />
          <BasketOffers />
        </BasketFood>
      }
    />
  )
}
