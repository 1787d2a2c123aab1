import { and, eq, isNull } from 'drizzle-orm'
import { basketAnswerSchema, type SignedBasket, buildOrder } from '@galo/contracts/basket'
import { orders, transactions } from '../../kernel/db/schema'
import { cardCharges, cardEvents } from '../../providers/card/stand-in/card.tables'
import { createTransaction, confirmCard, signInGuest, submit, viewOf, type Api } from '../../proof/world/api'
import { UK_RESTAURANT } from '../../proof/world/baskets'
import { brokenInvariants } from '../../proof/world/invariants'
import { runTestPlatform, TUESDAY_18_00 } from '../../proof/world/start-test-platform'
import { openWorld, type World } from '../../proof/world/world'
import { stepOwedRefunds } from './owed-refunds'
import { stepUnclaimedPayments } from './unclaimed'

const SLOT = '2026-11-17T20:30:00.000Z'
const SLOT_CAPACITY = 100

const platform = runTestPlatform({ SLOT_CAPACITY: String(SLOT_CAPACITY), KITCHEN_CONFIRM_AFTER_S: '360000' })
let world: World
beforeAll(async () => {
  world = await openWorld(platform)
})
beforeEach(() => platform.setTime(TUESDAY_18_00))
afterEach(async () => expect(await brokenInvariants(platform.db, SLOT_CAPACITY)).toEqual([]))

const minutesOn = (minutes: number): Date => new Date(Date.parse(TUESDAY_18_00) + minutes * 60_000)
/** The same look from several processes, or from one that is asked several times over. */
const lookTogether = (now: Date) =>
  Promise.all(
    Array.from({ length: 4 }, async () => {
      await stepUnclaimedPayments(platform.assembled, now)
      await stepOwedRefunds(platform.assembled, now)
    }),
  )

/** A guest of their own for each example; their session outlives every jump of the clock. */
const aGuest = async () => {
  const { api, guestId } = await world.guest()
  const again = async (): Promise<Api> => (await signInGuest(platform.url, 'UK', guestId, 'ana@example.com')).api
  return { api, again }
}

const idOf = ({ data }: SignedBasket): string => data.id ?? 'none'
const charges = (basket: SignedBasket) =>
  platform.db
    .select()
    .from(cardCharges)
    .where(eq(cardCharges.basketId, idOf(basket)))
const refunds = async (intentId: string): Promise<number> => {
  const refunded = and(eq(cardEvents.intentId, intentId), eq(cardEvents.type, 'charge.refunded'))
  return (await platform.db.select().from(cardEvents).where(refunded)).length
}
const made = (basket: SignedBasket) =>
  platform.db
    .select()
    .from(orders)
    .where(eq(orders.basketId, idOf(basket)))
const paymentsOf = (basket: SignedBasket) =>
  platform.db
    .select()
    .from(transactions)
    .where(eq(transactions.basketId, idOf(basket)))
const intentOf = async (basket: SignedBasket): Promise<string> => (await paymentsOf(basket))[0]?.intentId ?? 'none'

/** What is wrong with the basket in hand, and the one that came along. */
const askFor = async (api: Api, basket: SignedBasket) => {
  const { status, body } = await api.post(buildOrder.path, viewOf(basket))
  return { status, code: body.errors?.[0]?.code, basket: basketAnswerSchema.parse(body) }
}

describe('Who pays and leaves', () => {
  it('has the money back after the hour, once, however many look', async () => {
    const { api } = await aGuest()
    const { basket } = await world.paid(api)
    await lookTogether(minutesOn(59))
    expect((await charges(basket))[0]?.refundedAt).toBeNull()
    await lookTogether(minutesOn(61))
    expect((await charges(basket))[0]?.refundedAt).not.toBeNull()
    await lookTogether(minutesOn(200))
    expect(await refunds(await intentOf(basket))).toBe(1)
  })

  it('comes back to the same food, pays again and orders; the old payment orders nothing', async () => {
    const guest = await aGuest()
    const { basket, payment } = await world.paid(guest.api)
    await platform.advance('61 min')
    expect((await charges(basket))[0]?.refundedAt).not.toBeNull()

    const api = await guest.again()
    expect((await submit(api, basket, payment, SLOT)).body.error.code).toBe('BASKET_NOT_BUILT')
    const refused = await askFor(api, basket)
    expect([refused.status, refused.code]).toEqual([409, 'BASKET_EXPIRED'])
    expect(refused.basket.data.menu_items).toHaveLength(1)
    const { basket: fresh } = await askFor(api, refused.basket)
    expect((await submit(api, fresh, payment, SLOT)).body.error.code).toBe('PAYMENT_NOT_SETTLED')

    const second = (await createTransaction(api, fresh)).body
    expect(second.transactionReference).not.toBe(payment.transactionReference)
    expect((await confirmCard(api, second.stripe.clientSecret)).status).toBe(200)
    expect((await submit(api, fresh, second, SLOT)).status).toBe(201)
    await lookTogether(minutesOn(600))
    expect((await charges(basket)).filter(({ refundedAt }) => refundedAt === null)).toHaveLength(1)
  })

  it('has it back also when the provider’s message never came', async () => {
    const { api } = await aGuest()
    const { basket } = await world.paid(api)
    await platform.db
      .update(transactions)
      .set({ settledAt: null })
      .where(eq(transactions.basketId, idOf(basket)))
    await platform.db.delete(cardEvents).where(eq(cardEvents.intentId, await intentOf(basket)))
    await lookTogether(minutesOn(61))
    expect((await charges(basket))[0]?.refundedAt).not.toBeNull()
  })

  it('has the whole hour from paying, however long the card was being looked for', async () => {
    const guest = await aGuest()
    const { basket, payment } = await world.payable(guest.api)
    await platform.advance('50 min')
    expect((await confirmCard(await guest.again(), payment.stripe.clientSecret)).status).toBe(200)
    await lookTogether(minutesOn(109))
    expect((await charges(basket))[0]?.refundedAt).toBeNull()
    await lookTogether(minutesOn(112))
    expect((await charges(basket))[0]?.refundedAt).not.toBeNull()
  })
})

