import { NetworkError } from '@galo/contracts/errors'
import { aSignedBasket } from '@galo/testing'
import { aBasketAtWork, AT_DEANSGATE, AT_PICCADILLY, DIP, refusal, withDips } from '../../test/a-basket-at-work'

describe('adding a dish', () => {
  it('makes the basket with the first dish, for this restaurant and this way of having it', async () => {
    const { actions, store, http, published, sent } = aBasketAtWork(null)
    http.answer('basket.create-basket', () => withDips(0))
    http.answer('basket.add-item', () => withDips(1))
    const result = await actions.add(AT_DEANSGATE, DIP)
    expect(result).toEqual({ ok: true, value: { lines: [{ lineId: 'line-1', by: 1 }], name: 'Garlic dip' } })
    expect(sent('basket.create-basket')).toEqual([{ fulfilment_type: 'COLLECTION', restaurant_id: 'deansgate' }])
    expect(store.getState()).toMatchObject({ restaurant: AT_DEANSGATE.restaurant, request: 'DONE', revision: 3 })
    expect(store.getState().pictures).toEqual({ 'item-garlic-dip': '/pictures/garlic-dip' })
    expect(published.at(-1)).toEqual(['basket.changed', { basketId: 'basket-1', revision: 3 }])
  })

  it('never makes a basket for NONE, which nobody could order', async () => {
    const { actions, store, http } = aBasketAtWork(null)
    const result = await actions.add({ ...AT_DEANSGATE, fulfilmentType: 'NONE' }, DIP)
    expect(result).toEqual({ ok: false, error: { reason: 'not-sold-this-way' } })
    expect(http.calls).toEqual([])
    expect(store.getState().signed).toBeNull()
  })

  it.each(['EAT_IN', 'AT_TABLE'] as const)('makes a basket for %s, for whoever sits down', async (fulfilmentType) => {
    const { actions, http, sent } = aBasketAtWork(null)
    http.answer('basket.create-basket', () => withDips(0))
    http.answer('basket.add-item', () => withDips(1))
    expect(await actions.add({ ...AT_DEANSGATE, fulfilmentType }, DIP)).toMatchObject({ ok: true })
    expect(sent('basket.create-basket')).toEqual([{ fulfilment_type: fulfilmentType, restaurant_id: 'deansgate' }])
  })

  it('sends the second of two quick presses over the answer to the first', async () => {
    const { actions, http, sent } = aBasketAtWork(withDips(1))
    let quantity = 1
    http.answer('basket.add-item', () => withDips((quantity += 1)))
    await Promise.all([actions.add(AT_DEANSGATE, DIP), actions.add(AT_DEANSGATE, DIP)])
    expect(sent('basket.add-item')).toMatchObject([{ signature: 'signed-for-1' }, { signature: 'signed-for-2' }])
  })

  it('sends both of two presses that failed once more, in their order, and keeps the second behind the first', async () => {
    const { actions, http, store, sent } = aBasketAtWork(withDips(1))
    const unreachable = () => {
      throw new NetworkError('unreachable')
    }
    http.answer('basket.add-item', unreachable)
    await Promise.all([actions.add(AT_DEANSGATE, DIP), actions.add(AT_DEANSGATE, DIP)])
    await actions.retry()
    expect(store.getState().request).toBe('ERROR')
    const before = sent('basket.add-item').length
    let quantity = 1
    http.answer('basket.add-item', () => withDips((quantity += 1)))
    await actions.retry()
    expect(sent('basket.add-item').slice(before)).toMatchObject([
      { signature: 'signed-for-1' },
      { signature: 'signed-for-2' },
    ])
    expect(store.getState().request).toBe('DONE')
  })

  it('asks before food of another restaurant goes, and sends nothing until it has an answer', async () => {
    const { actions, http } = aBasketAtWork(withDips(2))
    const result = await actions.add(AT_PICCADILLY, DIP)
    expect(result).toEqual({
      ok: false,
      error: { reason: 'different-restaurant', current: AT_DEANSGATE.restaurant, forAdults: false },
    })
    expect(http.calls).toEqual([])
  })

  it('asks the same before food that is had in another way goes', async () => {
    const { actions, http } = aBasketAtWork(withDips(2))
    expect(await actions.add({ ...AT_DEANSGATE, fulfilmentType: 'DELIVERY' }, DIP)).toEqual({
      ok: false,
      error: { reason: 'different-fulfilment', current: 'COLLECTION', forAdults: false },
    })
    expect(http.calls).toEqual([])
  })

  it('starts again elsewhere with nothing of the old basket in the new one', async () => {
    const { actions, store, http, published } = aBasketAtWork(withDips(2))
    http.answer('basket.create-basket', () => aSignedBasket({ id: 'basket-2', menu_items: [] }))
    http.answer('basket.add-item', () => aSignedBasket({ id: 'basket-2' }))
    await actions.add(AT_PICCADILLY, DIP, 'different-restaurant')
    expect(store.getState().restaurant).toEqual(AT_PICCADILLY.restaurant)
    expect(published[0]).toEqual(['basket.cleared', { basketId: 'basket-1', reason: 'started-again' }])
  })

  it('keeps the old basket when the new one could not be made', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(2))
    http.answer('basket.create-basket', () => {
      throw new NetworkError('unreachable')
    })
    const result = await actions.add(AT_PICCADILLY, DIP, 'different-restaurant')
    expect(result).toEqual({ ok: false, error: { reason: 'failed' } })
    expect(store.getState()).toMatchObject({
      restaurant: AT_DEANSGATE.restaurant,
      errorCode: 'CREATE_BASKET_ERROR',
      errorCount: 1,
    })
    expect(store.getState().signed?.data.menu_items).toHaveLength(1)
  })

  it('says a dish has sold out without counting it as a failure', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(1))
    http.answer('basket.add-item', () => {
      throw refusal(409, 'ITEM_OUT_OF_STOCK')
    })
    expect(await actions.add(AT_DEANSGATE, DIP)).toEqual({
      ok: false,
      error: { reason: 'sold-out', words: 'That dish has just sold out. Nothing else in your basket changed.' },
    })
    expect(store.getState()).toMatchObject({ request: 'DONE', errorCount: 0 })
  })

  it('says that a dish has left the menu, and leaves the basket what it is', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(1))
    http.answer('basket.add-item', () => {
      throw refusal(404, 'NOT_FOUND', {}, 'Menu item not found')
    })
    expect(await actions.add(AT_DEANSGATE, DIP)).toEqual({
      ok: false,
      error: { reason: 'off-menu', words: 'That dish has left our menu. Nothing else in your basket changed.' },
    })
    expect(store.getState().signed?.data.menu_items).toHaveLength(1)
    expect(store.getState()).toMatchObject({ request: 'DONE', errorCount: 0 })
  })

  it.each([
    ['says nothing of a price that is what the button said', 0, null],
    ['says that prices have moved when a dish costs more than its button said', -100, /^Some prices have moved/],
  ])('%s', async (_, difference, words) => {
    const { actions, store, http } = aBasketAtWork(withDips(1))
    http.answer('basket.add-item', () => withDips(2))
    const price = withDips(1).data.menu_items[0]?.price.value ?? Number.NaN
    await actions.add(AT_DEANSGATE, { ...DIP, asked: price + difference })
    if (words === null) expect(store.getState().notice).toBeNull()
    else expect(store.getState().notice).toMatch(words)
  })

  it('begins a new basket when the old one had been ordered meanwhile', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(1))
    const answers = [
      () => {
        throw refusal(409, 'BASKET_ORDERED')
      },
      () => aSignedBasket({ id: 'basket-2' }),
    ]
    http.answer('basket.create-basket', () => aSignedBasket({ id: 'basket-2', menu_items: [] }))
    http.answer('basket.add-item', () => answers.shift()?.())
    expect((await actions.add(AT_DEANSGATE, DIP)).ok).toBe(true)
    expect(store.getState().signed?.data.id).toBe('basket-2')
    expect(store.getState().notice).toContain('This is a new one')
  })
})
