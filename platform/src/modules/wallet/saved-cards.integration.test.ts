import { pathOf } from '@galo/contracts/call'
import { createTransaction } from '@galo/contracts/payment'
import { listSavedCards, openWalletAccount, removeSavedCard, type SavedCard } from '@galo/contracts/wallet'
import { eq } from 'drizzle-orm'
import { customers, walletAccounts } from '../../kernel/db/schema'
import {
  confirmCard,
  createApi,
  customerNamed,
  granted,
  paymentRequest,
  signInCustomer,
  signInGuest,
  submit,
  type Answer,
  type Api,
} from '../../proof/world/api'
import { aBuiltBasket } from '../../proof/world/baskets'
import { runTestPlatform } from '../../proof/world/start-test-platform'
import { stepOwnerlessWallets } from './wallet.accounts'

const platform = runTestPlatform({ SLOT_CAPACITY: '500' })
const CARD = '/stand-ins/card/v1'
const SLOT = '2026-11-17T18:45:00.000Z'
const ASKS = '4000002760003184'
const MASTERCARD = '5555555555554444'

type Built = Awaited<ReturnType<typeof aBuiltBasket>>

const ACCOUNT = { accountProvider: 'stripe', countryCode: 'GB', name: { given: 'Li', family: 'Wei' } }
const as = async (name: string): Promise<Api> => (await customerNamed(platform, name)).api
const openAccount = async (api: Api) => granted(await api.post(openWalletAccount.path, ACCOUNT), 'open an account')
const cardsOf = async (api: Api): Promise<readonly SavedCard[]> =>
  listSavedCards.answer.parse(granted(await api.get(listSavedCards.path), 'list').body).cards
const remove = (api: Api, id: string) => api.call('DELETE', pathOf(removeSavedCard.path, { id }))
const ask = (api: Api, basket: Built, changes: object = {}): Promise<Answer> =>
  api.put(
    createTransaction.path,
    { ...paymentRequest(basket), ...changes },
    { 'idempotency-key': `pay-${basket.data.id}` },
  )
const secretOf = (answer: Answer): string => granted(answer, 'ask to pay').body.stripe.clientSecret
const idIn = (secret: string): string => secret.split('_secret_')[0] ?? ''

/** As the page asks a card it knows by its id alone. */
const payBy = (secret: string, paymentMethod: string): Promise<Answer> =>
  createApi(platform.url).post(`${CARD}/payment_intents/${idIn(secret)}/confirm`, {
    key: 'pk_test_galo',
    client_secret: secret,
    payment_method: paymentMethod,
  })
const chargesOf = async ({ data }: Built): Promise<readonly object[]> =>
  (await platform.console.get(`/console/api/charges?basket_id=${data.id}`)).body.charges

/** Pays with a new card and has it saved. */
const save = async (api: Api, number?: string): Promise<SavedCard> => {
  await openAccount(api)
  const secret = secretOf(await ask(api, await aBuiltBasket(api), { saveCard: true }))
  const { body } = granted(await confirmCard(api, secret, number), 'pay')
  if (body.status === 'requires_action')
    granted(await api.post(body.next_action.use_stripe_sdk.stripe_js, { answer: 'complete' }), 'say yes to the bank')
  const [first] = await cardsOf(api)
  if (first === undefined) throw new Error('no card was saved')
  return first
}

describe('A saved card', () => {
  it('is one that its customer paid with and wanted saved, shown by what may be seen of it', async () => {
    const li = await as('Li')
    expect(await cardsOf(li)).toEqual([])
    const card = await save(li)
    expect(card).toEqual({
      paymentMethodId: expect.stringMatching(/^pm_/),
      cardBrand: 'visa',
      cardLastFour: '4242',
      expiryMonth: 12,
      expiryYear: 2034,
      isExpired: false,
    })
    const secret = secretOf(await ask(li, await aBuiltBasket(li), { saveCard: false }))
    granted(await confirmCard(li, secret, MASTERCARD), 'pay')
    expect(await cardsOf(li)).toEqual([card])
  })

  it('pays without a digit, is asked by its bank as it comes, and once', async () => {
    const nia = await as('Nia')
    const { paymentMethodId: walletPaymentMethodId } = await save(nia, ASKS)
    const basket = await aBuiltBasket(nia)
    const asked = await ask(nia, basket, { walletPaymentMethodId })
    const { body } = granted(await payBy(secretOf(asked), walletPaymentMethodId), 'pay')
    expect(body.status).toBe('requires_action')
    expect(await chargesOf(basket)).toEqual([])
    granted(await nia.post(body.next_action.use_stripe_sdk.stripe_js, { answer: 'complete' }), 'say yes')
    // Whoever asks again, by another card at that, is told that it is paid.
    expect((await ask(nia, basket, { saveCard: true })).body).toMatchObject({ status: 'succeeded' })
    expect((await payBy(secretOf(asked), walletPaymentMethodId)).status).toBe(400)
    expect(await chargesOf(basket)).toHaveLength(1)
    const order = await submit(nia, basket, asked.body, SLOT)
    expect(order.status).toBeLessThan(300)
  })

  it('that was chosen last is offered first; a card that is saved again is still one', async () => {
    const ana = await as('Ana')
    await save(ana)
    await save(ana, MASTERCARD)
    await save(ana)
    expect((await cardsOf(ana)).map(({ cardLastFour }) => cardLastFour)).toEqual(['4242', '4444'])
    const other = (await cardsOf(ana))[1]?.paymentMethodId
    granted(await ask(ana, await aBuiltBasket(ana), { walletPaymentMethodId: other }), 'ask to pay')
    expect((await cardsOf(ana)).map(({ cardLastFour }) => cardLastFour)).toEqual(['4444', '4242'])
  })

  it('is gone with its copies once it is removed: not shown, and good for nothing', async () => {
    const { api } = await signInNew('gone')
    const first = await save(api)
    const { paymentMethodId } = await save(api)
    expect((await remove(api, paymentMethodId)).body).toEqual({ cards: [] })
    for (const id of [first.paymentMethodId, paymentMethodId]) {
      const refused = await ask(api, await aBuiltBasket(api), { walletPaymentMethodId: id })
      expect(refused).toMatchObject({ status: 409, body: { code: 'SAVED_CARD_GONE' } })
      const secret = secretOf(await ask(api, await aBuiltBasket(api)))
      expect(await payBy(secret, id)).toMatchObject({ status: 400, body: { error: { code: 'resource_missing' } } })
    }
    expect((await remove(api, paymentMethodId)).status).toBe(404)
  })

  it('that was tried by mistake and declined is not saved, and not after a change of mind', async () => {
    const { api } = await signInNew('mind')
    await openAccount(api)
    const basket = await aBuiltBasket(api)
    const secret = secretOf(await ask(api, basket, { saveCard: true }))
    expect((await confirmCard(api, secret, '4000000000000002')).status).toBe(402)
    expect(secretOf(await ask(api, basket, { saveCard: false }))).toBe(secret)
    granted(await confirmCard(api, secret), 'pay')
    expect(await cardsOf(api)).toEqual([])
  })

  it('stays to be saved while somebody only asks how its payment stands', async () => {
    const { api } = await signInNew('asks')
    await openAccount(api)
    const basket = await aBuiltBasket(api)
    const secret = secretOf(await ask(api, basket, { saveCard: true }))
    await ask(api, basket)
    granted(await confirmCard(api, secret), 'pay')
    expect(await cardsOf(api)).toHaveLength(1)
  })
})

