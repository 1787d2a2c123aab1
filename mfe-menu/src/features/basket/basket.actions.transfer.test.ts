import { aLine, aSignedBasket } from '@galo/testing'
import { aBasketAtWork, refusal, withDips } from '../../test/a-basket-at-work'

const own = (signature: string) =>
  aSignedBasket({ id: 'basket-1', customer_id: 'ana', menu_items: [aLine({ quantity: 2 })] }, signature)
const before = aSignedBasket({ id: 'basket-0', customer_id: 'ana', menu_items: [aLine()] }, 'signed-last-week')

describe('Signing in with a guest’s basket', () => {
  it('makes the basket the customer’s, and says nothing where nothing is different', async () => {
    const { actions, http, store, sent } = aBasketAtWork(withDips(2))
    http.answer('basket.validate-basket', () => own('signed-as-ana'))
    await actions.transfer('basket-1', 'ana')
    expect(sent('basket.validate-basket')).toEqual([expect.objectContaining({ signature: 'signed-for-2' })])
    expect(store.getState()).toMatchObject({
      signed: own('signed-as-ana'),
      notice: null,
      previous: null,
      request: 'DONE',
    })
  })

  it('is asked for once of each basket, however many parts of the page see that it has to be', async () => {
    const { actions, http, sent } = aBasketAtWork(withDips(2))
    http.answer('basket.validate-basket', () => own('signed-as-ana'))
    await Promise.all([actions.transfer('basket-1', 'ana'), actions.transfer('basket-1', 'ana')])
    expect(sent('basket.validate-basket')).toHaveLength(1)
  })

  it('keeps the basket from before to be offered back, whoever asked', async () => {
    const { actions, http, store } = aBasketAtWork(withDips(2))
    http.answer('basket.validate-basket', () => ({ ...own('signed-as-ana'), previous_basket: before }))
    await actions.look()
    expect(store.getState().previous).toEqual(before)
    expect(store.getState().signed).toEqual(own('signed-as-ana'))
  })

  it('offers it until it is answered: a later answer without it takes nothing back', async () => {
    const { actions, http, store } = aBasketAtWork(withDips(2))
    http.answer('basket.validate-basket', () => ({ ...own('signed-as-ana'), previous_basket: before }))
    await actions.look()
    http.answer('basket.validate-basket', () => own('signed-again'))
    await actions.look()
    expect(store.getState().previous).toEqual(before)
  })

  it('keeps the basket when it can’t be had now, and sends it again when asked to', async () => {
    const { actions, http, store } = aBasketAtWork(withDips(2))
    http.answer('basket.validate-basket', () => {
      throw refusal(503, 'UNAVAILABLE')
    })
    await actions.transfer('basket-1', 'ana')
    expect(store.getState()).toMatchObject({ signed: withDips(2), errorCode: 'TRANSFER_BASKET_ERROR' })
    http.answer('basket.validate-basket', () => own('signed-as-ana'))
    await actions.retry()
    expect(store.getState()).toMatchObject({ signed: own('signed-as-ana'), errorCode: null })
  })

  it('leaves a basket with whom has paid for it', async () => {
    const { actions, http, store } = aBasketAtWork(withDips(2))
    http.answer('basket.validate-basket', () => {
      throw refusal(409, 'BASKET_PAID')
    })
    await actions.transfer('basket-1', 'ana')
    expect(store.getState()).toMatchObject({ signed: withDips(2), errorCode: null, request: 'DONE' })
  })

  it('forgets a basket that has been ordered meanwhile', async () => {
    const { actions, http, store } = aBasketAtWork(withDips(2))
    http.answer('basket.validate-basket', () => {
      throw refusal(409, 'BASKET_ORDERED')
    })
    await actions.transfer('basket-1', 'ana')
    expect(store.getState()).toMatchObject({ signed: null, errorCode: null })
  })
})
