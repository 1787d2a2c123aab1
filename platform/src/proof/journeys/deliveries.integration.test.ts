import { basketAnswerSchema, type SignedBasket, createBasket } from '@galo/contracts/basket'
import { type RiderTracking, getOrder, getOrderStatus, getRider, submitOrder } from '@galo/contracts/orders'
import { pathOf } from '@galo/contracts/call'
import { createTransaction } from '@galo/contracts/payment'
import { distanceMiles, milesToMetres } from '@galo/domain'
import { signInGuest, type Api } from '../world/api'
import { deliveryRequest, orderDelivery, payForDelivery, submitDelivery } from '../world/order-delivery'
import { runTestPlatform, TUESDAY_18_00 } from '../world/start-test-platform'
import { UK_RESTAURANT } from '../world/baskets'

/** The platform's seconds go by in the test too: long enough for a slow machine to look before the kitchen answers. */
const platform = runTestPlatform({ GUEST_TOKEN_LIFE_S: '86400', KITCHEN_CONFIRM_AFTER_S: '120' })
beforeEach(async () => {
  await platform.setTime(TUESDAY_18_00)
  await platform.console.put('/console/api/scenario', { name: 'default' })
})

const signIn = async (market: 'UK' | 'IE' = 'UK') =>
  (await signInGuest(platform.url, market, undefined, 'ana@example.com')).api
const order = async (api: Api, id: string) => getOrder.answer.parse((await api.get(pathOf(getOrder.path, { id }))).body)
const status = async (api: Api, id: string) =>
  getOrderStatus.answer.parse((await api.get(pathOf(getOrderStatus.path, { id }))).body)
const rider = async (api: Api, id: string): Promise<RiderTracking> =>
  getRider.answer.parse((await api.get(pathOf(getRider.path, { id }))).body)
const codeOf = ({ status: code, body }: { status: number; body: { error: { code: string } } }) => [
  code,
  body.error.code,
]
const refunds = async (basketId: string) =>
  (await platform.console.get(`/console/api/charges?basket_id=${basketId}`)).body.charges.map(
    ({ refundedAt }: { refundedAt: string | null }) => refundedAt !== null,
  )

