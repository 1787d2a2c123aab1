import { NetworkError, RejectedError } from '@galo/contracts/errors'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { aLine, aSignedBasket, aSubmittedOrder } from '@galo/testing'
import { aBasketAtWork, AT_DEANSGATE, DIP, refusal, withDips } from '../../test/a-basket-at-work'

const [chicken] = aSubmittedOrder().order_items
if (chicken === undefined) throw new Error('The order has a dish')
const rejected = (changes: Partial<SubmittedOrder> = {}) =>
  aSubmittedOrder({
    order_state: 'rejected',
    restaurant: { slug: 'deansgate', name: 'Galo Deansgate', address: '231 Deansgate, Manchester M3 4EN' },
    order_items: [
      { ...chicken, menu_item_id: 'item-half-chicken', quantity: 2 },
      { ...chicken, id: 'line-2', menu_item_id: 'item-garlic-dip', display_name: 'Garlic dip', modifiers: [] },
    ],
    ...changes,
  })

const aNewBasket = (lines: number) =>
  aSignedBasket({
    id: 'basket-2',
    menu_items: Array.from({ length: lines }, (_, index) => aLine({ id: `line-${index}` })),
  })

/** A platform that makes a basket and adds to it, but for the dishes that are gone. */
const open = (gone: readonly string[] = []) => {
  const work = aBasketAtWork(null)
  let lines = 0
  work.http.answer('basket.create-basket', () => aNewBasket((lines = 0)))
  work.http.answer('basket.add-item', ({ body }) => {
    const { item } = body as { readonly item: { readonly id: string } }
    if (gone.includes(item.id)) throw refusal(409, 'ITEM_OUT_OF_STOCK')
    return aNewBasket((lines += 1))
  })
  return work
}

describe('The food of an order that came to nothing', () => {
  it('is in the basket again, with its choices, at the same restaurant', async () => {
    const { actions, store, sent } = open()
    await actions.fill('fact-1', rejected(), true)
    expect(sent('basket.create-basket')).toEqual([{ fulfilment_type: 'COLLECTION', restaurant_id: 'galo-deansgate' }])
    expect(sent('basket.add-item')).toMatchObject([
      { item: { id: 'item-half-chicken', quantity: 2, modifiers: [{ id: 'baste', choices: ['fogo'] }] } },
      { item: { id: 'item-garlic-dip', quantity: 1, modifiers: [] } },
    ])
    expect(store.getState()).toMatchObject({
      restaurant: { id: 'galo-deansgate', slug: 'deansgate', name: 'Galo Deansgate' },
      fulfilmentType: 'COLLECTION',
      request: 'DONE',
      notice: 'Your food is back in your basket, at today’s prices.',
    })
    expect(store.getState().signed?.data.menu_items).toHaveLength(2)
  })

  it('is named where it can’t be had any more, and the rest is there', async () => {
    const { actions, store } = open(['item-garlic-dip'])
    await actions.fill('fact-1', rejected(), true)
    expect(store.getState().notice).toContain('Sorry, Garlic dip can’t be had just now')
    expect(store.getState().signed?.data.menu_items).toHaveLength(1)
  })

  it('says once that there is alcohol in it, since nobody was asked', async () => {
    const { actions, store, http } = open()
    http.answer('basket.add-item', () =>
      aSignedBasket({ id: 'basket-2', menu_items: [aLine({ age_restricted: true })] }),
    )
    await actions.fill('fact-1', rejected(), true)
    expect(store.getState().notice).toBe(
      'Your food is back in your basket, at today’s prices. There is alcohol in it: you must be 18 or over and show ID.',
    )
  })

  it('is said to be sold out by nobody who doesn’t know that', async () => {
    const { actions, store, http } = open()
    http.answer('basket.add-item', () => {
      throw refusal(422, 'ALCOHOL_NOT_SOLD_NOW')
    })
    await actions.fill('fact-1', rejected(), true)
    expect(store.getState().notice).toBe('Sorry, Half chicken and Garlic dip can’t be had just now as you ordered it.')
  })

  it.each([401, 403, 408, 429, 503])('is no dish that can’t be had because a call was answered %i', async (status) => {
    const { actions, store, http } = open()
    http.answer('basket.add-item', () => {
      throw refusal(status, 'SAYS_NOTHING_OF_THE_DISH')
    })
    await actions.fill('fact-1', rejected(), true)
    expect(store.getState()).toMatchObject({ request: 'ERROR', notice: null })
  })

  it('is named too where nobody knows its number in the menu', async () => {
    const { actions, store } = open()
    await actions.fill('fact-1', rejected({ order_items: [{ ...chicken, menu_item_id: null }] }), true)
    expect(store.getState().notice).toContain('Half chicken can’t be had')
  })

  it('is put back once, however many parts of the page hear of the wish', async () => {
    const { actions, sent } = open()
    await Promise.all([actions.fill('fact-1', rejected(), true), actions.fill('fact-1', rejected(), true)])
    expect(sent('basket.create-basket')).toHaveLength(1)
  })

  it('never joins, or takes the place of, what is in the basket by now', async () => {
    const { actions, store, http } = aBasketAtWork(withDips(2))
    await actions.fill('fact-1', rejected(), true)
    expect(http.calls).toEqual([])
    expect(store.getState().signed).toEqual(withDips(2))
  })

  it('is to be delivered again when it was to be delivered', async () => {
    const { actions, sent } = open()
    await actions.fill('fact-1', rejected({ fulfilment: { type: 'DELIVERY', delivery_state: 'CANCELLED' } }), true)
    expect(sent('basket.create-basket')).toMatchObject([{ fulfilment_type: 'DELIVERY' }])
  })

  it('comes once, when the line broke in the middle and the customer tries again', async () => {
    const { actions, store, http } = open()
    let calls = 0
    http.answer('basket.add-item', () => {
      calls += 1
      if (calls === 2) throw new NetworkError('unreachable')
      return aNewBasket(calls === 1 ? 1 : calls - 2)
    })
    await actions.fill('fact-1', rejected(), true)
    expect(store.getState()).toMatchObject({ signed: null, request: 'ERROR' })
    await actions.retry()
    expect(store.getState().signed?.data.menu_items).toHaveLength(2)
    expect(store.getState().request).toBe('DONE')
  })
})