describe('Somebody else’s saved card', () => {
  it('is not found to be removed, and refused to pay with, by whoever is signed in', async () => {
    const { api: owner } = await signInNew('owner')
    const { paymentMethodId } = await save(owner)
    const { api: thief } = await signInNew('thief')
    await openAccount(thief)
    expect(await remove(thief, paymentMethodId)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    const basket = await aBuiltBasket(thief)
    expect(await ask(thief, basket, { walletPaymentMethodId: paymentMethodId })).toMatchObject({
      status: 409,
      body: { code: 'SAVED_CARD_GONE' },
    })
    // Nor does the provider, when the platform was told of no card.
    expect((await payBy(secretOf(await ask(thief, basket)), paymentMethodId)).status).toBe(400)
    expect(await chargesOf(basket)).toEqual([])
    expect(await cardsOf(owner)).toHaveLength(1)
  })

  it('is no guest’s: they have none, see none and pay with none', async () => {
    const { api: owner } = await signInNew('host')
    const { paymentMethodId } = await save(owner)
    const { api } = await signInGuest(platform.url)
    for (const refused of [await api.get(listSavedCards.path), await remove(api, paymentMethodId)])
      expect(refused).toMatchObject({ status: 403, body: { code: 'CUSTOMERS_ONLY' } })
    const basket = await aBuiltBasket(api)
    expect((await ask(api, basket, { walletPaymentMethodId: paymentMethodId })).status).toBe(409)
    const secret = secretOf(await ask(api, basket, { saveCard: true }))
    expect((await payBy(secret, paymentMethodId)).status).toBe(400)
    granted(await confirmCard(api, secret), 'pay')
    expect(await chargesOf(basket)).toHaveLength(1)
  })
})

describe('A deleted account', () => {
  it('loses its cards at the provider', async () => {
    const { api, customerId } = await signInNew('leaver')
    const { paymentMethodId } = await save(api)
    const [account] = await platform.db.select().from(walletAccounts).where(eq(walletAccounts.customerId, customerId))
    await platform.db.delete(customers).where(eq(customers.id, customerId))
    await stepOwnerlessWallets(platform.assembled)
    const server = createApi(platform.url, 'sk_test_galo')
    expect((await server.get(`${CARD}/customers/${account?.providerCustomerId}/payment_methods`)).status).toBe(404)
    expect((await server.get(`${CARD}/payment_methods/${paymentMethodId}`)).body).toMatchObject({ customer: null })
    expect(
      await platform.db
        .select()
        .from(walletAccounts)
        .where(eq(walletAccounts.id, account?.id ?? '')),
    ).toEqual([])
  })
})

describe('A card provider that does not answer', () => {
  afterEach(() => platform.console.call('DELETE', '/console/api/faults'))

  it('shows no cards and says so; a new one pays all the same, once it answers', async () => {
    const { api } = await signInNew('quiet')
    await save(api)
    await platform.console.post('/console/api/faults', { path: `${CARD}/customers`, status: 503 })
    expect(await api.get(listSavedCards.path)).toMatchObject({ status: 503, body: { code: 'PAYMENT_NOT_AVAILABLE' } })
    const secret = secretOf(await ask(api, await aBuiltBasket(api)))
    expect((await confirmCard(api, secret)).status).toBe(200)
  })
})

/** A customer of this test’s own, without orders or cards. */
const signInNew = async (name: string) => {
  const id = `00000000-0000-4000-8000-${Buffer.from(name).toString('hex').padEnd(12, '0').slice(0, 12)}`
  const [ana] = await platform.db.select().from(customers).limit(1)
  if (ana === undefined) throw new Error('nobody is seeded')
  await platform.db.insert(customers).values({ ...ana, id, email: `${name}@galo.test`, loyaltyId: null })
  return signInCustomer(platform, id)
}