describe('A delivery', () => {
  it('goes from the kitchen to the door, and can be followed all the way', async () => {
    const api = await signIn()
    const paid = await payForDelivery(api)
    const { id } = (await submitDelivery(api, paid)).body.data
    expect((await api.get(pathOf(getRider.path, { id }))).status).toBe(404)
    await platform.advance('5 s')
    expect(await status(api, id)).toEqual({
      order_state: 'placed',
      guest_order_state: 'placed',
      delivery_state: 'ACCEPTED_BY_DELIVERY_PARTNER',
      redelivery_state: null,
      refund: null,
      part_refund_count: 0,
    })
    await platform.advance('2 min')
    expect((await status(api, id)).order_state).toBe('confirmed')
    expect((await order(api, id)).address).toEqual({
      line_1: '12 Chapel Street',
      line_2: null,
      city: 'Manchester',
      country_code: 'GB',
      postcode: 'M15 4AA',
      delivery_note: 'Blue door',
      coords: { lat: 53.4617, lon: -2.2401 },
    })
    const bought = await order(api, id)
    expect(bought.fulfilment).toMatchObject({
      type: 'DELIVERY',
      delivery_state: 'ACCEPTED_BY_DELIVERY_PARTNER',
      delivery_partner_details: {
        id: 'DELIVEROO_FULFILLMENT',
        estimated_window: { minimum_mins: 25, maximum_mins: 40 },
      },
      redelivery_details: null,
    })
    expect(bought.fulfilment.handover_code).toMatch(/^\d{4}$/)
    expect(bought.costs.fees.map(({ kind }) => kind)).toContain('DELIVERY')

    const seen: string[] = []
    const leftM: number[] = []
    for (let minute = 0; minute < 45; minute += 1) {
      await platform.advance('1 min')
      const { delivery_state } = await status(api, id)
      if (seen.at(-1) !== delivery_state) seen.push(delivery_state ?? '')
      if (delivery_state !== 'RIDER_IN_TRANSIT' && delivery_state !== 'RIDER_NEARBY') continue
      const { rider_position: at, customer_position: door, estimated_arrival, rider: who } = await rider(api, id)
      leftM.push(
        milesToMetres(
          distanceMiles({ latitude: at.lat, longitude: at.lon }, { latitude: door.lat, longitude: door.lon }),
        ),
      )
      expect(estimated_arrival.lower < estimated_arrival.upper).toBe(true)
      expect(who.full_name).not.toBe('')
    }
    expect(seen.filter((state) => !state.includes('NEARBY'))).toEqual([
      'ACCEPTED_BY_DELIVERY_PARTNER',
      'RIDER_ASSIGNED',
      'RIDER_ARRIVED',
      'RIDER_IN_TRANSIT',
      'DELIVERED',
    ])
    expect(leftM.length).toBeGreaterThan(2)
    expect(leftM.at(-1)).toBeLessThan((leftM[0] ?? 0) / 2)
    expect(await refunds(paid.basket.data.id ?? '')).toEqual([false])
  })

  it('has been through every state it missed when the clock jumps over dinner', async () => {
    const api = await signIn()
    const id = await orderDelivery(api)
    await platform.advance('3 h')
    const { order_state, delivery_state } = await status(api, id)
    expect([order_state, delivery_state]).toEqual(['confirmed', 'DELIVERED'])
  })

  it('is nobody else’s business', async () => {
    const id = await orderDelivery(await signIn())
    await platform.advance('20 min')
    const stranger = await signIn()
    for (const path of [
      pathOf(getOrder.path, { id }),
      pathOf(getOrderStatus.path, { id }),
      pathOf(getRider.path, { id }),
    ]) {
      expect((await stranger.get(path)).status).toBe(404)
      expect((await platform.console.get(path)).status).toBe(401)
    }
    expect((await stranger.get(pathOf(getRider.path, { id: 'no-such-order' }))).status).toBe(404)
  })

  it('is paid by somebody whose session says the e-mail address, or who says it now, and by nobody else', async () => {
    const api = await signIn()
    const paid = await payForDelivery(api)
    const nameless = (await signInGuest(platform.url)).api
    const created = basketAnswerSchema.parse(
      (await nameless.post(createBasket.path, { fulfilment_type: 'COLLECTION', restaurant_id: UK_RESTAURANT })).body,
    )
    const ask = (by: Api, { data }: SignedBasket) =>
      by.put(
        createTransaction.path,
        {
          paymentGateway: 'stripe',
          merchant: { fulfilmentMethod: data.fulfilment_type, restaurantIdentifier: data.restaurant_id },
          metadata: { source: 'WEB', deviceId: 'device-1', basketId: data.id },
          stripe: {
            amount: Math.max(1, data.totals.grand_total.value),
            currency: data.totals.grand_total.currency_code,
          },
        },
        { 'idempotency-key': 'who-pays' },
      )
    expect((await ask(api, paid.basket)).status).toBe(200)
    const refused = await ask(nameless, created)
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('metadata.guest.email')])
  })

  it('is brought once by one quote, however often and with whatever basket it is asked for', async () => {
    const api = await signIn()
    const [one, other] = [await payForDelivery(api), await payForDelivery(api)]
    const answers = await Promise.all(Array.from({ length: 5 }, () => submitDelivery(api, one)))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect(answers.filter(({ status: code }) => code === 201)).toHaveLength(1)
    const again = await submitDelivery(api, other, { delivery_quote_id: one.quote.id })
    expect(codeOf(again)).toEqual([409, 'DELIVERY_QUOTE_MISMATCH'])
    expect((await submitDelivery(api, other)).status).toBe(201)
  })

  it('keeps the quote it was paid by, though that has run out since', async () => {
    const api = await signIn()
    const paid = await payForDelivery(api)
    await platform.advance('20 min')
    expect((await submitDelivery(api, paid)).status).toBe(201)
  })

  it('understands both spellings of an address', async () => {
    const api = await signIn()
    const paid = await payForDelivery(api)
    const address = {
      line1: '1 Mill Lane',
      line2: 'Flat 2',
      city: 'Manchester',
      countryCode: 'GB',
      postcode: 'M15 4AA',
    }
    const { delivery_quote_id, ...rest } = deliveryRequest(paid, { address })
    const answer = await api.post(submitOrder.path, { ...rest, deliveryQuoteId: delivery_quote_id })
    expect((await order(api, answer.body.data.id)).address).toMatchObject({ line_1: '1 Mill Lane', line_2: 'Flat 2' })
  })

  it.each([
    ['a blank first line', { line_1: ' ' }, 'address.line_1'],
    ['no city', { city: undefined }, 'address.city'],
    ['no postcode', { postcode: undefined }, 'address.postcode'],
    ['an Eircode', { postcode: 'D02 X285' }, 'address.postcode'],
    ['another country', { country_code: 'IE' }, 'address.country_code'],
    ['a country nobody knows', { country_code: 'FR' }, 'address.country_code'],
    ['a place that is none', { coords: { lat: 91, lon: 0 } }, 'address.coords.lat'],
    ['another place than the quote’s', { coords: { lat: 53.43, lon: -2.3 } }, 'address.coords'],
    ['a note that is a novel', { delivery_note: 'x'.repeat(501) }, 'address.delivery_note'],
  ])('is not taken with %s', async (_, changes, field) => {
    const api = await signIn()
    const paid = await payForDelivery(api)
    const { address } = deliveryRequest(paid)
    const refused = await submitDelivery(api, paid, { address: { ...address, ...changes } })
    expect(codeOf(refused)).toEqual([400, 'BAD_REQUEST'])
    expect(refused.body.error.message).toContain(`${field}: `)
  })

  it('is not taken for somebody who can not be reached, nor without a quote', async () => {
    const api = await signIn()
    const paid = await payForDelivery(api)
    const { customer } = deliveryRequest(paid)
    for (const [changes, field] of [
      [{ customer: { ...customer, email: '' } }, 'customer.email'],
      [{ customer: { ...customer, phone_number: '1' } }, 'customer.phone_number'],
      [{ delivery_quote_id: undefined }, 'delivery_quote_id'],
      [{ address: undefined }, 'address'],
      [{ type: 'PIGEON' }, 'type'],
    ] as const) {
      const refused = await submitDelivery(api, paid, changes)
      expect(codeOf(refused)).toEqual([400, 'BAD_REQUEST'])
      expect(refused.body.error.message).toContain(field)
    }
    const asCollection = { type: 'COLLECTION', pickup_time: '2026-11-17T19:00:00Z' }
    expect(codeOf(await submitDelivery(api, paid, asCollection))).toEqual([409, 'FULFILMENT_MISMATCH'])
  })

  it('is not taken once the restaurant has closed, nor while it sends nobody out', async () => {
    const api = await signIn()
    const paid = await payForDelivery(api)
    const closed = (isClosed: boolean) =>
      platform.console.put('/console/api/restaurants/galo-uk-deansgate/closed', { isClosed })
    await closed(true)
    expect(codeOf(await submitDelivery(api, paid))).toEqual([409, 'OUTSIDE_OPENING_HOURS'])
    await closed(false)
    // The money went back at once: the same basket is built and paid anew.
    expect(codeOf(await submitDelivery(api, paid))).toEqual([409, 'BASKET_NOT_BUILT'])
    const { charges } = (await platform.console.get(`/console/api/charges?basket_id=${paid.basket.data.id}`)).body
    expect(charges).toMatchObject([{ refundedAt: expect.any(String) }])
  })

  it('needs no Eircode in Ireland', async () => {
    const api = await signIn('IE')
    const place = { lat: 53.3419, lon: -6.2601 }
    const paid = await payForDelivery(api, { restaurant: 'galo-ie-grafton-street', place, country: 'IE' })
    const address = { line_1: '1 Grafton Street', city: 'Dublin', country_code: 'IE' }
    const { id } = (await submitDelivery(api, paid, { address })).body.data
    expect((await order(api, id)).address).toMatchObject({ postcode: null, coords: place })
  })
})
