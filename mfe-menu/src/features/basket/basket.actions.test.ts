import { NetworkError } from '@galo/contracts'
import { aLine, aSignedBasket } from '@galo/testing'
import { aBasketAtWork, AT_DEANSGATE, AT_PICCADILLY, DIP, refusal, withDips } from '../../test/a-basket-at-work'

describe('adding a dish', () => {
  it('makes the basket with the first dish, for this restaurant and this way of having it', async () => {
    const { actions, store, http, published, sent } = aBasketAtWork(null)
    http.answer('platform.basket.create', () => withDips(0))
    http.answer('platform.basket.add', () => withDips(1))
    const result = await actions.add(AT_DEANSGATE, DIP)
    expect(result).toEqual({ ok: true, value: { lineId: 'line-1', quantityBefore: 0 } })
    expect(sent('platform.basket.create')).toEqual([{ fulfilment_type: 'COLLECTION', restaurant_id: 'deansgate' }])
    expect(store.get()).toMatchObject({ restaurant: AT_DEANSGATE.restaurant, request: 'DONE', revision: 3 })
    expect(store.get().pictures).toEqual({ 'item-garlic-dip': '/pictures/garlic-dip' })
    expect(published.at(-1)).toEqual(['basket.changed', { basketId: 'basket-1', revision: 3 }])
  })

  it.each(['EAT_IN', 'AT_TABLE', 'DELIVERY', 'NONE'] as const)(
    'never makes a basket for %s, which nobody could order',
    async (fulfilmentType) => {
      const { actions, store, http } = aBasketAtWork(null)
      const result = await actions.add({ ...AT_DEANSGATE, fulfilmentType }, DIP)
      expect(result).toEqual({ ok: false, error: { reason: 'not-sold-this-way' } })
      expect(http.calls).toEqual([])
      expect(store.get().signed).toBeNull()
    },
  )

  it('sends the second of two quick presses over the answer to the first', async () => {
    const { actions, http, sent } = aBasketAtWork(withDips(1))
    let quantity = 1
    http.answer('platform.basket.add', () => withDips((quantity += 1)))
    await Promise.all([actions.add(AT_DEANSGATE, DIP), actions.add(AT_DEANSGATE, DIP)])
    expect(sent('platform.basket.add')).toMatchObject([{ signature: 'signed-for-1' }, { signature: 'signed-for-2' }])
  })

  it('asks before food of another restaurant goes, and sends nothing until it has an answer', async () => {
    const { actions, http } = aBasketAtWork(withDips(2))
    const result = await actions.add(AT_PICCADILLY, DIP)
    expect(result).toEqual({
      ok: false,
      error: { reason: 'different-restaurant', current: AT_DEANSGATE.restaurant },
    })
    expect(http.calls).toEqual([])
  })

  it('starts again elsewhere with nothing of the old basket in the new one', async () => {
    const { actions, store, http, published } = aBasketAtWork(withDips(2))
    http.answer('platform.basket.create', () => aSignedBasket({ id: 'basket-2', menu_items: [] }))
    http.answer('platform.basket.add', () => aSignedBasket({ id: 'basket-2' }))
    await actions.add(AT_PICCADILLY, DIP, true)
    expect(store.get().restaurant).toEqual(AT_PICCADILLY.restaurant)
    expect(published[0]).toEqual(['basket.cleared', { basketId: 'basket-1', reason: 'started-again' }])
  })

  it('keeps the old basket when the new one could not be made', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(2))
    http.answer('platform.basket.create', () => {
      throw new NetworkError('unreachable')
    })
    const result = await actions.add(AT_PICCADILLY, DIP, true)
    expect(result).toEqual({ ok: false, error: { reason: 'failed' } })
    expect(store.get()).toMatchObject({
      restaurant: AT_DEANSGATE.restaurant,
      errorCode: 'CREATE_BASKET_ERROR',
      errorCount: 1,
    })
    expect(store.get().signed?.data.menu_items).toHaveLength(1)
  })

  it('says a dish has sold out without counting it as a failure', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(1))
    http.answer('platform.basket.add', () => {
      throw refusal(409, 'ITEM_OUT_OF_STOCK')
    })
    expect(await actions.add(AT_DEANSGATE, DIP)).toEqual({ ok: false, error: { reason: 'sold-out' } })
    expect(store.get()).toMatchObject({ request: 'DONE', errorCount: 0 })
  })

  it('begins a new basket when the old one had been ordered meanwhile', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(1))
    const answers = [
      () => {
        throw refusal(409, 'BASKET_ORDERED')
      },
      () => aSignedBasket({ id: 'basket-2' }),
    ]
    http.answer('platform.basket.create', () => aSignedBasket({ id: 'basket-2', menu_items: [] }))
    http.answer('platform.basket.add', () => answers.shift()?.())
    expect((await actions.add(AT_DEANSGATE, DIP)).ok).toBe(true)
    expect(store.get().signed?.data.id).toBe('basket-2')
    expect(store.get().notice).toContain('This is a new one')
  })
})

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
    http.answer('platform.basket.change', () => answers.shift()?.())
    await actions.step('line-1', 1)
    expect(sent('platform.basket.change')).toMatchObject([{ signature: 'signed-for-1' }, { signature: 'fresh' }])
    expect(store.get().notice).toBe('Some prices have moved since you chose. Your basket now comes to £1.50.')
    expect(store.get().signed?.data.menu_items[0]?.quantity).toBe(2)
  })

  it('names the dishes that had to go', async () => {
    const chips = aLine({ id: 'line-2', display_name: 'Peri chips', menu_item_id: 'item-peri-chips' })
    const { actions, store, http } = aBasketAtWork(aSignedBasket({ menu_items: [aLine(), chips] }))
    http.answer('platform.basket.validate', () => aSignedBasket({ menu_items: [aLine()] }))
    await actions.recheck('fact-1')
    expect(store.get().notice).toBe('Sorry, Peri chips just sold out, so we took them out of your basket.')
  })

  it('counts from the fresh quantity when another tab had changed the line', async () => {
    const { actions, http, sent } = aBasketAtWork(withDips(1))
    const answers = [
      () => {
        throw refusal(409, 'BASKET_STALE', withDips(5, 'fresh'))
      },
      () => withDips(6),
    ]
    http.answer('platform.basket.change', () => answers.shift()?.())
    await actions.step('line-1', 1)
    expect(sent('platform.basket.change').at(-1)).toMatchObject({ item: { id: 'line-1', quantity: 6 } })
  })
})

