import {
  addItem,
  addQuote,
  buildOrder,
  changeItem,
  createBasket,
  removeItem,
  validateBasket,
} from '@galo/contracts/basket'
import { pathOf } from '@galo/contracts/call'
import { listAvailableTimes } from '@galo/contracts/capacity'
import { nameFraudPayment, openFraudSession } from '@galo/contracts/fraud'
import { issueGuestToken } from '@galo/contracts/identity'
import { autocompleteAddress } from '@galo/contracts/localities'
import { getAvailability, getMenu } from '@galo/contracts/menu'
import { submitOrder } from '@galo/contracts/orders'
import { createTransaction } from '@galo/contracts/payment'
import { quoteAddress, quotePosition } from '@galo/contracts/quotes'
import { searchRestaurants } from '@galo/contracts/restaurants'
import { CLIENT_SECRET, createApi, signInGuest } from '../world/api'
import { runTestPlatform } from '../world/start-test-platform'

const platform = runTestPlatform({ GUEST_TOKEN_LIFE_S: '60', SITE_ORIGINS: 'http://localhost:4000' })

const everyCall = [
  ['POST', searchRestaurants.path],
  ['POST', listAvailableTimes.path],
  ['POST', getMenu.path],
  ['POST', getAvailability.path],
  ['POST', issueGuestToken.path],
  ['POST', createBasket.path],
  ['POST', validateBasket.path],
  ['POST', addItem.path],
  ['PATCH', changeItem.path],
  ['POST', removeItem.path],
  ['POST', addQuote.path],
  ['POST', buildOrder.path],
  ['POST', quotePosition.path],
  ['POST', quoteAddress.path],
  ['PUT', createTransaction.path],
  ['POST', openFraudSession.path],
  ['PATCH', pathOf(nameFraudPayment.path, { id: 'x' })],
  ['POST', submitOrder.path],
  ['POST', '/stand-ins/card/v1/payment_methods'],
  ['POST', '/stand-ins/card/v1/payment_intents/pi_x/confirm'],
  ['POST', '/console/api/clock'],
  ['POST', '/console/api/faults'],
] as const

const rubbish = [
  '',
  '{',
  'null',
  '[]',
  '{}',
  '{"query":7}',
  '{"query":"{","variables":[]}',
  '{"basket":{"id":1},"item":null}',
  '"x"',
]

describe('Whatever is sent', () => {
  it.each(everyCall)(
    '%s %s answers rubbish with a code and a message, never with our insides',
    async (method, path) => {
      const { api } = await signInGuest(platform.url)
      for (const body of rubbish) {
        const answer = await api.call(method, path, body, { ...CLIENT_SECRET, 'idempotency-key': 'k' })
        expect(answer.status).toBeGreaterThanOrEqual(400)
        expect(answer.status).toBeLessThan(500)
        const text = JSON.stringify(answer.body)
        expect(text).toMatch(/"code"|"type"/)
        expect(text).toMatch(/"message":"[^"]/)
        expect(text).not.toMatch(/\.ts:|node_modules|select |insert /i)
      }
    },
  )

  it('names the field that is wrong and lets fields it does not know pass', async () => {
    const { api } = await signInGuest(platform.url)
    const wrong = await api.post(createBasket.path, { restaurant_id: 7 })
    expect(wrong.body.errors[0].message).toMatch(/^restaurant_id: /)
    const more = { restaurant_id: 'galo-uk-deansgate', fulfilment_type: 'COLLECTION', colour: 'red' }
    expect((await api.post(createBasket.path, more)).status).toBe(201)
  })

  it('stops reading after 256 KiB', async () => {
    const { api } = await signInGuest(platform.url)
    const answer = await api.post(createBasket.path, { restaurant_id: 'x'.repeat(300_000) })
    expect([answer.status, answer.body.errors[0].code]).toEqual([413, 'BODY_TOO_LARGE'])
  })

  it('answers capacity errors as a bare array', async () => {
    const ids = Array.from({ length: 11 }, (_, index) => `restaurant-${index}`)
    const answer = await createApi(platform.url).query(
      listAvailableTimes.path,
      'query T($ids: [String!]!) { throttles(restaurantIds: $ids) { restaurantId } }',
      { ids },
    )
    expect(answer.body).toEqual([{ code: 'BAD_REQUEST', message: 'restaurantIds: at most 10' }])
  })

  it('knows no path it does not serve', async () => {
    expect((await createApi(platform.url).get('/basket/../etc/passwd')).status).toBe(404)
    expect((await createApi(platform.url).get('/media/items/..%2f..%2fpackage.json')).status).toBe(404)
  })
})

describe('A connection', () => {
  it('is kept for whoever comes back within the minute', async () => {
    const { headers } = await fetch(`${platform.url}/health`)
    expect(headers.get('keep-alive')).toBe('timeout=75')
  })
})

