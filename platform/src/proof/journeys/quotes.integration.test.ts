import { type SignedBasket, addQuote, buildOrder, validateBasket } from '@galo/contracts/basket'
import { normaliseError } from '@galo/contracts/errors'
import { createTransaction as askToPayCall } from '@galo/contracts/payment'
import { quoteAddress, quotePosition, type DeliveryQuote } from '@galo/contracts/quotes'
import { searchRestaurants } from '@galo/contracts/restaurants'
import {
  createTransaction,
  confirmCard,
  createApi,
  signInCustomer,
  signInGuest,
  viewOf,
  type Answer,
  type Api,
} from '../world/api'
import { aBasketOf, addItem, basketOf, buildBasket, PLAIN_ITEM, UK_RESTAURANT } from '../world/baskets'
import { runTestPlatform, TUESDAY_18_00 } from '../world/start-test-platform'

const NEAR = { restaurant_id: UK_RESTAURANT, lat: 53.482, lon: -2.24, country_code: 'GB' }
/** About 3.9 and 6.9 km away. */
const FURTHER = { ...NEAR, lat: 53.4427, lon: -2.2188 }
const FARTHEST = { ...NEAR, lat: 53.4172, lon: -2.2318 }
const ADDRESS = { line1: '1 Piccadilly', city: 'Manchester', country_code: 'GB', postcode: 'm1 1ae' }

const platform = runTestPlatform()
beforeEach(() => platform.setTime(TUESDAY_18_00))

const signIn = (market: 'UK' | 'IE' = 'UK') => signInGuest(platform.url, market, undefined, 'ana@example.com')
const quoteAt = async (api: Api, place: object = NEAR): Promise<DeliveryQuote> =>
  quotePosition.answer.parse((await api.post(quotePosition.path, place)).body)
const codesOf = ({ status, body }: Answer) => [status, ...body.errors.map(({ code }: { code: string }) => code)]

const aBasket = (api: Api, fulfilment = 'DELIVERY') => aBasketOf(api, PLAIN_ITEM, 1, { fulfilment })
const apply = (api: Api, basket: SignedBasket, { token }: Pick<DeliveryQuote, 'token'>) =>
  api.post(addQuote.path, { ...viewOf(basket), delivery_quote: token })
const feesOf = ({ data }: SignedBasket) => Object.fromEntries(data.fees.map(({ kind, amount }) => [kind, amount.value]))