describe('changing a line', () => {
  it('removes it when the last one goes', async () => {
    const { actions, store, http, sent } = aBasketAtWork(withDips(1))
    http.answer('platform.basket.remove', () => withDips(0))
    await actions.step('line-1', -1)
    expect(sent('platform.basket.remove')).toMatchObject([{ item_id: 'line-1' }])
    expect(store.get().signed?.data.menu_items).toEqual([])
  })

  it('sends the choices along, so that changing how many changes nothing else', async () => {
    const price = { currency_code: 'GBP' as const, value: 0 }
    const choice = { id: 'baste-4', slug: 'fogo', display_name: 'Fogo', price, eligible_rewards: [] }
    const modifiers = [{ id: 'baste', slug: 'choose-baste', prompt_label: 'Pick your fire', choices: [choice] }]
    const { actions, http, sent } = aBasketAtWork(aSignedBasket({ menu_items: [aLine({ modifiers })] }))
    http.answer('platform.basket.change', () => withDips(2))
    await actions.step('line-1', 1)
    expect(sent('platform.basket.change')).toMatchObject([
      { item: { id: 'line-1', quantity: 2, modifiers: [{ id: 'baste', choices: ['baste-4'] }] } },
    ])
  })

  it('leaves the true quantity in place when it fails, and does it when tried again', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(1))
    http.answer('platform.basket.change', () => {
      throw new NetworkError('offline')
    })
    await actions.step('line-1', 1)
    expect(store.get()).toMatchObject({ request: 'ERROR', errorCode: 'PATCH_BASKET_ITEM_ERROR', errorCount: 1 })
    expect(store.get().signed?.data.menu_items[0]?.quantity).toBe(1)
    http.answer('platform.basket.change', () => withDips(2))
    await actions.retry()
    expect(store.get()).toMatchObject({ request: 'DONE', errorCode: null, errorCount: 0 })
    expect(store.get().signed?.data.menu_items[0]?.quantity).toBe(2)
  })
})

