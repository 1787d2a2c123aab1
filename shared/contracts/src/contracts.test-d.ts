import type { ItemRules, Money } from '@galo/domain'
import { updateView, type SignedBasket } from './basket'
import type { MenuItem } from './menu'
import { toMoney } from './money'

/** The compiler is the promise here. What the domain reasons about is what the wire brings, without mapping: */
export const rulesOf = (item: MenuItem): ItemRules => item
export const priceOf = (item: MenuItem): Money | undefined => item.priceList[0]?.price

export const view = (signed: SignedBasket) => {
  // @ts-expect-error A field the basket does not have is a mistake, however lenient the check at the door is.
  void signed.data.grand_total
  return updateView(signed, { item_id: 'line-1' }).item_id satisfies string
}

// @ts-expect-error A wire price is not money until it is mapped.
export const unmapped: Money = { currency_code: 'GBP', value: 100 }
export const mapped: Money = toMoney({ currency_code: 'GBP', value: 100 })
