import { NetworkError } from '@galo/contracts/errors'
import { aLineWithSide, aSignedBasket } from '@galo/testing'
import { aBasketAtWork, refusal, withDips } from '../../test/a-basket-at-work'

describe('a choice that sold out', () => {
  const withSide = (isGone: boolean, quantity = 1) =>
    aSignedBasket({ menu_items: [aLineWithSide({ isGone, quantity })] }, `side-gone-${isGone}`)

  it('is marked and named when one more is asked for, instead of "We couldn’t change that"', async () => {
    const { actions, store, http } = aBasketAtWork(withSide(false))
    http.answer('basket.change-item', () => {
      throw refusal(409, 'ITEM_OUT_OF_STOCK')
    })
    http.answer('basket.validate-basket', () => withSide(true))
    await actions.step('line-1', 1)
    expect(store.getState()).toMatchObject({ request: 'DONE', errorCode: null, failedLine: null })
    expect(store.getState().notice).toBe('Sorry, Spiced rice just sold out. Choose something else for Half chicken.')
    expect(store.getState().signed?.data.menu_items[0]?.out_of_stock).toBe(true)
  })

  it('is named when checkout had the basket refused for it, though the sum is the same', async () => {
    const { actions, store, http } = aBasketAtWork(withSide(false))
    const answers = [
      () => {
        throw refusal(409, 'BASKET_STALE', withSide(true))
      },
      () => withSide(true),
    ]
    http.answer('basket.validate-basket', () => answers.shift()?.())
    await actions.recheck('fact-1', 'ITEM_OUT_OF_STOCK')
    expect(store.getState().notice).toBe('Sorry, Spiced rice just sold out. Choose something else for Half chicken.')
  })

  it('is said without anybody asking when the basket comes into view, and only once', async () => {
    const { actions, store, http } = aBasketAtWork(withSide(false))
    http.answer('basket.validate-basket', () => withSide(true))
    await actions.look()
    expect(store.getState().notice).toMatch(/Spiced rice just sold out/)
    actions.dismissNotice()
    await actions.look()
    expect(store.getState().notice).toBeNull()
  })

  it('is not looked for while a change that failed waits for Try again', async () => {
    const { actions, store, http, sent } = aBasketAtWork(withDips(2))
    http.answer('basket.change-item', () => {
      throw refusal(503, 'UNAVAILABLE')
    })
    await actions.step('line-1', 1)
    await actions.look()
    expect(store.getState().request).toBe('ERROR')
    expect(sent('basket.validate-basket')).toEqual([])
    http.answer('basket.change-item', () => withDips(3))
    await actions.retry()
    expect(store.getState().request).toBe('DONE')
  })

  it('is changed for another in the same line, with everything else as it was', async () => {
    const { actions, store, http, sent } = aBasketAtWork(withSide(true, 2))
    http.answer('basket.change-item', () => withSide(false, 2))
    const modifiers = [{ id: 'sides', choices: ['slaw'] }]
    expect((await actions.replace('line-1', { quantity: 2, modifiers })).ok).toBe(true)
    expect(sent('basket.change-item')).toMatchObject([{ item: { id: 'line-1', quantity: 2, modifiers } }])
    expect(store.getState().signed?.data.menu_items[0]?.out_of_stock).toBe(false)
  })

  it('says that its choices could not be changed, not its number, when the line breaks', async () => {
    const { actions, store, http } = aBasketAtWork(withSide(true))
    http.answer('basket.change-item', () => {
      throw new NetworkError('unreachable')
    })
    await actions.replace('line-1', { quantity: 1, modifiers: [{ id: 'sides', choices: ['slaw'] }] })
    expect(store.getState()).toMatchObject({ errorCode: 'PATCH_BASKET_ITEM_MODIFIER_ERROR', failedLine: 'line-1' })
  })
})
