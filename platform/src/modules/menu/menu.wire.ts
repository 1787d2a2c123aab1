import { depositsFor, MARKETS, type Market, type Money } from '@galo/domain'
import type { CatalogueChoice, CatalogueItem, CatalogueModifier } from '../../../data/menu/types'
import { crossSellOf } from './cross-sell.rules'
import { pictureUrl } from './menu.pictures'

const PICTURE_SIZE = 200

const toChoice = ({ isDefault, ...choice }: CatalogueChoice, market: Market) => ({
  ...choice,
  defaultChoice: isDefault === true,
  price: { currencyCode: MARKETS[market].currencyCode, value: choice.price[market] },
})

export const toModifier = ({ choices, ...modifier }: CatalogueModifier, market: Market) => ({
  ...modifier,
  choices: choices.map((choice) => toChoice(choice, market)),
})

/** What the bottles and cans of one portion add when it is taken away; null when they add nothing. */
const depositFee = ({ containers }: CatalogueItem, market: Market): Money | null => {
  const deposit = depositsFor(market, 'COLLECTION', containers)
  return deposit.value > 0 ? deposit : null
}

/** One dish as the wire knows it (E03), at one market's prices. */
export const toMenuItem = (item: CatalogueItem, market: Market) => ({
  ...item,
  image: {
    url: pictureUrl(item.picture),
    altText: item.pictureAlt,
    ratio: '1:1',
    width: PICTURE_SIZE,
    height: PICTURE_SIZE,
    ground: item.ground,
  },
  priceList: item.priceList[market],
  depositFee: depositFee(item, market),
  modifiers: item.modifiers.map((modifier) => toModifier(modifier, market)),
})

export type WireItem = ReturnType<typeof toMenuItem>

/** The whole menu's dishes, where a choice brings the deposit of the dish it is a portion of along. */
export const toMenuItems = (items: readonly CatalogueItem[], market: Market) => {
  const deposits = new Map(items.map((item) => [item.id, depositFee(item, market)]))
  const withDeposit = <C extends Pick<CatalogueChoice, 'itemId'>>(choice: C) => ({
    ...choice,
    depositFee: choice.itemId === undefined ? null : (deposits.get(choice.itemId) ?? null),
  })
  return items.map((item) => {
    const listed = toMenuItem(item, market)
    const modifiers = listed.modifiers.map((modifier) => ({
      ...modifier,
      choices: modifier.choices.map(withDeposit),
    }))
    return { ...listed, modifiers, crossSell: crossSellOf(item, items, market) }
  })
}
