import { storesInUse } from '@galo/build/descriptions'
import { createState, persistState, type KeyValueStorage } from '@galo/state'
import { aBasketState, aLine, aSignedBasket } from './index'

const aStorage = (): KeyValueStorage => {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

/** A browser whose page is loaded again and again. */
const aBrowser = () => {
  const [device, tab] = [aStorage(), aStorage()]
  return () => {
    const state = createState(storesInUse())
    persistState(
      state,
      (where) => (where === 'device' ? device : tab),
      (message) => {
        throw new Error(message)
      },
    )
    return state
  }
}

const signed = aSignedBasket({
  menu_items: [aLine(), aLine({ id: 'line-2', display_name: 'Galo lemonade', upsell: true })],
  promotions: { codes: ['FLAME10'], applied: [{ discount_code: 'FLAME10', kind: 'PERCENTAGE' }] },
})
const restaurant = {
  id: signed.data.restaurant_id,
  slug: 'deansgate',
  name: 'Galo Deansgate',
  address: '231 Deansgate',
}
const SLOT = '2026-11-18T12:40:00.000Z'

describe('An order that is being made', () => {
  it('is whole after a reload: where, what, from whom, how, for how much less, what was suggested, how it is paid and what was ordered', () => {
    const load = aBrowser()
    const before = load()
    before.write('location').setState((location) => ({ ...location, query: 'M3 4LZ', postcode: 'M3 4LZ' }))
    before.write('basket').setState(aBasketState({ signed, restaurant }))
    before.write('discounts').setState((discounts) => ({ ...discounts, discountCode: 'FLAME1' }))
    before.write('fulfilmentDetails').setState((details) => ({
      ...details,
      fulfilment: { type: 'COLLECTION', pickupTime: SLOT, saved: true },
    }))
    before.write('payment').setState((payment) => ({
      ...payment,
      attempt: {
        basketId: signed.data.id ?? '',
        idempotencyKey: 'key-1',
        transactionReference: 'reference-1',
        fraudSessionId: null,
        built: signed,
        stage: 'confirming',
        details: {
          customer: { email: 'maeve@example.com', first_name: 'Maeve', last_name: 'Okafor', phone_number: '' },
          fulfilment: { type: 'COLLECTION', pickupTime: SLOT },
          walletPaymentMethodId: 'pm_1',
        },
      },
    }))
    before.write('submittedOrder').setState({ orders: [{ orderId: 'order-0', placedAt: SLOT }] })

    const after = load()
    expect(after.write('location').getState()).toMatchObject({ query: 'M3 4LZ', postcode: 'M3 4LZ' })
    const basket = after.write('basket').getState()
    expect(basket).toMatchObject({ fulfilmentType: 'COLLECTION', restaurant })
    // A suggestion that was taken is told from what was chosen; those that were not are asked for again (0139).
    expect(basket.signed?.data.menu_items.map(({ upsell }) => upsell === true)).toEqual([false, true])
    // The code that holds, and the one that is being typed.
    expect(basket.signed?.data.promotions?.applied).toMatchObject([{ discount_code: 'FLAME10' }])
    expect(after.write('discounts').getState().discountCode).toBe('FLAME1')
    expect(after.write('fulfilmentDetails').getState().fulfilment).toMatchObject({ pickupTime: SLOT, saved: true })
    expect(after.write('payment').getState().attempt).toMatchObject({
      transactionReference: 'reference-1',
      built: { data: { promotions: { applied: [{ discount_code: 'FLAME10' }] } } },
      details: { walletPaymentMethodId: 'pm_1' },
    })
    expect(after.write('submittedOrder').getState().orders).toMatchObject([{ orderId: 'order-0' }])
  })
})
