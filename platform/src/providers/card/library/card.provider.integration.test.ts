import Stripe from 'stripe'
import { confirmCard, createApi } from '../../../proof/world/api'
import { runTestPlatform } from '../../../proof/world/start-test-platform'
import { CardProviderFailed, type CardProvider } from '../port'
import { createCardClient } from './card.client'
import { cardProvider } from './card.provider'

const platform = runTestPlatform()
const STAND_IN = '/stand-ins/card'
const ASKED = `${STAND_IN}/v1/payment_intents`
const SUM = { amount: 1234, currency: 'GBP', metadata: { basketId: 'basket-1', reference: 'reference-1' } }
const DECLINED = '4000000000000002'

const addressWith = (secretKey = 'sk_test_galo') => ({ url: `${platform.url}${STAND_IN}`, secretKey })
const cards = (secretKey?: string): CardProvider =>
  cardProvider({ ...addressWith(secretKey), webhookSecret: 'whsec_development' })
const stripe = (): Stripe => createCardClient(addressWith())

let keys = 0
const aKey = (): string => `key-${(keys += 1)}`
const anIntent = () => cards().createIntent(SUM, aKey())
const pay = ({ clientSecret }: { readonly clientSecret: string }, number?: string) =>
  confirmCard(createApi(platform.url), clientSecret, number)
const aPaidIntent = async () => {
  const intent = await anIntent()
  expect((await pay(intent)).status).toBe(200)
  return intent
}
const eventsOf = async (id: string): Promise<string[]> =>
  (await createApi(platform.url, 'sk_test_galo').get(`${ASKED}/${id}/events`)).body.data.map(
    ({ type }: { readonly type: string }) => type,
  )

/** What the library throws when it is refused. */
const refusal = async (question: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const error: unknown = await question.then(
    () => 'was answered',
    (thrown: unknown) => thrown,
  )
  if (error instanceof Stripe.errors.StripeError) return error
  throw new Error(`no error of the library: ${String(error)}`)
}

const breakAnswers = (fault: object) => platform.console.post('/console/api/faults', fault)
afterEach(() => platform.console.call('DELETE', '/console/api/faults'))

describe('The provider’s own library', () => {
  it('has an intent made, shown and canceled, in the provider’s shapes', async () => {
    const made = await stripe().paymentIntents.create({
      amount: 1234,
      currency: 'eur',
      metadata: { basketId: 'b' },
      allowed_payment_method_types: ['card'],
    })
    expect(made).toMatchObject({
      object: 'payment_intent',
      amount: 1234,
      currency: 'eur',
      status: 'requires_payment_method',
      metadata: { basketId: 'b' },
      latest_charge: null,
    })
    expect(made.lastResponse.requestId).toMatch(/^req_/)
    expect((await stripe().paymentIntents.retrieve(made.id)).client_secret).toBe(made.client_secret)
    expect((await stripe().paymentIntents.cancel(made.id)).status).toBe('canceled')
  })

  it('is given the charge that paid it, by its id or whole', async () => {
    const { id } = await aPaidIntent()
    const paid = await stripe().paymentIntents.retrieve(id)
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 1234,
      latest_charge: expect.stringMatching(/^ch_/),
    })
    const whole = await stripe().paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(whole.latest_charge).toMatchObject({ object: 'charge', id: paid.latest_charge, amount: 1234 })
  })

  it.each([
    [
      'somebody without our key',
      401,
      'StripeAuthenticationError',
      'authentication_error',
      () => createCardClient(addressWith('sk_test_of_somebody_else')).paymentIntents.retrieve('pi_1'),
    ],
    [
      'an intent nobody knows',
      404,
      'StripeInvalidRequestError',
      'invalid_request_error',
      () => stripe().paymentIntents.retrieve(`pi_${'0'.repeat(24)}`),
    ],
    [
      'a sum that is none',
      400,
      'StripeInvalidRequestError',
      'invalid_request_error',
      () => stripe().paymentIntents.create({ amount: 0, currency: 'gbp' }),
    ],
    [
      'a field it does not know',
      400,
      'StripeInvalidRequestError',
      'invalid_request_error',
      () => stripe().paymentIntents.create({ amount: 1, currency: 'gbp', description: 'dinner' }),
    ],
    [
      'to give back what never came',
      400,
      'StripeInvalidRequestError',
      'invalid_request_error',
      async () => stripe().refunds.create({ payment_intent: (await anIntent()).id }),
    ],
    [
      'to cancel what is paid',
      400,
      'StripeInvalidRequestError',
      'invalid_request_error',
      async () => stripe().paymentIntents.cancel((await aPaidIntent()).id),
    ],
    [
      'a card its bank turns down',
      402,
      'StripeCardError',
      'card_error',
      async () => {
        const { id } = await anIntent()
        const card = { number: DECLINED, exp_month: 12, exp_year: 2034, cvc: '123' }
        return stripe().rawRequest('POST', `/v1/payment_intents/${id}/confirm`, { payment_method_data: { card } })
      },
    ],
  ] as const)('is refused %s with %d, as %s', async (_what, statusCode, type, rawType, question) => {
    expect(await refusal(question())).toMatchObject({
      statusCode,
      type,
      rawType,
      requestId: expect.stringMatching(/^req_/),
    })
  })
})