describe('Asking what delivery costs', () => {
  it('says how long it takes and until when that is true, by position and by address', async () => {
    const { api } = await signIn()
    const byPlace = await quoteAt(api)
    expect(byPlace).toMatchObject({ estimated_duration: { minimum_mins: 25, maximum_mins: 40 } })
    expect(Date.parse(byPlace.valid_until) - Date.parse(TUESDAY_18_00)).toBeGreaterThanOrEqual(600_000)
    const body = { restaurant_id: UK_RESTAURANT, address: ADDRESS }
    expect(quoteAddress.answer.parse((await api.post(quoteAddress.path, body)).body).id).not.toBe(byPlace.id)
  })

  it('finds an Irish address by its Eircode or, without one, by a street it knows', async () => {
    const { api } = await signIn('IE')
    const restaurant_id = 'galo-ie-grafton-street'
    const address = { line1: '1 Grafton Street', city: 'Dublin', country_code: 'IE', postcode: 'd02x285' }
    expect((await api.post(quoteAddress.path, { restaurant_id, address })).status).toBe(200)
    const unknown = { ...address, line1: '7 Nowhere Road', postcode: undefined }
    const refused = await api.post(quoteAddress.path, { restaurant_id, address: unknown })
    expect(codesOf(refused)).toEqual([409, 'UNDELIVERABLE'])
    const wordless = { ...address, line1: '---', city: '...', postcode: undefined }
    const nowhere = await api.post(quoteAddress.path, { restaurant_id, address: wordless })
    expect(nowhere.body.errors).toEqual([{ code: 'UNDELIVERABLE', message: 'We can not find this address' }])
  })

  it('goes no further than the catchment, and to no restaurant without riders', async () => {
    const { api } = await signIn()
    for (const place of [
      { ...NEAR, lat: 53.3877, lon: -2.3489 },
      { ...NEAR, restaurant_id: 'galo-uk-salford-quays' },
      { ...NEAR, restaurant_id: 'galo-uk-northern-quarter' },
    ])
      expect(codesOf(await api.post(quotePosition.path, place))).toEqual([409, 'UNDELIVERABLE'])
    await platform.advance('8 h')
    const night = await signIn()
    expect((await night.api.post(quotePosition.path, NEAR)).body.errors[0].message).toMatch(/closed/)
  })

  it('names everything that is wrong at once, an entry each, which the reader joins with commas', async () => {
    const { api } = await signIn()
    const answer = await api.post(quotePosition.path, { ...NEAR, lat: 91, lon: 'west', country_code: 'FR' })
    expect(codesOf(answer)).toEqual([400, 'BAD_REQUEST', 'BAD_REQUEST', 'BAD_REQUEST'])
    const call = { endPoint: quotePosition.path, method: 'POST', apiSource: 'quote' } as const
    const read = normaliseError({ ...call, status: answer.status, body: answer.body })
    expect(read.errorCode).toBe('BAD_REQUEST,BAD_REQUEST,BAD_REQUEST')
    expect(read.message).toMatch(/lat: .*,lon: .*,country_code: /)
    const blank = { restaurant_id: UK_RESTAURANT, address: { ...ADDRESS, line1: ' ', postcode: 'D02 X285' } }
    const messages = (await api.post(quoteAddress.path, blank)).body.errors.map(
      ({ message }: { message: string }) => message,
    )
    expect(messages).toEqual(['address.line1: Required', 'address.postcode: not a postcode'])
    expect(codesOf(await api.post(quotePosition.path, { ...NEAR, country_code: 'IE' }))).toEqual([400, 'BAD_REQUEST'])
    expect((await api.post(quotePosition.path, { ...NEAR, restaurant_id: 'nowhere' })).status).toBe(404)
    expect((await api.post(quoteAddress.path, '{')).status).toBe(400)
    expect((await createApi(platform.url).post(quotePosition.path, NEAR)).status).toBe(401)
  })
})

describe('Whoever wants food delivered', () => {
  it('is a customer or a guest who gave an e-mail address', async () => {
    const nobody = await signInGuest(platform.url)
    expect(codesOf(await nobody.api.post(quotePosition.path, NEAR))).toEqual([403, 'EMAIL_REQUIRED'])
    const body = { restaurant_id: UK_RESTAURANT, address: ADDRESS }
    expect(codesOf(await nobody.api.post(quoteAddress.path, body))).toEqual([403, 'EMAIL_REQUIRED'])
    const customer = await signInCustomer(platform, 'customer-ana')
    expect((await customer.api.post(quotePosition.path, NEAR)).status).toBe(200)
  })
})

describe('Looking for somebody who delivers', () => {
  it('finds restaurants within eight kilometres, with the channel that says who carries and how long it takes', async () => {
    const variables = { lat: NEAR.lat, lon: NEAR.lon, radius: 8_000, fulfilmentMethod: 'DELIVERY' }
    const { body } = await createApi(platform.url).query(searchRestaurants.path, searchRestaurants.document, variables)
    const found = searchRestaurants.answer.parse(body).items
    expect(found.map(({ identifier }) => identifier)).toContain('galo-uk-didsbury')
    expect(found.map(({ identifier }) => identifier)).not.toContain('galo-uk-altrincham')
    const providers = found.map(
      ({ orderChannel }) => orderChannel.find(({ fulfilmentMethod }) => fulfilmentMethod === 'DELIVERY')?.provider,
    )
    expect(new Set(providers)).toEqual(new Set(['DELIVEROO_FULFILLMENT', 'DELIVEROO', 'GALO']))
  })
})