describe('a choice that sold out', () => {
  const withSide = (isGone: boolean, quantity = 1) => {
    const price = { currency_code: 'GBP' as const, value: 0 }
    const rice = {
      id: 'rice',
      slug: 'rice',
      display_name: 'Spiced rice',
      price,
      eligible_rewards: [],
      out_of_stock: isGone,
    }
    const sides = { id: 'sides', slug: 'choose-sides-regular', prompt_label: 'Your sides', choices: [rice] }
    const line = aLine({ display_name: 'Half chicken', quantity, modifiers: [sides], out_of_stock: isGone })
    return aSignedBasket({ menu_items: [line] }, `side-gone-${isGone}`)
  }

  it('is marked and named when one more is asked for, instead of "We couldn’t change that"', async () => {
    const { actions, store, http } = aBasketAtWork(withSide(false))
    http.answer('platform.basket.change', () => {
      throw refusal(409, 'ITEM_OUT_OF_STOCK')
    })
    http.answer('platform.basket.validate', () => withSide(true))
    await actions.step('line-1', 1)
    expect(store.get()).toMatchObject({ request: 'DONE', errorCode: null, failedLine: null })
    expect(store.get().notice).toBe('Sorry, Spiced rice just sold out. Choose something else for Half chicken.')
    expect(store.get().signed?.data.menu_items[0]?.out_of_stock).toBe(true)
  })

  it('is named when checkout had the basket refused for it, though the sum is the same', async () => {
    const { actions, store, http } = aBasketAtWork(withSide(false))
    const answers = [
      () => {
        throw refusal(409, 'BASKET_STALE', withSide(true))
      },
      () => withSide(true),
    ]
    http.answer('platform.basket.validate', () => answers.shift()?.())
    await actions.recheck('fact-1', 'ITEM_OUT_OF_STOCK')
    expect(store.get().notice).toBe('Sorry, Spiced rice just sold out. Choose something else for Half chicken.')
  })

  it('is said without anybody asking when the basket comes into view, and only once', async () => {
    const { actions, store, http } = aBasketAtWork(withSide(false))
    http.answer('platform.basket.validate', () => withSide(true))
    await actions.look()
    expect(store.get().notice).toMatch(/Spiced rice just sold out/)
    actions.dismissNotice()
    await actions.look()
    expect(store.get().notice).toBeNull()
  })

  it('is not looked for while a change that failed waits for Try again', async () => {
    const { actions, store, http, sent } = aBasketAtWork(withDips(2))
    http.answer('platform.basket.change', () => {
      throw refusal(503, 'UNAVAILABLE')
    })
    await actions.step('line-1', 1)
    await actions.look()
    expect(store.get().request).toBe('ERROR')
    expect(sent('platform.basket.validate')).toEqual([])
    http.answer('platform.basket.change', () => withDips(3))
    await actions.retry()
    expect(store.get().request).toBe('DONE')
  })

  it('is changed for another in the same line, with everything else as it was', async () => {
    const { actions, store, http, sent } = aBasketAtWork(withSide(true, 2))
    http.answer('platform.basket.change', () => withSide(false, 2))
    const modifiers = [{ id: 'sides', choices: ['slaw'] }]
    expect((await actions.replace('line-1', { quantity: 2, modifiers })).ok).toBe(true)
    expect(sent('platform.basket.change')).toMatchObject([{ item: { id: 'line-1', quantity: 2, modifiers } }])
    expect(store.get().signed?.data.menu_items[0]?.out_of_stock).toBe(false)
  })

  it('says that its choices could not be changed, not its number, when the line breaks', async () => {
    const { actions, store, http } = aBasketAtWork(withSide(true))
    http.answer('platform.basket.change', () => {
      throw new NetworkError('unreachable')
    })
    await actions.replace('line-1', { quantity: 1, modifiers: [{ id: 'sides', choices: ['slaw'] }] })
    expect(store.get()).toMatchObject({ errorCode: 'PATCH_BASKET_ITEM_MODIFIER_ERROR', failedLine: 'line-1' })
  })
})

