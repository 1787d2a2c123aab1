import type { SignedBasket } from '@galo/contracts/basket'
import { ContractError, NetworkError, RejectedError } from '@galo/contracts/errors'
import { aLine, aSignedBasket, createFakeHttp } from '@galo/testing'
import type { CardOutcome } from '@galo/vendors'
import { collectionOrdering } from '../../fulfilment/collection/collection.ordering'
import { deliveryOrdering } from '../../fulfilment/delivery/delivery.ordering'
import { eatInOrdering } from '../../fulfilment/eat-in/eat-in.ordering'
import type { OrderingMethod } from './ordering-method'
import { newAttempt, type PayAttempt, type Waiting } from './place-order.states'
import { isKitchenRefusal } from './place-order.errors'
import { perform, type PayContext } from './place-order.steps'

const seen = aSignedBasket()
const resigned = aSignedBasket({}, 'signature-2')
const details = {
  customer: { email: 'maeve@example.com', first_name: 'Maeve', last_name: 'Okafor', phone_number: '07700 900142' },
  fulfilment: { type: 'COLLECTION' as const, pickupTime: '2026-11-18T12:30:00.000Z' },
}
const attempt: PayAttempt = newAttempt({ basketId: 'basket-1', idempotencyKey: 'key-1', details })
const paid: PayAttempt = {
  ...attempt,
  built: seen,
  stage: 'submitting',
  transactionReference: 'reference-1',
  fraudSessionId: 'fraud-1',
}

const refusal = (status: number, errorCode: string, body: unknown = {}) =>
  new RejectedError(
    { errorCode, status, message: `${errorCode}: no`, endPoint: '/', method: 'POST', apiSource: 'basket' },
    body,
  )
const stale = (fresh: SignedBasket, code = 'BASKET_STALE') =>
  refusal(409, code, { errors: [{ code, message: 'no' }], ...fresh })
const throwing = (error: unknown) => () => {
  throw error
}

const aPage = (
  answers: Parameters<typeof createFakeHttp>[0] = {},
  outcome: CardOutcome = { kind: 'paid' },
  customerId: string | null = null,
  over: Partial<PayContext> = {},
) => {
  const http = createFakeHttp(answers)
  const logged: string[] = []
  const context: Omit<PayContext, 'findMethod'> = {
    http,
    log: (_level, message) => void logged.push(message),
    basket: () => seen,
    card: () => ({ confirm: async () => outcome }),
    cardholder: () => 'Maeve Okafor',
    fraud: async () => ({ kind: 'blocked', reason: 'no script' }),
    deviceId: () => 'device-1',
    customerId: () => customerId,
    wait: async () => {},
    ...over,
  }
  const at = (state: Waiting, method: OrderingMethod | null = collectionOrdering) =>
    perform(state, { ...context, findMethod: () => method })
  return { http, logged, at }
}
const working = (step: 'prechecking' | 'building' | 'opening' | 'submitting', over: PayAttempt = attempt): Waiting => ({
  kind: 'working',
  step,
  attempt: over,
})

describe('the time', () => {
  it('is asked for once more before anything else', async () => {
    const page = aPage({ 'capacity.validate-time': () => ({ data: { validateTime: { valid: false } } }) })
    expect(await page.at(working('prechecking'))).toEqual({ type: 'choice-gone' })
    expect(page.http.calls[0]?.body).toMatchObject({ variables: { pickupTime: details.fulfilment.pickupTime } })
  })
})

