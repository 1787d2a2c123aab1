import { itemPrice, type FulfilmentType } from '@galo/domain'
import type { CatalogueItem } from '../../../data/menu/types'
import { isAlcoholSoldAt, isAlcoholSoldFrom, type LicenceFacts } from '../restaurants'

/** `HIDDEN` is not on this menu at all, `UNAVAILABLE` is on it and can not be had now. */
type ItemStatus = 'HIDDEN' | 'UNAVAILABLE'

/** The parts of an item its status follows from. */
export type SaleFacts = Pick<CatalogueItem, 'priceList' | 'ageRestricted'>

/** How an item is not simply there, for this way of ordering and this moment; null when it is (E12). */
export const statusOf = (
  item: SaleFacts,
  stock: ItemStatus | null,
  restaurant: LicenceFacts,
  fulfilmentType: FulfilmentType,
  now: Date,
): ItemStatus | null => {
  const isSoldThisWay = itemPrice({ priceList: item.priceList[restaurant.market] }, fulfilmentType) !== null
  if (!isSoldThisWay || stock === 'HIDDEN') return 'HIDDEN'
  if (!item.ageRestricted) return stock
  if (restaurant.alcoholLicence === null) return 'HIDDEN'
  const isSold =
    fulfilmentType === 'NONE' ? isAlcoholSoldAt(restaurant, now) : isAlcoholSoldFrom(restaurant, fulfilmentType, now)
  return isSold ? stock : 'UNAVAILABLE'
}