describe('The food of a basket that is not theirs any more', () => {
  /** What was chosen while signed in; the platform shows it to nobody else. */
  const before = aSignedBasket({ customer_id: 'maeve', menu_items: [aLine({ quantity: 2 })] }, 'maeves')
  const unknown = new RejectedError(
    {
      ...{ errorCode: 'NOT_FOUND', status: 404, message: 'NOT_FOUND: Basket not found' },
      ...{ endPoint: '', method: 'POST', apiSource: 'basket' },
    },
    {},
  )
  const open = (owner: string, basket = before) => {
    const work = aBasketAtWork(basket)
    let lines = 0
    const now = () =>
      aSignedBasket({
        id: 'basket-2',
        customer_id: owner,
        menu_items: Array.from({ length: lines }, (_, index) => aLine({ id: `line-${index}` })),
      })
    work.http.answer('basket.create-basket', () => {
      lines = 0
      return now()
    })
    work.http.answer('basket.add-item', ({ body }) => {
      if ((body as { readonly basket: { readonly id: string } }).basket.id === before.data.id) throw unknown
      lines += 1
      return now()
    })
    return work
  }

  it('is put into the guest’s, before what they add', async () => {
    const { actions, store, sent } = open('a-guest')
    await actions.add(AT_DEANSGATE, DIP)
    expect(store.getState().signed?.data).toMatchObject({ customer_id: 'a-guest' })
    expect(store.getState().signed?.data.menu_items).toHaveLength(2)
    expect(sent('basket.add-item').slice(1)).toMatchObject([
      { item: { id: before.data.menu_items[0]?.menu_item_id, quantity: 2 } },
      { item: DIP.item },
    ])
    expect(store.getState()).toMatchObject({
      restaurant: AT_DEANSGATE.restaurant,
      notice: 'Your food is back in your basket, at today’s prices.',
    })
  })

  it('takes along what the kitchen was told of an allergy', async () => {
    const preferences = { avoid: ['milk'], diets: [], cutlery: false, bag: true }
    const { actions, http, sent } = open('a-guest', { ...before, data: { ...before.data, preferences } })
    http.answer('basket.set-preferences', () =>
      aSignedBasket({ id: 'basket-2', customer_id: 'a-guest', menu_items: [aLine()], preferences }),
    )
    await actions.add(AT_DEANSGATE, DIP)
    expect(sent('basket.set-preferences')).toMatchObject([{ basket: { id: 'basket-2' }, preferences }])
  })

  it('is not ordered again by whose it was: it may have been ordered in another tab', async () => {
    const { actions, store } = open('maeve')
    await actions.add(AT_DEANSGATE, DIP)
    expect(store.getState().notice).toMatch(/^That basket had already been ordered or had gone/)
    expect(store.getState().signed?.data.menu_items).toHaveLength(1)
  })
})