describe('building', () => {
  it('sends the fresh basket at once when the customer would see no difference', async () => {
    let tries = 0
    const page = aPage({
      'basket.build-order': () => {
        tries += 1
        if (tries === 1) throw stale(resigned)
        return resigned
      },
    })
    expect(await page.at(working('building'))).toEqual({ type: 'built', signed: resigned })
    expect(page.http.calls.map(({ body }) => (body as { signature: string }).signature)).toEqual([
      'signature-1',
      'signature-2',
    ])
  })

  it('stops at a basket that costs something else', async () => {
    const dearer = aSignedBasket({ menu_items: [aLine({ each: 150 })] })
    const page = aPage({ 'basket.build-order': throwing(stale(dearer, 'BASKET_EXPIRED')) })
    expect(await page.at(working('building'))).toMatchObject({
      type: 'basket-refused',
      code: 'BASKET_EXPIRED',
      fresh: dearer,
    })
    expect(page.http.calls).toHaveLength(1)
  })

  it('names what sold out', async () => {
    const left = aSignedBasket({ menu_items: [aLine({ id: 'line-2' })] })
    const page = aPage({ 'basket.build-order': throwing(stale(left, 'ITEM_OUT_OF_STOCK')) })
    expect(await page.at(working('building'))).toMatchObject({ type: 'basket-refused', gone: ['Garlic dip'] })
  })

  it('does not charge another sum than the one on the button', async () => {
    const dearer = aSignedBasket({ menu_items: [aLine({ each: 150 })] })
    const page = aPage({ 'basket.build-order': () => dearer })
    expect(await page.at(working('building'))).toMatchObject({ type: 'basket-refused', fresh: dearer })
  })

  it('sends what was frozen for an earlier try', async () => {
    const page = aPage({ 'basket.build-order': () => resigned })
    await page.at(working('building', { ...attempt, built: resigned }))
    expect(page.http.calls[0]?.body).toMatchObject({ signature: 'signature-2' })
  })

  it('finds that the basket has been ordered', async () => {
    const page = aPage({ 'basket.build-order': throwing(refusal(409, 'BASKET_ORDERED')) })
    expect((await page.at(working('building'))).type).toBe('already-ordered')
  })

  it('is lost when nobody answers', async () => {
    const page = aPage({ 'basket.build-order': throwing(new NetworkError('unreachable')) })
    expect(await page.at(working('building'))).toEqual({ type: 'lost' })
    expect(page.logged).toEqual(['checkout: BUILD_BASKET_ORDER_ERROR'])
  })
})