describe('A card that is kept', () => {
  const aCustomer = () => cards().createCustomer({ walletAccountId: 'account-1' }, aKey())
  const keep = async (customerId: string) => {
    const intent = await anIntent()
    await cards().setPayer(intent.id, { customerId, keepsCard: true })
    expect((await pay(intent)).status).toBe(200)
    const [card] = await cards().keptCards(customerId)
    if (card === undefined) throw new Error('nothing was kept')
    return card
  }

  it('is its customer’s, whoever else asks for it', async () => {
    const [customerId, other] = [await aCustomer(), await aCustomer()]
    const card = await keep(customerId)
    expect(card).toMatchObject({ brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2034 })
    expect(await cards().keptCard(customerId, card.id)).toEqual(card)
    expect(await cards().keptCard(other, card.id)).toBeUndefined()
    expect(await cards().keptCards(other)).toEqual([])
  })

  it('is forgotten once, and with its customer', async () => {
    const customerId = await aCustomer()
    const { id } = await keep(customerId)
    await cards().forgetCard(id)
    await cards().forgetCard(id)
    expect(await cards().keptCards(customerId)).toEqual([])
    await keep(customerId)
    await cards().forgetCustomer(customerId)
    await cards().forgetCustomer(customerId)
    expect(await cards().keptCards(customerId)).toEqual([])
    const { id: intentId } = await anIntent()
    expect((await cards().setPayer(intentId, { customerId, keepsCard: true }))?.payer.customerId).toBeNull()
  })

  it('is wanted or not as was said last, until it is paid', async () => {
    const customerId = await aCustomer()
    const intent = await anIntent()
    expect(intent.payer).toEqual({ customerId: null, keepsCard: false })
    for (const keepsCard of [true, false])
      expect((await cards().setPayer(intent.id, { customerId, keepsCard }))?.payer).toEqual({ customerId, keepsCard })
    await pay(intent)
    expect(await cards().keptCards(customerId)).toEqual([])
    expect((await cards().setPayer(intent.id, { customerId, keepsCard: true }))?.status).toBe('succeeded')
  })
})

describe('An idempotency key', () => {
  it('gets the first answer again, and says that it is', async () => {
    const key = aKey()
    const create = () => stripe().paymentIntents.create({ amount: 500, currency: 'gbp' }, { idempotencyKey: key })
    const [first, again] = [await create(), await create()]
    expect(again.id).toBe(first.id)
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  })

  it('used for another sum is a mistake of ours, and makes nothing', async () => {
    const key = aKey()
    await cards().createIntent(SUM, key)
    const failed = cards().createIntent({ ...SUM, amount: 1 }, key)
    await expect(failed).rejects.toMatchObject({ type: 'idempotency_error', code: 'PAYMENT_NOT_AVAILABLE' })
  })
})

describe('What the platform asks', () => {
  it('learns when the money came in, and that nobody can cancel it then', async () => {
    const { id } = await aPaidIntent()
    const known = await cards().getIntent(id)
    expect(known).toMatchObject({ status: 'succeeded', amount: 1234, currency: 'GBP', paidAt: expect.any(Date) })
    expect(await cards().cancelIntent(id)).toEqual(known)
  })

  it('cancels once and hears the same again', async () => {
    const { id } = await anIntent()
    expect((await cards().cancelIntent(id))?.status).toBe('canceled')
    expect((await cards().cancelIntent(id))?.status).toBe('canceled')
    expect(await cards().cancelIntent(`pi_${'0'.repeat(24)}`)).toBeUndefined()
    expect(await cards().getIntent(`pi_${'0'.repeat(24)}`)).toBeUndefined()
  })

  it('gives money back once, under one key or several, and shows the charge with it', async () => {
    const { id } = await aPaidIntent()
    expect(await cards().chargesOf(id)).toMatchObject([{ amount: 1234, basketId: 'basket-1', refundedAt: null }])
    const key = aKey()
    for (const each of [key, key, aKey()]) await cards().refund(id, each, null)
    expect((await eventsOf(id)).filter((type) => type === 'charge.refunded')).toHaveLength(1)
    expect(await cards().chargesOf(id)).toMatchObject([{ refundedAt: expect.any(Date) }])
  })

  it('is asked again by the library when a connection breaks or the provider stumbles', async () => {
    for (const fault of [{ kind: 'drop' }, { status: 503 }]) {
      await breakAnswers({ path: ASKED, method: 'POST', times: 1, ...fault })
      expect(await anIntent()).toMatchObject({ status: 'requires_payment_method' })
    }
  })

  it('fails by the provider’s own name for it when nobody answers, and names no key', async () => {
    await breakAnswers({ path: ASKED, kind: 'drop' })
    const failed: unknown = await anIntent().catch((error: unknown) => error)
    if (!(failed instanceof CardProviderFailed)) throw new Error('it was answered')
    expect(failed).toMatchObject({ status: 503, code: 'PAYMENT_NOT_AVAILABLE', type: 'api_connection_error' })
    expect(failed.message).not.toContain('sk_')
  })
})
