import type { FulfilmentType } from '@galo/domain'
import { useStore } from '@galo/state'
import { Text } from '@galo/ui'
import { hasFood } from '../../features/basket/basket.lines'
import type { useAddToBasket } from '../../features/basket/use-add-to-basket'
import { useFoodProfile } from '../../features/basket/use-food-profile'
import { usePreferences } from '../../features/basket/use-preferences'
import type { CardSection } from '../../features/item/item.data'
import { KitchenNote } from '../../features/kitchen-note/kitchen-note'
import { Packaging } from '../../features/packaging/packaging'
import type { Ordering } from '../../features/restaurant-header/ordering.model'
import type { MenuRestaurant } from '../../features/restaurant-header/restaurant.data'
import { dishesToSuggest, type SuggestedDish } from '../../features/upsell/upsell.model'
import { Upsell } from '../../features/upsell/upsell'
import { useSuggestions } from '../../features/upsell/use-suggestions'
import type { useMenuAddress } from './use-menu-address'

type Adding = ReturnType<typeof useAddToBasket>

/** Each stays the very same while it says the same: a basket is not drawn again for what opens on top of it. */
export interface BasketExtrasProps {
  readonly restaurant: MenuRestaurant
  /** How the food of this menu is had. */
  readonly fulfilmentType: FulfilmentType
  /** What can be ordered here now. */
  readonly ordering: Ordering
  /** The dishes of the menu that is open, as they are now. */
  readonly sections: readonly CardSection[]
  readonly addFromCard: Adding['addFromCard']
  readonly say: Adding['say']
  /** Why the dish that was added last did not go in, where the basket does not say so itself. */
  readonly refusal: string | null
  readonly linkTo: ReturnType<typeof useMenuAddress>['linkToItem']
}

/** What stands beside the dishes of the basket: what goes well with them, what the kitchen is told, what comes along. */
export const BasketExtras = ({ restaurant, ordering, sections, addFromCard, refusal, linkTo }: BasketExtrasProps) => {
  const basket = useStore('basket', (state) => (hasFood(state) ? state.signed?.data : undefined))
  const isOfThisMenu = useStore('basket', (state) => state.restaurant?.id === restaurant.id)
  const canAdd = isOfThisMenu && ordering.kind === 'ready'
  const profile = useFoodProfile()
  const { preferences, wish } = usePreferences()
  const { suggestions } = useSuggestions(canAdd ? basket : undefined)
  if (basket === undefined) return null
  const suggested = canAdd
    ? dishesToSuggest(
        suggestions,
        sections.flatMap(({ items }) => items),
        profile,
      )
    : []
  const add = ({ dish: { id, picture, price, deposit }, modifiers }: SuggestedDish) =>
    void addFromCard(id, modifiers ?? [], {
      picture: picture.url,
      upsell: true,
      asked: price.value + deposit,
    })
  return (
    <>
      <Upsell suggested={suggested} linkTo={linkTo} onAdd={add} />
      {refusal !== null && (
        // The page's own word about it lies under the sheet.
        <Text size="small" role="alert">
          {refusal}
        </Text>
      )}
      <KitchenNote
        profile={profile}
        told={preferences}
        onTell={({ avoid, diets }) => void wish({ avoid: [...avoid], diets: [...diets] })}
      />
      <Packaging fulfilmentType={basket.fulfilment_type} wishes={preferences} onWish={(wished) => void wish(wished)} />
    </>
  )
}
