import { cardNumbered, createApi, type Answer } from '../../../proof/world/api'
import { runTestPlatform } from '../../../proof/world/start-test-platform'

const platform = runTestPlatform()

const BASE = '/stand-ins/card'
const page = () => createApi(platform.url)
const server = () => createApi(platform.url, 'sk_test_galo')

const create = (body: object = { amount: 1234, currency: 'gbp' }, key?: string) =>
  server().post(`${BASE}/v1/payment_intents`, body, key === undefined ? {} : { 'idempotency-key': key })

const anIntent = async () => (await create()).body as { readonly id: string; readonly client_secret: string }
type Intent = Awaited<ReturnType<typeof anIntent>>

const confirm = (intent: Intent, number: string, more: object = {}): Promise<Answer> =>
  page().post(`${BASE}/v1/payment_intents/${intent.id}/confirm`, {
    key: 'pk_test_galo',
    client_secret: intent.client_secret,
    payment_method_data: { card: cardNumbered(number), billing_details: { name: 'Ana Lopes' } },
    ...more,
  })
const retrieve = async ({ id }: Intent) => (await server().get(`${BASE}/v1/payment_intents/${id}`)).body
const eventsOf = async ({ id }: Intent): Promise<string[]> =>
  (await server().get(`${BASE}/v1/payment_intents/${id}/events`)).body.data.map(({ type }: { type: string }) => type)
const charges = async (intent: Intent) => (await eventsOf(intent)).filter((type) => type === 'charge.succeeded').length

const times = <T>(count: number, make: (nth: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => make(nth)))

const ASKED = '4000002760003184'

/** Confirms with a card whose bank asks, and answers where it asks. */
const anAskedIntent = async (number = ASKED) => {
  const intent = await anIntent()
  const { body } = await confirm(intent, number)
  expect(body.status).toBe('requires_action')
  return { intent, challenge: String(body.next_action.use_stripe_sdk.stripe_js) }
}
const reply = (challenge: string, answer: 'complete' | 'fail') => page().post(challenge, { answer })

describe('A bank that asks', () => {
  it('is paid once when the holder confirms, however often', async () => {
    const { intent, challenge } = await anAskedIntent()
    expect(await charges(intent)).toBe(0)
    const answers = await times(8, () => reply(challenge, 'complete'))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(7)
    expect(await retrieve(intent)).toMatchObject({ status: 'succeeded', next_action: null })
    expect(await charges(intent)).toBe(1)
  })

  it('opens the payment for another card when the holder refuses', async () => {
    const { intent, challenge } = await anAskedIntent()
    expect((await reply(challenge, 'fail')).body).toEqual({ status: 'requires_payment_method' })
    expect(await retrieve(intent)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    expect((await confirm(intent, '4242424242424242')).body.status).toBe('succeeded')
    expect(await charges(intent)).toBe(1)
  })

  it.each([
    ['4000008260003178', 'insufficient_funds'],
    ['4000008400001629', 'generic_decline'],
  ])('may still refuse %s afterwards, with %s', async (number, declineCode) => {
    const { intent, challenge } = await anAskedIntent(number)
    await reply(challenge, 'complete')
    expect(await retrieve(intent)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: declineCode },
    })
    expect(await charges(intent)).toBe(0)
  })

  it('waits when nobody answers, and forgets an older question once it asks again', async () => {
    const { intent, challenge } = await anAskedIntent()
    expect((await retrieve(intent)).status).toBe('requires_action')
    const again = await confirm(intent, ASKED)
    expect((await reply(challenge, 'complete')).status).toBe(404)
    expect((await reply(String(again.body.next_action.use_stripe_sdk.stripe_js), 'complete')).body.status).toBe(
      'succeeded',
    )
    expect(await charges(intent)).toBe(1)
  })

  it('charges once when another card is tried while it is being answered', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { intent, challenge } = await anAskedIntent()
      await Promise.all([reply(challenge, 'complete'), confirm(intent, '4242424242424242')])
      expect((await retrieve(intent)).status).toBe('succeeded')
      expect(await charges(intent)).toBe(1)
    }
  })

  it('takes nothing for a payment that was withdrawn meanwhile', async () => {
    const { intent, challenge } = await anAskedIntent()
    await server().post(`${BASE}/v1/payment_intents/${intent.id}/cancel`, {})
    expect((await reply(challenge, 'complete')).status).toBe(404)
    expect(await charges(intent)).toBe(0)
  })

  it('asks in a page that only our sites may frame', async () => {
    const { challenge } = await anAskedIntent()
    const shown = await fetch(`${platform.url}${challenge}?parent=http://localhost:4000`)
    expect(shown.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:4000')
    expect(await shown.text()).toContain('£12.34')
    expect((await fetch(`${platform.url}${challenge}?parent=http://elsewhere.example`)).status).toBe(400)
  })
})

