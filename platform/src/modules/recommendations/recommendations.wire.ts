import { toWirePrice } from '@galo/contracts/money'
import type { Market } from '@galo/domain'
import type { CatalogueItem } from '../../../data/menu/types'
import { toMenuItem } from '../menu'

/** A suggestion as the wire knows it (F14); `image_url` has neither size nor extension, as in the menu. */
export const toRecommendation = (item: CatalogueItem, market: Market) => {
  const { image, priceList, depositFee } = toMenuItem(item, market)
  return {
    menu_item_id: item.id,
    display_name: item.displayName,
    image_url: image.url,
    alt_text: image.altText,
    kcal: item.nutritionalFacts.kcal,
    diets: item.diets,
    grouping: item.category,
    allergens: item.allergens,
    has_modifiers: item.modifiers.length > 0,
    price_list: priceList.map(({ displayName, fulfilmentTypes, kind, price }) => ({
      displayName,
      fulfilmentTypes,
      kind,
      ...toWirePrice(price),
    })),
    serving_info: item.servingType,
    deposit_fee: depositFee === null ? null : toWirePrice(depositFee),
  }
}
