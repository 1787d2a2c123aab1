import type { MenuItem } from '@galo/contracts/menu'
import type { Diet, FulfilmentType } from '@galo/domain'
import type { CardSection } from '../../features/item/item.data'
import type { MostOrderedHere } from '../../features/item/most-ordered.model'
import type { MenuRestaurant } from '../../features/restaurant-header/restaurant.data'

/** What the menu page is drawn from. It travels inside the document, so it holds what the cards show and nothing else. */
export interface MenuPageData {
  readonly restaurant: MenuRestaurant
  readonly fulfilmentType: FulfilmentType
  readonly sections: readonly CardSection[]
  /** Of the menu that it was read from: what else is known of its dishes is as new only if it is of the same. */
  readonly menuMark: string
  /** Of these it says enough for a press beside the search. */
  readonly quickDiets: readonly Diet[]
  /** Sold out or not sold here: choices that are a portion of one of these can't be taken (row F12). */
  readonly unavailableItemIds: readonly string[]
  /** Left out where nobody could say it. */
  readonly mostOrdered?: MostOrderedHere
  /** Nobody could say what has sold out: all is shown (E13). Left out where somebody could. */
  readonly isStockUnknown?: true
  /** The dish named in the address, whole, so that a shared link or a reload opens it without another call. */
  readonly openItem: MenuItem | null
}