describe('An idempotency key', () => {
  it('gives the same request the same answer, at the same moment too', async () => {
    const answers = await times(8, () => create({ amount: 500, currency: 'eur' }, 'create-1'))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  it('refuses another request', async () => {
    await create({ amount: 500, currency: 'eur' }, 'create-2')
    const other = await create({ amount: 501, currency: 'eur' }, 'create-2')
    expect(other.status).toBe(400)
    expect(other.body.error.type).toBe('idempotency_error')
  })

  it('repeats a refusal as well, without asking the bank again', async () => {
    const { id } = await anIntent()
    const path = `${BASE}/v1/payment_intents/${id}/confirm`
    const body = { payment_method_data: { card: cardNumbered('4000000000009995') } }
    const [first, second] = [
      await server().post(path, body, { 'idempotency-key': 'confirm-1' }),
      await server().post(path, body, { 'idempotency-key': 'confirm-1' }),
    ]
    expect(first.status).toBe(402)
    expect(second).toEqual(first)
    expect((await eventsOf({ id, client_secret: '' })).filter((type) => type.endsWith('payment_failed'))).toHaveLength(
      1,
    )
  })
})

describe('What the provider refuses', () => {
  it('is a payment whose secret is not known, as if there were none', async () => {
    const intent = await anIntent()
    const { status, body } = await confirm({ ...intent, client_secret: `${intent.id}_secret_guess` }, ASKED)
    expect(status).toBe(404)
    expect(body.error).toEqual({
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such payment_intent: '${intent.id}'`,
      param: 'intent',
    })
  })

  it('is a page that said another sum', async () => {
    const refused = await confirm(await anIntent(), '4242424242424242', { expected: { amount: 1, currency: 'gbp' } })
    expect(refused.body.error.code).toBe('payment_intent_mismatched_amount')
  })

  it('is one card after another', async () => {
    const intent = await anIntent()
    for (let nth = 0; nth < 10; nth += 1) expect((await confirm(intent, '4000000000000002')).status).toBe(402)
    const stopped = await confirm(intent, '4242424242424242')
    expect(stopped.status).toBe(429)
    expect(stopped.body.error).toMatchObject({ type: 'rate_limit_error', payment_intent: { status: 'canceled' } })
    expect(await charges(intent)).toBe(0)
  })

  it('is a wrong field, by its name, and a body that is too large', async () => {
    const intent = await anIntent()
    const wrong = await confirm(intent, '42')
    expect(wrong.status).toBe(400)
    expect(wrong.body.error).toMatchObject({
      type: 'invalid_request_error',
      param: 'payment_method_data.card.number',
    })
    const huge = { billing_details: { name: 'x'.repeat(20_000) } }
    expect((await confirm(intent, ASKED, { payment_method_data: huge })).status).toBe(413)
  })

  it('is a server without the secret key', async () => {
    const body = { amount: 1, currency: 'gbp' }
    expect((await page().post(`${BASE}/v1/payment_intents`, body)).body.error.type).toBe('authentication_error')
  })
})

describe('Money given back', () => {
  it('goes back once, and only if it came', async () => {
    const intent = await anIntent()
    const refund = () => server().post(`${BASE}/v1/refunds`, { payment_intent: intent.id })
    expect((await refund()).body.error.code).toBe('charge_already_refunded')
    await confirm(intent, '4242424242424242')
    const answers = await times(4, refund)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await eventsOf(intent)).filter((type) => type === 'charge.refunded')).toHaveLength(1)
  })
})

describe('Everything that happens to a payment', () => {
  it('is listed in its order', async () => {
    const intent = await anIntent()
    await confirm(intent, '4000000000000002')
    await confirm(intent, '4242424242424242')
    const types = await eventsOf(intent)
    expect(types[0]).toBe('payment_intent.created')
    expect(types[1]).toBe('payment_intent.payment_failed')
    expect(types.slice(2).sort()).toEqual(['charge.succeeded', 'payment_intent.succeeded'])
  })
})

it('v3.js is one classic script that defines Stripe', async () => {
  const source = await (await fetch(`${platform.url}${BASE}/v3.js`)).text()
  expect(source).not.toMatch(/^(import|export) /m)
  const scope: { Stripe?: { readonly version: string } } = {}
  const run = new Function('window', 'document', source)
  run(scope, { currentScript: { src: `${platform.url}${BASE}/v3.js` } })
  expect(scope.Stripe?.version).toBe('endive')
})
