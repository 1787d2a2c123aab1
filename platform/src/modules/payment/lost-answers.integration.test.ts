import { validateBasket } from '@galo/contracts/basket'
import { eq } from 'drizzle-orm'
import { transactions } from '../../kernel/db/schema'
import { cardEvents, cardIntents } from '../../providers/card/stand-in/card.tables'
import { createApi, createTransaction, submit, viewOf } from '../../proof/world/api'
import { addItem, basketOf, PLAIN_ITEM } from '../../proof/world/baskets'
import { brokenInvariants } from '../../proof/world/invariants'
import { openLosingLine, type LosingLine } from '../../proof/world/losing-line'
import { startTestPlatform } from '../../proof/world/start-test-platform'
import { openWorld, type World } from '../../proof/world/world'
import type { RunningPlatform } from '../../server'
import { stepOwedRefunds } from './owed-refunds'

const INTENTS = '/stand-ins/card/v1/payment_intents'
/** One call and the tries the library makes of its own accord. */
const TRIES = 3

let line: LosingLine
let platform: RunningPlatform
let world: World
beforeAll(async () => {
  line = await openLosingLine()
  const settings = {
    CARD_PROVIDER_URL: `${line.url}/stand-ins/card`,
    KITCHEN_CONFIRM_AFTER_S: '36000',
    SLOT_CAPACITY: '50',
  }
  platform = await startTestPlatform(settings)
  line.leadTo(platform.url)
  world = await openWorld(platform)
})
afterAll(() => line.close())
afterEach(async () => expect(await brokenInvariants(platform.db, 50)).toEqual([]))

const intentsOf = async (basketId: string | null) =>
  (await platform.db.select().from(cardIntents)).filter(({ metadata }) => metadata['basketId'] === basketId)
const paymentOf = async (reference: string) =>
  (await platform.db.select().from(transactions).where(eq(transactions.reference, reference)))[0]
const refundsOf = async (intentId: string | null | undefined): Promise<number> =>
  (await platform.db.select().from(cardEvents)).filter(
    (event) => event.intentId === intentId && event.type === 'charge.refunded',
  ).length

describe('When the provider’s answer is lost', () => {
  it('after it made the payment, asking again finds the same one', async () => {
    const { api } = await world.guest()
    const basket = await world.built(api)
    line.lose(`POST ${INTENTS}`, TRIES)
    expect((await createTransaction(api, basket)).status).toBe(503)
    expect(await intentsOf(basket.data.id)).toHaveLength(1)
    const again = await createTransaction(api, basket)
    expect(again.body).toMatchObject({ status: 'requires_payment_method' })
    expect((await intentsOf(basket.data.id)).map(({ clientSecret }) => clientSecret)).toEqual([
      again.body.stripe.clientSecret,
    ])
  })

  it('after it withdrew the payment, the basket can be changed with the next try', async () => {
    const { api } = await world.guest()
    const { basket, payment } = await world.payable(api)
    line.lose(`POST ${INTENTS}`, TRIES)
    await expect(addItem(api, basket, PLAIN_ITEM)).rejects.toThrow()
    expect((await paymentOf(payment.transactionReference))?.state).toBe('open')
    expect((await addItem(api, basket, PLAIN_ITEM)).data.menu_items).toHaveLength(1)
    expect(await intentsOf(basket.data.id)).toMatchObject([{ status: 'canceled' }])
    expect((await paymentOf(payment.transactionReference))?.state).toBe('replaced')
  })

  it('about money that is in, the basket is still to be seen, and is ordered with the next try', async () => {
    const { api } = await world.guest()
    const { basket, payment } = await world.paid(api)
    line.lose(`GET ${INTENTS}`, 2 * TRIES)
    expect(basketOf(await api.post(validateBasket.path, viewOf(basket))).data.revision).toBe(basket.data.revision)
    const slot = await world.slot()
    expect((await submit(api, basket, payment, slot)).status).toBe(503)
    expect((await submit(api, basket, payment, slot)).status).toBe(201)
  })

  it('after it gave the money back, it is given back once all the same', async () => {
    const { api } = await world.guest()
    const { basket, payment } = await world.paid(api)
    const order = await submit(api, basket, payment, await world.slot())
    line.lose('POST /stand-ins/card/v1/refunds', TRIES)
    await createApi(platform.url).post(`/console/api/orders/${order.body.data.id}/reject`, {})
    const owed = await paymentOf(payment.transactionReference)
    expect(owed?.refundDueAt).not.toBeNull()
    expect(await refundsOf(owed?.intentId)).toBe(1)

    await stepOwedRefunds(platform.assembled, new Date(platform.clock.now().getTime() + 60_000))
    expect((await paymentOf(payment.transactionReference))?.refundDueAt).toBeNull()
    expect(await refundsOf(owed?.intentId)).toBe(1)
  })
})