describe('Sessions', () => {
  const call = (token: string) =>
    createApi(platform.url, token).post(createBasket.path, {
      restaurant_id: 'galo-uk-deansgate',
      fulfilment_type: 'COLLECTION',
    })

  it('are given only to the site’s own server', async () => {
    expect((await createApi(platform.url).post(issueGuestToken.path, { market: 'UK' })).status).toBe(401)
    const wrong = { 'x-client-secret': 'development-client-secreT' }
    expect((await createApi(platform.url).post(issueGuestToken.path, { market: 'UK' }, wrong)).status).toBe(401)
  })

  it('keep the same guest over a new session', async () => {
    const first = await signInGuest(platform.url)
    const second = await signInGuest(platform.url, 'UK', first.guestId)
    expect(second.guestId).toBe(first.guestId)
  })

  it('end by the platform’s clock', async () => {
    const { session, guestId } = await signInGuest(platform.url)
    expect((await call(session)).status).toBe(201)
    await platform.advance('61 s')
    expect((await call(session)).status).toBe(401)
    expect((await call((await signInGuest(platform.url, 'UK', guestId)).session)).status).toBe(201)
  })

  it('are refused when forged', async () => {
    const { session } = await signInGuest(platform.url)
    const [header, payload, signature] = session.split('.')
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
    const someoneElse = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url')
    const noAlgorithm = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const forged of [`${header}.${someoneElse}.${signature}`, `${noAlgorithm}.${payload}.`, 'x', ''])
      expect((await call(forged)).status).toBe(401)
  })
})

describe('The address service', () => {
  const predictions = async (input: string, country: string) => {
    const query = new URLSearchParams({ input, country, key: 'galo-development', types: 'address|postal_code' })
    const { body } = await createApi(platform.url).get(`${autocompleteAddress.path}?${query}`)
    return autocompleteAddress.answer.parse(body).predictions
  }

  it('finds any postcode in a district it knows, with or without space and in any case', async () => {
    for (const typed of ['M1 1AE', 'm11ae', ' m1 1ae'])
      expect((await predictions(typed, 'GB'))[0]).toMatchObject({
        type: 'postal_code',
        displayLabel: 'M1 1AE, Manchester',
      })
  })

  it('stays in its own country', async () => {
    expect(await predictions('M1 1AE', 'IE')).toEqual([])
    expect((await predictions('D02 X285', 'IE')).length).toBeGreaterThan(0)
  })

  it('takes what is typed as text, never as a pattern', async () => {
    expect(await predictions('%', 'GB')).toEqual([])
    expect(await predictions('%%%%', 'GB')).toEqual([])
  })
})

describe('The card stand-in', () => {
  it('lets only our sites put its fields into a page', async () => {
    const field = (parent: string) =>
      fetch(
        `${platform.url}/stand-ins/card/field?${new URLSearchParams({ type: 'cardNumber', group: 'a'.repeat(20), key: 'pk_test_galo', parent })}`,
      )
    const ours = await field('http://localhost:4000')
    expect(ours.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:4000')
    expect((await field('https://evil.example')).status).toBe(400)
  })

  it('lets only our sites read its answers', async () => {
    const ask = (origin: string) =>
      fetch(`${platform.url}/stand-ins/card/v1/payment_intents/pi_x?key=k`, { headers: { origin } })
    expect((await ask('http://localhost:4000')).headers.get('access-control-allow-origin')).toBe(
      'http://localhost:4000',
    )
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('Fraud sessions', () => {
  it('are opened by a guest and told of the payment, each with its own words when something is missing', async () => {
    const { api } = await signInGuest(platform.url)
    const body = { deviceId: 'd', source: 'WEB', restaurantId: 'galo-uk-deansgate', fulfilmentMethod: 'COLLECTION' }
    const { id } = (await api.post(openFraudSession.path, body)).body
    expect((await api.patch(pathOf(nameFraudPayment.path, { id }), { transactionReference: 't' })).status).toBe(200)
    expect((await api.patch(pathOf(nameFraudPayment.path, { id }), {})).body.errors[0].message).toBe(
      'transactionReference is required to patch sigmund session',
    )
    expect((await api.patch('/sigmund/session/', { transactionReference: 't' })).body.errors[0].message).toBe(
      'sessionId is required to patch sigmund session',
    )
    const other = await signInGuest(platform.url)
    expect((await other.api.patch(pathOf(nameFraudPayment.path, { id }), { transactionReference: 't' })).status).toBe(
      404,
    )
  })
})

describe('The console', () => {
  it('breaks a call as often as it was told, then lets it heal', async () => {
    const anybody = createApi(platform.url)
    await platform.console.post('/console/api/faults', { path: '/clock', status: 503, times: 2 })
    expect((await anybody.get('/clock')).status).toBe(503)
    expect((await anybody.get('/clock')).status).toBe(503)
    expect((await anybody.get('/clock')).status).toBe(200)
  })
})
