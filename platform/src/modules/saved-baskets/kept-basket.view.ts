import { toWirePrice } from '@galo/contracts/money'
import { MARKETS, selectionProblems, type Money } from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import { foodOf, missingOf } from '../basket'
import { chosenModifiers, dishesIn, priceLines, readMenu, selectionOf, toMenuItem, type PricedLine } from '../menu'
import { findRestaurant } from '../restaurants'
import type { Contents, KeptRow } from './kept-basket.store'

/** A dish that can be ordered as it is, today. */
const canBeHad = (line: PricedLine, sale: Parameters<typeof missingOf>[2], menu: Parameters<typeof missingOf>[1]) =>
  line.item !== undefined &&
  missingOf(line, menu, sale).length === 0 &&
  selectionProblems(toMenuItem(line.item, sale.market), selectionOf(line)).length === 0

/** What was kept, at the prices and from the menu of this moment; null where its restaurant is no more. */
export const keptView = async (db: Db, row: KeptRow) => {
  const restaurant = await findRestaurant(db, row.restaurantId)
  if (restaurant === undefined) return null
  const { market, id, slug, name, streetAddress, city, postcode } = restaurant
  const sale = { market, fulfilmentType: row.fulfilmentType }
  const lines = row.lines.map((line, index) => ({ ...line, id: String(index), isUpsell: false }))
  const menu = await readMenu(db, { restaurantId: id, lines })
  const priced = priceLines({ ...sale, lines }, menu)
  const priceOf = (line: PricedLine): Money | null => (canBeHad(line, sale, menu) ? line.price : null)
  const total = priced.reduce((sum, line) => sum + (priceOf(line)?.value ?? 0) * line.quantity, 0)
  return {
    id: row.id,
    restaurant: {
      id,
      slug,
      name,
      address: `${streetAddress}, ${city} ${postcode}`,
      country: MARKETS[market].countryCode,
    },
    fulfilment_type: row.fulfilmentType,
    dishes: priced.map((line, index) => {
      const price = priceOf(line)
      return {
        menu_item_id: line.menuItemId,
        display_name: line.item?.displayName ?? row.lines[index]?.displayName ?? '',
        quantity: line.quantity,
        modifiers: modifiersOf(line),
        price: price === null ? null : toWirePrice(price),
        ...(line.item === undefined ? {} : foodOf(line.item, line)),
        age_restricted: dishesIn(line, menu).some(({ ageRestricted }) => ageRestricted),
      }
    }),
    items_total: toWirePrice({ currencyCode: MARKETS[market].currencyCode, value: total }),
  }
}

/** Of a choice that the menu has no more only its number is known. */
const modifiersOf = ({ item, modifiers }: PricedLine) =>
  modifiers.map(({ id, choices }) => {
    const known = item === undefined ? [] : chosenModifiers(item, { modifiers: [{ id, choices }] })
    const names = new Map(
      known.flatMap((modifier) => modifier.choices.map((choice) => [choice.id, choice.displayName])),
    )
    return { id, choices: choices.map((choice) => ({ id: choice, display_name: names.get(choice) ?? '' })) }
  })

/** What of a basket is kept. */
export const contentsOf = async (
  db: Db,
  { restaurantId, fulfilmentType, lines }: Pick<Contents, 'restaurantId' | 'fulfilmentType'> & BasketLines,
): Promise<Contents> => {
  const menu = await readMenu(db, { restaurantId, lines })
  return {
    restaurantId,
    fulfilmentType,
    lines: lines.map(({ menuItemId, quantity, modifiers }) => ({
      menuItemId,
      quantity,
      modifiers,
      displayName: menu.item(menuItemId)?.displayName ?? '',
    })),
  }
}

interface BasketLines {
  readonly lines: readonly Omit<Contents['lines'][number], 'displayName'>[]
}