describe('A delivery basket', () => {
  it('costs more the further it goes, and carries the fees of a small order and of the service', async () => {
    const { api } = await signIn()
    let basket = await aBasket(api)
    expect(feesOf(basket)).toEqual({ SMALL_ORDER: 200, SERVICE: 99 })
    for (const [place, fee] of [
      [NEAR, 149],
      [FURTHER, 249],
      [FARTHEST, 349],
    ] as const) {
      basket = basketOf(await apply(api, basket, await quoteAt(api, place)))
      expect(feesOf(basket)).toEqual({ DELIVERY: fee, SMALL_ORDER: 200, SERVICE: 99 })
      expect(basket.data.totals.grand_total.value).toBe(475 + 299 + fee)
    }
  })

  it('loses a fee that is no longer true with whatever is done to it next', async () => {
    const { api } = await signIn()
    const added = basketOf(await apply(api, await aBasket(api), await quoteAt(api)))
    await platform.advance('9 min')
    const checked = basketOf(await api.post(validateBasket.path, viewOf(added)))
    expect(feesOf(checked)).toMatchObject({ DELIVERY: 149 })
    await platform.advance('1 min')
    expect(feesOf(await addItem(api, checked, PLAIN_ITEM))).not.toHaveProperty('DELIVERY')
  })

  it('is neither built nor paid without a quote that holds, and gets a basket to go on with', async () => {
    const { api } = await signIn()
    const basket = await aBasket(api)
    const without = await api.post(buildOrder.path, viewOf(basket))
    expect(codesOf(without)).toEqual([409, 'DELIVERY_QUOTE_MISSING'])
    const quoted = basketOf(await apply(api, basketOf(without), await quoteAt(api)))
    const built = await buildBasket(api, quoted)
    await platform.advance('11 min')
    expect((await createTransaction(api, built)).body.code).toBe('DELIVERY_QUOTE_EXPIRED')
    const late = await api.post(buildOrder.path, viewOf(built))
    expect(codesOf(late)).toEqual([409, 'DELIVERY_QUOTE_EXPIRED'])
    expect(feesOf(basketOf(late))).not.toHaveProperty('DELIVERY')
  })

  it('stays as it was paid when its quote runs out or is renewed at the same price', async () => {
    const { api } = await signIn()
    const quoted = basketOf(await apply(api, await aBasket(api), await quoteAt(api)))
    const built = await buildBasket(api, quoted)
    const payment = askToPayCall.answer.parse((await createTransaction(api, built)).body)
    const renewed = basketOf(await apply(api, built, await quoteAt(api)))
    expect(renewed.data).toEqual(built.data)
    expect((await confirmCard(api, payment.stripe.clientSecret)).body.status).toBe('succeeded')
    await platform.advance('11 min')
    expect(basketOf(await api.post(buildOrder.path, viewOf(renewed))).data).toEqual(built.data)
    const dearer = await apply(api, renewed, await quoteAt(api, FURTHER))
    expect(codesOf(dearer)).toEqual([409, 'BASKET_PAID'])
  })

  it('takes a quote once, its own, for its own restaurant, in time, untouched', async () => {
    const { api } = await signIn()
    const quote = await quoteAt(api)
    const [one, other] = [await aBasket(api), await aBasket(api)]
    const taken = basketOf(await apply(api, one, quote))
    expect(codesOf(await apply(api, other, quote))).toEqual([409, 'DELIVERY_QUOTE_USED'])
    expect((await apply(api, taken, quote)).status).toBe(200)

    const stranger = await signIn()
    expect((await apply(stranger.api, await aBasket(stranger.api), await quoteAt(api))).status).toBe(404)
    const elsewhere = await quoteAt(api, { ...NEAR, restaurant_id: 'galo-uk-piccadilly' })
    expect(codesOf(await apply(api, other, elsewhere))).toEqual([409, 'DELIVERY_QUOTE_MISMATCH'])
    expect(codesOf(await apply(api, other, { token: `${quote.token}x` }))).toEqual([400, 'BAD_REQUEST'])
    const forCollection = await apply(api, await aBasket(api, 'COLLECTION'), await quoteAt(api))
    expect(codesOf(forCollection)).toEqual([409, 'FULFILMENT_MISMATCH'])
    const old = await quoteAt(api)
    await platform.advance('10 min')
    expect(codesOf(await apply(api, other, old))).toEqual([409, 'DELIVERY_QUOTE_EXPIRED'])
  })

  it('gives one quote to one of many baskets that reach for it together', async () => {
    const { api } = await signIn()
    const quote = await quoteAt(api)
    const baskets = await Promise.all(Array.from({ length: 6 }, () => aBasket(api)))
    const answers = await Promise.all(baskets.map((basket) => apply(api, basket, quote)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })
})
