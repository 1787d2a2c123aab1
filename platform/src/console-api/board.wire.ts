import type { OrderCard } from '@galo/console/calls'
import {
  formatMoney,
  formatTime,
  isAllergenName,
  localDateOf,
  MARKETS,
  portionsGone,
  presenceOf,
  type AllergenName,
  type Market,
} from '@galo/domain'
import { isAgeRestricted } from '../modules/basket'
import { lateFrom, stageOf } from './board.rules'
import { deliveryOnCard } from './board.delivery'
import { onTheBoard, type BoardRow } from './board.store'
import { labelsOf } from './label.rules'

type Order = BoardRow['order']

/** As the order keeps it: who ordered before there was anything to say avoids nothing that we know of. */
const avoidIn = ({ basket }: Order): readonly AllergenName[] => (basket.preferences?.avoid ?? []).filter(isAllergenName)

/** A line that says nothing of what is in it is one that nobody can be sure of. */
const warningsOf = (
  { allergens }: Order['basket']['menu_items'][number],
  avoid: readonly AllergenName[],
): OrderCard['items'][number]['warnings'] =>
  avoid
    .map(
      (allergen) =>
        ({ allergen, presence: allergens === undefined ? 'UNKNOWN' : presenceOf(allergens, allergen) }) as const,
    )
    .filter(({ presence }) => presence !== 'NO')

/** `13:15`; of another day `Sat 28 Nov, 13:15`. */
export const pickupLabel = (pickupTime: Date, market: Market, now: Date): string => {
  const { timeZone } = MARKETS[market]
  const time = formatTime(pickupTime.getTime(), timeZone)
  if (localDateOf(pickupTime.getTime(), timeZone) === localDateOf(now.getTime(), timeZone)) return time
  const day = { timeZone, weekday: 'short', day: 'numeric', month: 'short' } as const
  return `${new Intl.DateTimeFormat('en-GB', day).format(pickupTime).replace(',', '')}, ${time}`
}

/** One order as the board shows it: the words and times a person reads are made here, by the restaurant's own clock and currency. */
export const orderCard = ({ order, restaurant, tries, takenOut }: BoardRow, now: Date): OrderCard => ({
  id: order.id,
  shortId: order.shortId,
  restaurantId: order.restaurantId,
  restaurantName: restaurant.name,
  stage: stageOf(
    { ...order, market: restaurant.market, delivery: onTheBoard({ tries }) },
    restaurant.prepTimeMins,
    now,
  ),
  state: order.state,
  fulfilmentType: order.fulfilmentType,
  createdAt: order.createdAt.toISOString(),
  pickupTime: order.pickupTime?.toISOString() ?? null,
  pickupLabel: order.pickupTime === null ? null : pickupLabel(order.pickupTime, restaurant.market, now),
  lateFrom:
    lateFrom(
      { ...order, market: restaurant.market, delivery: onTheBoard({ tries }) },
      restaurant.prepTimeMins,
      now,
    )?.toISOString() ?? null,
  delivery: deliveryOnCard(tries, order, restaurant.market),
  isRefunded: order.refundedAt !== null,
  customerName: order.customer.first_name ?? '',
  items: order.basket.menu_items.map((item) => ({
    id: item.id,
    quantity: item.quantity,
    takenOut: portionsGone(item.id, takenOut),
    name: item.display_name,
    choices: item.modifiers.flatMap(({ slug, choices }) =>
      choices.map((choice) => ({ name: choice.display_name, isFire: slug === 'choose-baste' })),
    ),
    warnings: warningsOf(item, avoidIn(order)),
    labels: labelsOf(item).map(({ ingredients, mayContain, ...label }) => ({
      ...label,
      ingredients: [...ingredients],
      mayContain: [...mayContain],
    })),
  })),
  avoid: [...avoidIn(order)],
  diets: [...(order.basket.preferences?.diets ?? [])],
  isAgeRestricted: isAgeRestricted(order.basket),
  wantsCutlery: order.basket.preferences?.cutlery === true,
  wantsBag: order.basket.preferences?.bag === true,
  total: { currencyCode: order.currency, value: order.grandTotal },
  totalLabel: formatMoney({ currencyCode: order.currency, value: order.grandTotal + order.tip }),
  tipLabel: order.tip === 0 ? null : formatMoney({ currencyCode: order.currency, value: order.tip }),
})