describe('opening the payment', () => {
  const transaction = {
    stripe: { clientSecret: 'secret-1' },
    transactionReference: 'reference-1',
    status: 'requires_payment_method',
  }

  it('asks for the frozen sum, with the fraud session, under the attempt’s key', async () => {
    const page = aPage({
      'fraud.open-fraud-session': () => ({ id: 'fraud-1' }),
      'payment.create-transaction': () => transaction,
    })
    const event = await page.at(working('opening', { ...attempt, built: seen, stage: 'opening' }))
    expect(event).toMatchObject({ type: 'opened', fraudSessionId: 'fraud-1' })
    expect(page.http.calls.at(-1)).toMatchObject({
      method: 'PUT',
      idempotencyKey: 'key-1',
      body: {
        merchant: { fulfilmentMethod: 'COLLECTION', restaurantIdentifier: seen.data.restaurant_id },
        metadata: {
          source: 'WEB',
          basketId: 'basket-1',
          sigmundSessionId: 'fraud-1',
          guest: { email: 'maeve@example.com' },
        },
        stripe: { amount: 120, currency: 'GBP' },
      },
    })
  })

  it('names no guest where whoever sits at a table has left no address', async () => {
    const page = aPage({
      'fraud.open-fraud-session': () => ({ id: 'fraud-1' }),
      'payment.create-transaction': () => transaction,
    })
    const nameless = { ...details, customer: { ...details.customer, email: '' } }
    await page.at(working('opening', { ...attempt, details: nameless, built: seen, stage: 'opening' }))
    expect(page.http.calls.at(-1)?.body).toMatchObject({ metadata: { source: 'WEB' } })
    expect(page.http.calls.at(-1)?.body).not.toHaveProperty('metadata.guest')
  })

  it.each([
    ['a customer by their id', 'customer-1'],
    ['a guest by none', null],
  ])('names %s, to the fraud service and with the payment', async (_, customerId) => {
    const answers = {
      'fraud.open-fraud-session': () => ({ id: 'fraud-1' }),
      'payment.create-transaction': () => transaction,
    }
    const page = aPage(answers, undefined, customerId)
    await page.at(working('opening', { ...attempt, built: seen, stage: 'opening' }))
    const [session, payment] = page.http.calls
    expect(session?.body).toMatchObject({ customerId: customerId ?? undefined, deviceId: 'device-1', source: 'WEB' })
    expect(payment?.body).toMatchObject({ stripe: { customerId } })
  })

  it('names the device as the fraud service does, and by our own name where its code is blocked or late', async () => {
    const never = () => new Promise<never>(() => {})
    const named = async (over: Partial<PayContext>) => {
      const answers = {
        'fraud.open-fraud-session': () => ({ id: 'fraud-1' }),
        'payment.create-transaction': () => transaction,
      }
      const page = aPage(answers, undefined, null, over)
      await page.at(working('opening', { ...attempt, built: seen, stage: 'opening' }))
      return page.http.calls.map(({ body }) => body)
    }
    const client = { deviceId: () => 'device-of-the-service' }
    expect(await named({ fraud: async () => ({ kind: 'ready', client }), wait: never })).toMatchObject([
      { deviceId: 'device-of-the-service' },
      { metadata: { deviceId: 'device-of-the-service' } },
    ])
    const ours = [{ deviceId: 'device-1' }, { metadata: { deviceId: 'device-1' } }]
    expect(await named({ wait: never })).toMatchObject(ours)
    expect(await named({ fraud: () => Promise.reject(new Error('no code')), wait: never })).toMatchObject(ours)
    expect(await named({ fraud: never })).toMatchObject(ours)
  })

  it('goes on without the fraud service', async () => {
    const page = aPage({
      'fraud.open-fraud-session': throwing(new NetworkError('unreachable')),
      'payment.create-transaction': () => transaction,
    })
    const event = await page.at(working('opening', { ...attempt, built: seen, stage: 'opening' }))
    expect(event).toMatchObject({ type: 'opened', fraudSessionId: null })
  })

  it('asks again for the same payment without asking a card', async () => {
    const page = aPage({ 'payment.create-transaction': () => ({ ...transaction, status: 'succeeded' }) })
    const event = await page.at({ kind: 'asking', asked: 0, attempt: { ...paid, stage: 'confirming' } })
    expect(event).toMatchObject({ type: 'opened', transaction: { status: 'succeeded' } })
    expect(page.http.calls).toHaveLength(1)
  })

  it.each(['BASKET_EXPIRED', 'BASKET_NOT_BUILT', 'AMOUNT_MISMATCH', 'NOT_FOUND'])(
    'learns from %s that there is no payment any more, and not that there never was one',
    async (code) => {
      const page = aPage({ 'payment.create-transaction': throwing(refusal(409, code)) })
      const event = await page.at({ kind: 'asking', asked: 0, attempt: { ...paid, stage: 'confirming' } })
      expect(event).toEqual({ type: 'payment-gone', code })
    },
  )
})

