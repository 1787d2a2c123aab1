import { NetworkError } from '@galo/contracts/errors'
import { wordsOf } from '@galo/words'
import { aBasketAtWork, AT_DEANSGATE, DIP, withDips } from '../../test/a-basket-at-work'
import type { BasketActions } from './basket.actions'
import { BASKET_FAILURES_WORDS } from './basket-failures.words'

type Failing = readonly [code: string, call: string, act: (actions: BasketActions) => Promise<unknown>, words: string]

const FAILING: readonly Failing[] = [
  [
    'ADD_BASKET_ITEM_ERROR',
    'basket.add-item',
    (actions) => actions.add(AT_DEANSGATE, DIP),
    "We couldn't add that. Please try again.",
  ],
  [
    'PATCH_BASKET_ITEM_ERROR',
    'basket.change-item',
    (actions) => actions.step('line-1', 1),
    "We couldn't change that. Please try again.",
  ],
  [
    'PATCH_BASKET_ITEM_MODIFIER_ERROR',
    'basket.change-item',
    (actions) => actions.replace('line-1', { quantity: 1, modifiers: [] }),
    "We couldn't change those choices. Please try again.",
  ],
  [
    'REMOVE_BASKET_ITEM_ERROR',
    'basket.remove-item',
    (actions) => actions.setQuantity('line-1', 0),
    "We couldn't remove that. Please try again.",
  ],
  [
    'VALIDATE_BASKET_ERROR',
    'basket.validate-basket',
    (actions) => actions.recheck('fact-1'),
    "We couldn't check your basket. Please try again.",
  ],
]

describe('a change that fails', () => {
  it.each(FAILING)('is %s where %s could not be had', async (code, call, act, words) => {
    const { actions, store, http } = aBasketAtWork(withDips(1))
    http.answer(call, () => {
      throw new NetworkError('unreachable')
    })
    await act(actions)
    expect(store.getState()).toMatchObject({ request: 'ERROR', errorCode: code, errorCount: 1 })
    const { errors } = wordsOf(BASKET_FAILURES_WORDS, { language: 'en', market: 'UK' })
    expect(Object.entries(errors)).toContainEqual([code, words])
  })
})
