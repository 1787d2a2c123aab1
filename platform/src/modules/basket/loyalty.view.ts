import { toWirePrice } from '@galo/contracts/money'
import type { BasketView } from '@galo/contracts/basket'
import { REWARD_TYPES, subtractMoney } from '@galo/domain'
import type { SeedDiscountCode } from '../../../data/discount-codes'
import { allRedeemable } from '../loyalty/reward.rules'
import type { Card } from '../loyalty/loyalty.store'
import type { BasketSums } from './basket.sums'
import type { PricedBasket, PricedLine } from './line.price'

/** H02. One reward per order: once it is chosen there is nothing more to choose. */
export const loyaltyView = (
  { market, fulfilmentType }: PricedBasket,
  lines: readonly PricedLine[],
  { reward }: BasketSums,
  card: Card | null,
): BasketView['loyalty'] => {
  if (card === null) return null
  const redeemable = reward === null ? allRedeemable(lines, card.rewards, market, fulfilmentType) : []
  return {
    card_number: card.cardNumber,
    card_type: card.cardType,
    source: card.source,
    rewards: {
      applied:
        reward === null
          ? []
          : [{ reward_type: reward.type, value: toWirePrice(reward.value), basket_item_id: reward.lineId }],
      applicable: redeemable.map(({ type, line, value }) => ({
        reward_type: type,
        menu_item: {
          id: line.line.menuItemId,
          display_name: line.item?.displayName ?? '',
          discount_price: toWirePrice(subtractMoney(line.price, value)),
        },
      })),
      balance: REWARD_TYPES.map((type) => ({ reward_type: type, count: card.rewards[type] })),
    },
  }
}

/** H03. `codes` is what was typed, `applied` what takes something off. Rewards are kept apart. */
export const promotionsView = ({ discount }: BasketSums, code: SeedDiscountCode | null): BasketView['promotions'] => ({
  codes: code === null ? [] : [code.code],
  applied: code === null || discount.value === 0 ? [] : [{ discount_code: code.code, kind: code.kind }],
})
