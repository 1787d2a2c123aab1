import { eq } from 'drizzle-orm'
import { paymentEvents, transactions } from '../../kernel/db/schema'
import { cardEvents } from '../../providers/card/stand-in/card.tables'
import { signMessage } from '../../providers/card/stand-in/card.signature'
import { createTransaction, confirmCard, createApi, submit } from '../../proof/world/api'
import { runTestPlatform } from '../../proof/world/start-test-platform'
import { openWorld, type World } from '../../proof/world/world'

const platform = runTestPlatform({ KITCHEN_CONFIRM_AFTER_S: '3600' })
let world: World
beforeAll(async () => {
  world = await openWorld(platform)
})

const WEBHOOK = '/payment/webhook'
const SECRET = 'whsec_development'

const told = async (reference: string) => {
  const [row] = await platform.db.select().from(transactions).where(eq(transactions.reference, reference))
  if (row?.intentId == null) throw new Error('no transaction with an intent')
  return { ...row, intentId: row.intentId }
}

/** The messenger looks once a second; a busy machine may keep it much longer. */
const until = async (isThere: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isThere()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('it never came')
}

const say = (event: object, at = platform.clock.now(), secret = SECRET) => {
  const body = JSON.stringify(event)
  return createApi(platform.url).post(WEBHOOK, body, {
    'stripe-signature': signMessage(body, at, secret),
    'content-type': 'application/json',
  })
}

let messages = 0
const aMessage = (intentId: string, changes: object = {}) => ({
  id: `evt_told${(messages += 1)}`,
  type: 'payment_intent.succeeded',
  created: Math.floor(platform.clock.now().getTime() / 1000),
  data: { object: { id: intentId, last_payment_error: null } },
  ...changes,
})

describe('The card provider’s messages', () => {
  it('say that money came in, and that it went back when the kitchen said no', async () => {
    const { basket, payment } = await world.paid(world.me.api)
    await until(async () => (await told(payment.transactionReference)).settledAt !== null)

    const order = await submit(world.me.api, basket, payment, await world.slot())
    expect(order.status).toBe(201)
    await platform.console.post(`/console/api/orders/${order.body.data.id}/reject`, {})
    await until(async () => (await told(payment.transactionReference)).refundedAt !== null)
  })

  it('say why a card was refused', async () => {
    const { payment } = await world.payable(world.me.api)
    await confirmCard(world.me.api, payment.stripe.clientSecret, '4000000000009995')
    await until(async () => (await told(payment.transactionReference)).failedAt !== null)
    expect(await told(payment.transactionReference)).toMatchObject({
      failureCode: 'insufficient_funds',
      settledAt: null,
    })
  })

  it('may be lost: an order is taken for money that is in, whatever we were told', async () => {
    const { basket, payment } = await world.paid(world.me.api)
    const { db } = platform
    await db.update(cardEvents).set({ dueAt: null })
    await db.update(transactions).set({ settledAt: null })
    expect((await submit(world.me.api, basket, payment, await world.slot())).status).toBe(201)
  })

  it('do not make money: a payment that is only said to be paid is not', async () => {
    const { basket, payment } = await world.payable(world.me.api)
    const { intentId } = await told(payment.transactionReference)
    expect((await say(aMessage(intentId))).status).toBe(200)
    expect((await told(payment.transactionReference)).settledAt).not.toBeNull()
    expect((await submit(world.me.api, basket, payment, await world.slot())).body.error.code).toBe(
      'PAYMENT_NOT_SETTLED',
    )
  })

  it('count once, however often they come', async () => {
    const { payment } = await world.payable(world.me.api)
    const { intentId } = await told(payment.transactionReference)
    const message = aMessage(intentId)
    const answers = await Promise.all(Array.from({ length: 8 }, () => say(message)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    const { db } = platform
    expect(await db.select().from(paymentEvents).where(eq(paymentEvents.id, message.id))).toHaveLength(1)
  })

  it('are thanked for when they are about nothing of ours', async () => {
    expect((await say(aMessage('pi_of_somebody_else'))).body).toEqual({ received: true })
  })

  it('are refused when nobody signed them, somebody else did, or they are old', async () => {
    const message = aMessage('pi_1')
    const now = platform.clock.now()
    const unsigned = await createApi(platform.url).post(WEBHOOK, message)
    expect(unsigned.body.code).toBe('SIGNATURE_INVALID')
    expect((await say(message, now, 'whsec_of_somebody_else')).status).toBe(400)
    expect((await say(message, new Date(now.getTime() - 600_000))).status).toBe(400)
  })

  it('are refused, signed or not, when they make no sense', async () => {
    const nonsense = await say({ id: 'evt_1', type: 'payment_intent.succeeded', created: 'soon', data: {} })
    expect(nonsense.status).toBe(400)
    expect(nonsense.body.message).toContain('created')
  })
})

it('Asking to pay again finds a payment its bank still asks about', async () => {
  const { basket, payment } = await world.payable(world.me.api)
  await confirmCard(world.me.api, payment.stripe.clientSecret, '4000002760003184')
  const again = await createTransaction(world.me.api, basket, {}, 'again')
  expect(again.body).toEqual({ ...payment, status: 'requires_action' })
})
