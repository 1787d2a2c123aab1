import type { BasketItem } from '@galo/contracts/basket'
import type { StateOf } from '@galo/state'
import { aBasketState, aSignedBasket } from '@galo/testing'

type BasketState = StateOf<'basket'>

export const DEANSGATE = {
  id: 'galo-deansgate',
  slug: 'galo-deansgate',
  name: 'Galo Deansgate',
  address: '231 Deansgate',
}
export const PICCADILLY = {
  id: 'galo-piccadilly',
  slug: 'piccadilly',
  name: 'Galo Piccadilly',
  address: '2 Piccadilly',
}

/** The basket's store with these lines in it, as the last answer left it. */
export const aFilledBasket = (lines: readonly BasketItem[], given: Partial<BasketState> = {}): BasketState =>
  aBasketState({ signed: aSignedBasket({ menu_items: [...lines] }), restaurant: DEANSGATE, ...given })
