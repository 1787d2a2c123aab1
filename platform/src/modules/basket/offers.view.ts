import { toWirePrice } from '@galo/contracts/money'
import type { BasketView } from '@galo/contracts/basket'
import { REWARD_TYPES, subtractMoney } from '@galo/domain'
import type { PricedLine, Sale } from '../menu'
import type { BasketCard, BasketCode, RewardOffers } from './basket.ports'
import type { BasketSums } from './basket.sums'

/** H02. One reward per order: once it is chosen there is nothing more to choose. */
export const loyaltyView = (
  sale: Sale,
  lines: readonly PricedLine[],
  { reward }: BasketSums,
  card: BasketCard | null,
  rewards: RewardOffers,
): BasketView['loyalty'] => {
  if (card === null) return null
  const redeemable = reward === null ? rewards.redeemable(lines, card, sale) : []
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
          id: line.menuItemId,
          display_name: line.item?.displayName ?? '',
          discount_price: toWirePrice(subtractMoney(line.price, value)),
        },
      })),
      balance: REWARD_TYPES.map((type) => ({ reward_type: type, count: card.rewards[type] })),
    },
  }
}

/** H03. `codes` is what was typed, `applied` what takes something off. Rewards are kept apart. */
export const promotionsView = ({ discount: taken }: BasketSums, code: BasketCode | null): BasketView['promotions'] => ({
  codes: code === null ? [] : [code.discount.discountCode],
  applied:
    code === null || taken.value === 0 ? [] : [{ discount_code: code.discount.discountCode, kind: code.discount.kind }],
})