describe('Who only asked to pay', () => {
  it('can not be charged after the hour, and finds the basket as it was', async () => {
    const guest = await aGuest()
    const { basket, payment } = await world.payable(guest.api)
    await platform.advance('61 min')
    const api = await guest.again()
    const late = await confirmCard(api, payment.stripe.clientSecret)
    expect(late.body.error.code).toBe('payment_intent_unexpected_state')
    expect(await charges(basket)).toEqual([])
    expect((await askFor(api, basket)).basket.data.menu_items).toHaveLength(1)
  })

  it('is charged or withdrawn, never both, when the card is asked at that very moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { api } = await aGuest()
      const { basket, payment } = await world.payable(api)
      await Promise.all([confirmCard(api, payment.stripe.clientSecret), lookTogether(minutesOn(61))])
      // A card that was quicker was charged at six, by the clock of the provider: by now that has gone back.
      await lookTogether(minutesOn(130))
      expect((await charges(basket)).filter(({ refundedAt }) => refundedAt === null)).toEqual([])
    }
  })
})

describe('Who orders', () => {
  it('in the fifty-ninth minute is never given the money back', async () => {
    const guest = await aGuest()
    const { basket, payment } = await world.paid(guest.api)
    await platform.advance('59 min')
    expect((await submit(await guest.again(), basket, payment, SLOT)).status).toBe(201)
    await lookTogether(minutesOn(61))
    await lookTogether(minutesOn(6000))
    expect(await refunds(await intentOf(basket))).toBe(0)
    expect((await paymentsOf(basket))[0]).toMatchObject({ state: 'open', dueAt: null })
  })

  it('at the moment the money would go back has an order or the money, never both and never neither', async () => {
    for (let round = 0; round < 12; round++) {
      const { api } = await aGuest()
      const { basket, payment } = await world.paid(api)
      const look = () => lookTogether(minutesOn(61))
      // Now one of them comes first, now the other.
      const ready = new Promise((resolve) => setTimeout(resolve, round * 2))
      const [answer] = await Promise.all([submit(api, basket, payment, SLOT), ready.then(look)])
      await look()
      const orderCount = (await made(basket)).length
      expect(orderCount + (await refunds(await intentOf(basket)))).toBe(1)
      expect(answer).toMatchObject({ status: orderCount === 1 ? 201 : 409 })
    }
  })
})

describe('A restaurant that can not make what is paid', () => {
  const put = (what: string, body: object) =>
    platform.console.put(`/console/api/restaurants/${UK_RESTAURANT}/${what}`, body)

  it('gives the money back at once when no time is left today, and the basket can be changed again', async () => {
    const { api } = await aGuest()
    const { basket, payment } = await world.paid(api)
    await put('hours', { closes: '18:01' })
    const answers = await Promise.all(Array.from({ length: 4 }, () => submit(api, basket, payment, SLOT)))
    await put('hours', { reset: true })
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409])
    expect(answers.map(({ body }) => body.error.code)).toContain('NO_SLOTS_LEFT')
    expect(await refunds(await intentOf(basket))).toBe(1)
    const { basket: fresh } = await askFor(api, basket)
    expect(fresh.data.menu_items).toHaveLength(1)
    expect((await createTransaction(api, (await askFor(api, fresh)).basket)).body.status).toBe(
      'requires_payment_method',
    )
  })

  it('keeps the money while there is another time to choose', async () => {
    const { api } = await aGuest()
    const { basket, payment } = await world.paid(api)
    await put('hours', { closes: '19:30' })
    expect((await submit(api, basket, payment, SLOT)).body.error.code).toBe('PICKUP_SLOT_ERROR')
    expect(await refunds(await intentOf(basket))).toBe(0)
    await put('hours', { reset: true })
    expect((await submit(api, basket, payment, SLOT)).status).toBe(201)
  })
})

it('leaves nothing to look at once every payment has its order or has gone', async () => {
  await lookTogether(minutesOn(6000))
  const { db } = platform
  expect(await db.select().from(transactions).where(isNull(transactions.dueAt))).toHaveLength(
    (await db.select().from(transactions)).length,
  )
})
