import { aLine, aSignedBasket } from '@galo/testing'
import { aBasketAtWork, refusal, withDips } from '../../test/a-basket-at-work'

describe('a stale basket', () => {
  it('is replaced by the fresh one that came with the refusal, and the change is sent over that', async () => {
    const { actions, store, http, sent } = aBasketAtWork(withDips(1))
    const fresh = aSignedBasket({ menu_items: [aLine({ quantity: 1, each: 150 })] }, 'fresh')
    const answers = [
      () => {
        throw refusal(409, 'BASKET_EXPIRED', fresh)
      },
      () => withDips(2),
    ]
    http.answer('basket.change-item', () => answers.shift()?.())
    await actions.step('line-1', 1)
    expect(sent('basket.change-item')).toMatchObject([{ signature: 'signed-for-1' }, { signature: 'fresh' }])
    expect(store.getState().notice).toBe('Some prices have moved since you chose. Your basket now comes to £1.50.')
    expect(store.getState().signed?.data.menu_items[0]?.quantity).toBe(2)
  })

  it('names the dishes that had to go', async () => {
    const chips = aLine({ id: 'line-2', display_name: 'Peri chips', menu_item_id: 'item-peri-chips' })
    const { actions, store, http } = aBasketAtWork(aSignedBasket({ menu_items: [aLine(), chips] }))
    http.answer('basket.validate-basket', () => aSignedBasket({ menu_items: [aLine()] }))
    await actions.recheck('fact-1')
    expect(store.getState().notice).toBe('Sorry, Peri chips just sold out and had to come out of your basket.')
  })

  it.each([
    { gone: ['Garlic dip'], said: 'Sorry, Garlic dip just sold out and had to come out of your basket.' },
    {
      gone: ['Garlic dip', 'Peri chips'],
      said: 'Sorry, Garlic dip and Peri chips just sold out and had to come out of your basket.',
    },
  ])('says so in a sentence that is right for one dish, a dish of many and several: $gone', async ({ gone, said }) => {
    const lines = gone.map((display_name, place) => aLine({ id: `gone-${place}`, display_name }))
    const { actions, store, http } = aBasketAtWork(aSignedBasket({ menu_items: [aLine(), ...lines] }))
    http.answer('basket.validate-basket', () => aSignedBasket({ menu_items: [aLine()] }))
    await actions.recheck('fact-1')
    expect(store.getState().notice).toBe(said)
  })

  it('counts from the fresh quantity when another tab had changed the line', async () => {
    const { actions, http, sent } = aBasketAtWork(withDips(1))
    const answers = [
      () => {
        throw refusal(409, 'BASKET_STALE', withDips(5, 'fresh'))
      },
      () => withDips(6),
    ]
    http.answer('basket.change-item', () => answers.shift()?.())
    await actions.step('line-1', 1)
    expect(sent('basket.change-item').at(-1)).toMatchObject({ item: { id: 'line-1', quantity: 6 } })
  })
})

describe('with one tab', () => {
  it('never speaks of another one: a dish that left while checkout had the basket is named', async () => {
    const chips = aLine({ id: 'line-2', display_name: 'Peri chips', menu_item_id: 'item-peri-chips' })
    const { actions, store, http } = aBasketAtWork(aSignedBasket({ menu_items: [aLine(), chips] }))
    const answers = [
      () => {
        throw refusal(409, 'BASKET_STALE', withDips(1))
      },
      () => withDips(1),
    ]
    http.answer('basket.validate-basket', () => answers.shift()?.())
    await actions.recheck('fact-1', 'ITEM_OUT_OF_STOCK')
    expect(store.getState().notice).toBe('Sorry, Peri chips just sold out and had to come out of your basket.')
  })

  it('gives no reason that nobody knows', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(1))
    http.answer('basket.change-item', () => {
      throw refusal(409, 'BASKET_STALE', withDips(5, 'fresh'))
    })
    await actions.step('line-1', 1)
    expect(store.getState().notice).toBe('Your basket has changed since you looked. This is how it stands now.')
  })

  it('keeps what the platform took out, by name', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(1))
    const removed_items = [{ name: 'Peri chips', plu: '9002' }]
    http.answer('basket.validate-basket', () => ({ ...withDips(1), removed_items }))
    await actions.recheck('fact-1')
    expect(store.getState().removedItems).toEqual(removed_items)
    expect(store.getState().notice).toBe('Sorry, Peri chips just sold out and had to come out of your basket.')
  })

  it('says by its name what has left the menu, which the platform has no name for any more', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(1))
    const [dip] = withDips(1).data.menu_items
    const removed_items = [{ name: 'A dish we no longer make', plu: dip?.menu_item_id ?? '' }]
    http.answer('basket.validate-basket', () => ({ ...withDips(0), removed_items }))
    await actions.recheck('fact-1')
    expect(store.getState().notice).toContain(`Sorry, ${dip?.display_name ?? 'no name'} just sold out`)
  })
})

describe('what happens elsewhere', () => {
  it('forgets the basket that was ordered', () => {
    const { actions, store, published } = aBasketAtWork(withDips(1))
    actions.clearAfterOrder('basket-1')
    expect(store.getState()).toMatchObject({ signed: null, restaurant: null })
    expect(published).toEqual([['basket.cleared', { basketId: 'basket-1', reason: 'ordered' }]])
  })

  it('keeps a newer basket when the order of an older one is heard of late', () => {
    const { actions, store, published } = aBasketAtWork(withDips(1))
    actions.clearAfterOrder('an-older-basket')
    expect(store.getState().signed).not.toBeNull()
    expect(published).toEqual([])
  })

  it('asks once, however often the same refusal is heard', async () => {
    const { actions, http, sent } = aBasketAtWork(withDips(1))
    http.answer('basket.validate-basket', () => withDips(1, 'again'))
    await Promise.all([actions.recheck('fact-1'), actions.recheck('fact-1')])
    expect(sent('basket.validate-basket')).toHaveLength(1)
  })
})

describe('a sum that was said', () => {
  const at = (each: number) => aSignedBasket({ menu_items: [aLine({ quantity: 1, each })] }, `at-${each}`)

  it('is the sum there is, when prices move once more before anybody has read it', async () => {
    const { actions, store, http } = aBasketAtWork(at(120))
    for (const each of [150, 120]) {
      http.answer('basket.validate-basket', () => at(each))
      await actions.look()
      expect(store.getState().notice).toBe(
        `Some prices have moved since you chose. Your basket now comes to £1.${each - 100}.`,
      )
    }
  })

  it('takes the place of nothing else that was not read yet', async () => {
    const { actions, store, http } = aBasketAtWork(at(120))
    store.setState((state) => ({ ...state, notice: 'Corn just sold out.' }))
    http.answer('basket.validate-basket', () => at(150))
    await actions.look()
    expect(store.getState().notice).toBe('Corn just sold out.')
  })
})
