import { randomUUID } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import type { SignedBasket } from '@galo/contracts/basket'
import { issueGuestToken } from '@galo/contracts/identity'
import { submitOrder } from '@galo/contracts/orders'
import { createTransaction as askToPayCall, type TransactionAnswer } from '@galo/contracts/payment'
import { customers } from '../../../data'
import { readConfig } from '../../kernel/config'
import { oidcModels } from '../../kernel/db/schema'
import { signingKeyOf } from '../../kernel/session/identity-keys'
import { AUDIENCE } from '../../kernel/session/session-token'
import type { RunningPlatform } from '../../server'

export interface Answer {
  readonly status: number
  // Tests look into answers of many shapes; contract tests parse them.
  readonly body: any // eslint-disable-line @typescript-eslint/no-explicit-any
}

/** The same answer, unless it is a refusal: what a test needs before it can begin. */
export const granted = (answer: Answer, what: string): Answer => {
  if (answer.status >= 400) throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Speaks to a running platform as one guest. */
export const createApi = (url: string, token: string | null = null) => {
  const call = async (
    method: Method,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'x-development-token': 'galo-development',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text) }
  }
  return {
    call,
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown, headers?: Record<string, string>) => call('POST', path, body, headers),
    patch: (path: string, body: unknown) => call('PATCH', path, body),
    put: (path: string, body: unknown, headers?: Record<string, string>) => call('PUT', path, body, headers),
    query: (path: string, query: string, variables: object) => call('POST', path, { query, variables }),
  }
}

export type Api = ReturnType<typeof createApi>

export const CLIENT_SECRET = { 'x-client-secret': 'development-client-secret' }

/** A new guest of the market, or the one with this id again; with an `email` one who may have food delivered and pay. */
export const signInGuest = async (url: string, market: 'UK' | 'IE' = 'UK', guestId?: string, email?: string) => {
  const { body } = await createApi(url).post(issueGuestToken.path, { market, guestId, email }, CLIENT_SECRET)
  return { api: createApi(url, body.session), guestId: String(body.guestId), session: String(body.session) }
}

const TEN_MINUTES_MS = 600_000

/** A platform that runs in this process. */
export type PlatformAtHand = Pick<RunningPlatform, 'url' | 'clock' | 'db'>

/** What the provider keeps of a sign-in, and the platform looks for at each of the customer's calls. */
const grantTo = async (db: RunningPlatform['db'], accountId: string): Promise<string> => {
  const id = randomUUID()
  await db.insert(oidcModels).values({ model: 'Grant', id, payload: { accountId } })
  return id
}

/** A customer's token by the development key, with these claims and a good signature, whatever it says. */
export const signCustomerToken = async (
  { clock }: Pick<PlatformAtHand, 'clock'>,
  customerId: string,
  claims: Readonly<Record<string, string>>,
): Promise<string> => {
  const { whole } = signingKeyOf(readConfig({ GALO_ENV: 'local' }).identityKey)
  return new SignJWT({ kind: 'customer', ...claims })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
    .setSubject(customerId)
    .setAudience(AUDIENCE)
    .setExpirationTime(new Date(clock.now().getTime() + TEN_MINUTES_MS))
    .sign(await importJWK(whole))
}

/** A customer who is signed in already; the long way is the identity provider's. */
export const signInCustomer = async (platform: PlatformAtHand, customerId: string, market: 'UK' | 'IE' = 'UK') => {
  const email = customers.find(({ id }) => id === customerId)?.email ?? 'customer@galo.test'
  const grant = await grantTo(platform.db, customerId)
  const session = await signCustomerToken(platform, customerId, { market, email, grant })
  return { api: createApi(platform.url, session), customerId, session, email }
}

/** The seeded customer of this name, signed in in their own market. */
export const customerNamed = (platform: PlatformAtHand, name: string) => {
  const found = customers.find(({ givenName }) => givenName === name)
  if (found === undefined) throw new Error(`no customer is called ${name}`)
  return signInCustomer(platform, found.id, found.market)
}

export const viewOf = ({ data, expiry, signature }: SignedBasket) => ({ basket: data, expiry, signature })

/** `4242…` unless told otherwise. */
export const cardNumbered = (number = '4242424242424242') => ({
  number,
  exp_month: 12,
  exp_year: 2034,
  cvc: '123',
})

/** What the card field does: sends the card to the provider for this secret. */
export const confirmCard = (api: Api, clientSecret: string, number?: string): Promise<Answer> =>
  api.post(`/stand-ins/card/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`, {
    key: 'pk_test_galo',
    client_secret: clientSecret,
    payment_method_data: { type: 'card', card: cardNumbered(number), billing_details: { name: 'Ana Lopes' } },
  })

/** Who somebody says to be; for tests of what hangs on that. */
export interface Person {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly phone_number: string
}

export const ANA: Person = {
  email: 'ana@example.com',
  first_name: 'Ana',
  last_name: 'Lopes',
  phone_number: '07700 900123',
}

/** As a checkout says it of a basket with alcohol, once the customer has. */
const isForAdults = ({ data }: SignedBasket): boolean => data.menu_items.some(({ age_restricted }) => age_restricted)

/** What is asked to be paid for a basket; `stripe`: what the test wants to be different of the sum. */
export const paymentRequest = (basket: SignedBasket, stripe: object = {}, email = ANA.email, tip = 0) => ({
  paymentGateway: 'stripe',
  merchant: { fulfilmentMethod: basket.data.fulfilment_type, restaurantIdentifier: basket.data.restaurant_id },
  metadata: {
    source: 'WEB' as const,
    deviceId: 'device-1',
    basketId: basket.data.id,
    guest: { email },
    isAgeRestrictedOrder: isForAdults(basket),
  },
  ...(tip !== 0 && { tip }),
  stripe: {
    amount: basket.data.totals.grand_total.value + tip,
    currency: basket.data.totals.grand_total.currency_code,
    ...stripe,
  },
})

/** A key of its own for each basket and sum, as a client has it. */
const keyOf = ({ data }: SignedBasket): string => `pay-${data.id}-${data.totals.grand_total.value}`

export const createTransaction = (
  api: Api,
  basket: SignedBasket,
  changes: object = {},
  key = keyOf(basket),
  email?: string,
): Promise<Answer> => api.put(askToPayCall.path, paymentRequest(basket, changes, email), { 'idempotency-key': key })

/** What is submitted for a collection. */
export const collectionRequest = (
  basket: SignedBasket,
  /** Null for what costs nothing (I10). */
  payment: Pick<TransactionAnswer, 'transactionReference'> | null,
  pickupTime: string,
  customer = ANA,
) => ({
  type: 'COLLECTION' as const,
  customer,
  signed_basket: viewOf(basket),
  payment_reference: payment?.transactionReference,
  is_age_restricted_order: isForAdults(basket),
  pickup_time: pickupTime,
})

export const submit = (
  api: Api,
  basket: SignedBasket,
  payment: Pick<TransactionAnswer, 'transactionReference'> | null,
  pickupTime: string,
  customer?: Person,
): Promise<Answer> =>
  api.post(submitOrder.path, collectionRequest(basket, payment, pickupTime, customer), {
    'x-features': 'pos_bridge',
    'idempotency-key': 'submit-1',
  })
