import { aSignedBasket } from '@galo/testing'
import { aBasketAtWork, AT_DEANSGATE, AT_PICCADILLY, DIP, withDips } from '../../test/a-basket-at-work'

const PICCADILLY = { restaurantId: 'piccadilly', fulfilment: 'COLLECTION' } as const

describe('Beginning again at another restaurant', () => {
  it('empties the basket, tells so, and offers it back', async () => {
    const { actions, store, published, http } = aBasketAtWork(withDips(2))
    await actions.startAgain('fact-1', PICCADILLY)
    expect(store.getState()).toMatchObject({ signed: null, restaurant: null, previous: withDips(2) })
    expect(published).toEqual([['basket.cleared', { basketId: 'basket-1', reason: 'started-again' }]])
    expect(http.calls).toEqual([])
  })

  it('still offers it back beside the first dish from there', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(2))
    http.answer('basket.create-basket', () => aSignedBasket({ id: 'basket-2', menu_items: [] }))
    http.answer('basket.add-item', () => aSignedBasket({ id: 'basket-2' }))
    await Promise.all([actions.startAgain('fact-1', PICCADILLY), actions.add(AT_PICCADILLY, DIP)])
    expect(store.getState()).toMatchObject({ restaurant: AT_PICCADILLY.restaurant, previous: withDips(2) })
  })

  it('has a basket at every moment when another takes its place, so that no other tab sees none', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(2))
    http.answer('basket.create-basket', () => aSignedBasket({ id: 'basket-2', menu_items: [] }))
    http.answer('basket.add-item', () => aSignedBasket({ id: 'basket-2' }))
    const seen: unknown[] = []
    store.subscribe(() => seen.push(store.getState().signed?.data.id))
    await actions.add(AT_PICCADILLY, DIP, 'different-restaurant')
    expect(seen).toContain('basket-2')
    expect(seen).not.toContain(undefined)
  })

  it('does nothing for a fact that is heard again, whatever is in the basket by then', async () => {
    const { actions, store } = aBasketAtWork(withDips(2))
    await actions.startAgain('fact-1', PICCADILLY)
    store.setState((before) => ({ ...before, signed: withDips(1), ...AT_DEANSGATE }))
    await actions.startAgain('fact-1', PICCADILLY)
    expect(store.getState().signed).toEqual(withDips(1))
  })

  it('leaves a basket that is of that place already, as another tab may have made it', async () => {
    const { actions, store, published } = aBasketAtWork(withDips(2))
    await actions.startAgain('fact-1', { ...PICCADILLY, restaurantId: 'deansgate' })
    expect(store.getState().signed).toEqual(withDips(2))
    await actions.startAgain('fact-2', { restaurantId: 'deansgate', fulfilment: 'DELIVERY' })
    expect(store.getState().signed).toBeNull()
    await actions.startAgain('fact-3', PICCADILLY)
    // What is offered back is not lost by beginning again twice.
    expect(store.getState().previous).toEqual(withDips(2))
    expect(published).toHaveLength(1)
  })

  it('waits for a change that is on its way, whose answer would bring the basket back', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(1))
    http.answer('basket.add-item', () => withDips(2))
    await Promise.all([actions.add(AT_DEANSGATE, DIP), actions.startAgain('fact-1', PICCADILLY)])
    expect(store.getState()).toMatchObject({ signed: null, previous: withDips(2) })
  })
})