describe('a line that stays as it was', () => {
  it('is marked itself when its change failed, until a change succeeds', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(1))
    http.answer('platform.basket.change', () => {
      throw new NetworkError('offline')
    })
    await actions.step('line-1', 1)
    expect(store.get().failedLine).toBe('line-1')
    http.answer('platform.basket.change', () => withDips(2))
    await actions.retry()
    expect(store.get().failedLine).toBeNull()
  })

  it.each([
    ['ALCOHOL_NOT_SOLD_NOW', 409, /can’t sell alcohol at this hour/],
    ['ITEM_NOT_OFFERED', 409, /isn’t sold for collection/],
    ['INVALID_MODIFIERS', 400, /has changed since you chose it/],
    ['BASKET_PAID', 409, /being paid for/],
  ])('has words of its own for %s, and nothing to try again', async (code, status, words) => {
    const { actions, store, http } = aBasketAtWork(withDips(1))
    http.answer('platform.basket.change', () => {
      throw refusal(status, code)
    })
    await actions.step('line-1', 1)
    expect(store.get().notice).toMatch(words)
    expect(store.get().request).toBe('DONE')
  })

  it('counts a press once when the answer to it was lost and it is tried again', async () => {
    const { actions, store, http, sent } = aBasketAtWork(withDips(1))
    const answers = [
      () => {
        throw new NetworkError('unreachable')
      },
      () => {
        throw refusal(409, 'BASKET_STALE', withDips(2))
      },
    ]
    http.answer('platform.basket.change', () => answers.shift()?.())
    await actions.step('line-1', 1)
    await actions.retry()
    expect(sent('platform.basket.change')).toHaveLength(2)
    expect(store.get().signed?.data.menu_items[0]?.quantity).toBe(2)
    expect(store.get()).toMatchObject({ request: 'DONE', notice: null })
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
    http.answer('platform.basket.validate', () => answers.shift()?.())
    await actions.recheck('fact-1', 'ITEM_OUT_OF_STOCK')
    expect(store.get().notice).toBe('Sorry, Peri chips just sold out, so we took them out of your basket.')
  })

  it('gives no reason that nobody knows', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(1))
    http.answer('platform.basket.change', () => {
      throw refusal(409, 'BASKET_STALE', withDips(5, 'fresh'))
    })
    await actions.step('line-1', 1)
    expect(store.get().notice).toBe('Your basket has changed since you looked. This is how it stands now.')
  })

  it('keeps what the platform took out, by name', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(1))
    const removed_items = [{ name: 'Peri chips', plu: '9002' }]
    http.answer('platform.basket.validate', () => ({ ...withDips(1), removed_items }))
    await actions.recheck('fact-1')
    expect(store.get().removedItems).toEqual(removed_items)
    expect(store.get().notice).toBe('Sorry, Peri chips just sold out, so we took them out of your basket.')
  })
})

describe('what happens elsewhere', () => {
  it('forgets the basket that was ordered', () => {
    const { actions, store, published } = aBasketAtWork(withDips(1))
    actions.clearAfterOrder('basket-1')
    expect(store.get()).toMatchObject({ signed: null, restaurant: null })
    expect(published).toEqual([['basket.cleared', { basketId: 'basket-1', reason: 'ordered' }]])
  })

  it('keeps a newer basket when the order of an older one is heard of late', () => {
    const { actions, store, published } = aBasketAtWork(withDips(1))
    actions.clearAfterOrder('an-older-basket')
    expect(store.get().signed).not.toBeNull()
    expect(published).toEqual([])
  })

  it('asks once, however often the same refusal is heard', async () => {
    const { actions, http, sent } = aBasketAtWork(withDips(1))
    http.answer('platform.basket.validate', () => withDips(1, 'again'))
    await Promise.all([actions.recheck('fact-1'), actions.recheck('fact-1')])
    expect(sent('platform.basket.validate')).toHaveLength(1)
  })
})