describe('placing the order', () => {
  it('sends the basket that was paid, for the person and the time of the press', async () => {
    const page = aPage({
      'fraud.name-fraud-payment': () => ({ id: 'fraud-1' }),
      'orders.submit-order': () => ({ data: { id: 'order-1' } }),
    })
    expect(await page.at(working('submitting', paid))).toEqual({
      type: 'submitted',
      placed: { orderId: 'order-1', basketId: 'basket-1' },
    })
    expect(page.http.calls[0]).toMatchObject({ method: 'PATCH', body: { transactionReference: 'reference-1' } })
    expect(page.http.calls[1]).toMatchObject({
      headers: { 'x-features': 'pos_bridge' },
      idempotencyKey: 'key-1:2026-11-18T12:30:00.000Z',
      body: {
        type: 'COLLECTION',
        customer: details.customer,
        pickup_time: details.fulfilment.pickupTime,
        payment_reference: 'reference-1',
        signed_basket: { basket: seen.data, expiry: seen.expiry, signature: 'signature-1' },
      },
    })
  })

  it.each([
    ['PICKUP_SLOT_ERROR', 'choice-gone'],
    ['PAYMENT_NOT_SETTLED', 'payment-gone'],
    ['BAD_REQUEST', 'rejected'],
  ])('reads %s as %s', async (code, type) => {
    const page = aPage({
      'fraud.name-fraud-payment': () => ({ id: 'fraud-1' }),
      'orders.submit-order': throwing(refusal(409, code)),
    })
    expect(await page.at(working('submitting', paid))).toMatchObject({ type })
  })

  it.each([
    'NO_SLOTS_LEFT',
    'NOT_OFFERED',
    'CHANNEL_OFFLINE',
    'OUTSIDE_OPENING_HOURS',
    'ALCOHOL_NOT_SOLD_NOW',
    'REWARD_LOST',
    'DISCOUNT_CODE_LOST',
    'BASKET_NOT_BUILT',
    'BASKET_STALE',
  ])('reads %s as money that has gone back, where there was any', async (code) => {
    const page = aPage({
      'fraud.name-fraud-payment': () => ({ id: 'fraud-1' }),
      'orders.submit-order': throwing(refusal(409, code)),
    })
    expect(await page.at(working('submitting', paid))).toEqual({ type: 'money-back', code })
    const free = await page.at(working('submitting', { ...paid, transactionReference: null }))
    // Nothing was taken, so nothing went back: it is said what is in the way.
    expect(free).toMatchObject({ type: isKitchenRefusal(code) ? 'not-taken' : 'basket-refused', code })
  })

  it('reads a name the platform can not keep as something to put right, with the money safe', async () => {
    const message = 'BAD_REQUEST: customer.first_name: not a name'
    const model = { ...refusal(400, 'BAD_REQUEST').model, message }
    const page = aPage({
      'fraud.name-fraud-payment': () => ({ id: 'fraud-1' }),
      'orders.submit-order': throwing(new RejectedError(model, {})),
    })
    expect(await page.at(working('submitting', paid))).toEqual({ type: 'details-refused' })
  })

  it.each([
    ['COLLECTION', collectionOrdering, 'ORDERS_ERROR_COLLECTION_SUBMIT'],
    ['DELIVERY', deliveryOrdering, 'ORDERS_ERROR_SUBMIT_DELIVERY'],
    ['EAT_IN', eatInOrdering, 'ORDERS_ERROR_SUBMIT_EAT_IN'],
  ])(
    'calls an order of %s whose answer can’t be read by the code of its kind, and doesn’t know what was done',
    async (_, method, code) => {
      const page = aPage({
        'fraud.name-fraud-payment': () => ({ id: 'fraud-1' }),
        'orders.submit-order': throwing(new ContractError('orders.submit-order', ['no id'])),
      })
      expect(
        await page.at(working('submitting', paid), { ...collectionOrdering, submitFailure: method.submitFailure }),
      ).toEqual({ type: 'lost' })
      expect(page.logged).toEqual([`checkout: ${code}`])
    },
  )

  it('has nothing to send of an order whose basket is gone, or of a kind it doesn’t know', async () => {
    const page = aPage()
    expect(await page.at(working('submitting', paid), null)).toEqual({ type: 'rejected' })
    expect(page.logged).toEqual(['Invalid order'])
    expect(page.http.calls).toEqual([])
  })

  it('does not know what a broken server did', async () => {
    const page = aPage({
      'fraud.name-fraud-payment': () => ({ id: 'fraud-1' }),
      'orders.submit-order': throwing(refusal(503, 'UNKNOWN')),
    })
    expect(await page.at(working('submitting', paid))).toEqual({ type: 'lost' })
  })
})
