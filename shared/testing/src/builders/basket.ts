import type { Basket, BasketItem, SignedBasket } from '@galo/contracts/basket'
import type { WirePrice } from '@galo/contracts/money'
import type { StateOf } from '@galo/state'

type BasketState = StateOf<'basket'>

const pence = (value: number): WirePrice => ({ currency_code: 'GBP', value })

/** One garlic dip, unless told otherwise. `each` is its price with choices, in pence; the sums follow. */
export const aLine = ({ each = 120, ...given }: Partial<BasketItem> & { each?: number } = {}): BasketItem => {
  const quantity = given.quantity ?? 1
  return {
    id: 'line-1',
    menu_item_id: 'item-garlic-dip',
    display_name: 'Garlic dip',
    slug: 'garlic-dip',
    quantity,
    price: pence(each),
    total_price: pence(each * quantity),
    modifiers: [],
    eligible_rewards: [],
    deductions: [],
    ...given,
  }
}

/** A dish with one side, which has sold out unless told otherwise. */
export const aLineWithSide = ({
  side = 'Spiced rice',
  isGone = true,
  ...given
}: Parameters<typeof aLine>[0] & { side?: string; isGone?: boolean } = {}): BasketItem => {
  const choice = {
    id: 'a-side',
    slug: 'a-side',
    display_name: side,
    price: pence(0),
    eligible_rewards: [],
    out_of_stock: isGone,
  }
  return aLine({
    display_name: 'Half chicken',
    modifiers: [{ id: 'sides', slug: 'choose-sides-regular', prompt_label: 'Your sides', choices: [choice] }],
    out_of_stock: isGone,
    ...given,
  })
}

/** A collection basket in Manchester whose totals are the sum of its lines and fees. */
export const aBasket = (given: Partial<Basket> = {}): Basket => {
  const lines = given.menu_items ?? [aLine()]
  const fees = given.fees ?? []
  const items = lines.reduce((sum, { total_price }) => sum + total_price.value, 0)
  const fee = fees.reduce((sum, { amount }) => sum + amount.value, 0)
  return {
    id: 'basket-1',
    customer_id: 'guest-1',
    restaurant_id: 'galo-uk-manchester-deansgate',
    fulfilment_type: 'COLLECTION',
    revision: 1,
    built: false,
    menu_items: lines,
    fees,
    totals: { items: pence(items), deductions: pence(0), fees: pence(fee), grand_total: pence(items + fee) },
    loyalty: null,
    promotions: null,
    ...given,
  }
}

/** As the platform answers. The signature is not one: nothing on this side of the wire can check it. */
export const aSignedBasket = (given: Partial<Basket> = {}, signature = 'signature-1'): SignedBasket => ({
  data: aBasket(given),
  expiry: '2026-11-18T12:35:00.000Z',
  signature,
})

/** The basket's store after an answer, with no request under way and no message. */
export const aBasketState = (
  given: Partial<BasketState> & Pick<BasketState, 'signed' | 'restaurant'>,
): BasketState => ({
  fulfilmentType: 'COLLECTION',
  revision: 1,
  request: 'DONE',
  errorCode: null,
  errorCount: 0,
  failedLine: null,
  notice: null,
  removedItems: [],
  takenOut: null,
  previous: null,
  waiting: [],
  pictures: {},
  name: '',
  ...given,
})
