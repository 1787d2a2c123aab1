import { submitOrder } from '@galo/contracts/orders'
import { and, eq, inArray } from 'drizzle-orm'
import { cardJoinings, chilliEntries, customers, letters, loyaltyCards } from '../../kernel/db/schema'
import { collectionRequest, granted, signInGuest } from '../../proof/world/api'
import { aBasketOf, buildBasket, payFor, PLAIN_ITEM } from '../../proof/world/baskets'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const SLOT = '2026-11-17T18:45:00.000Z'
const TICKED = { loyalty_signup: { words_version: 1 } }
/** A customer of the sample data. */
const KNOWN = 'ana.lopes@galo.test'
/** Kitchens answer when they are told to. */
const platform = runTestPlatform({ KITCHEN_CONFIRM_AFTER_S: '36000' })

/** An order of a guest's, with this e-mail. */
const order = async (email: string, more: object = TICKED) => {
  const { api } = await signInGuest(platform.url)
  // Three of them are a meal.
  const basket = await buildBasket(api, await aBasketOf(api, PLAIN_ITEM, 3))
  const payment = await payFor(api, basket)
  const request = collectionRequest(basket, payment, SLOT)
  const body = { ...request, customer: { ...request.customer, email }, ...more }
  const send = async (): Promise<string> => granted(await api.post(submitOrder.path, body), 'submit').body.data.id
  return { id: await send(), send }
}
const accountOf = (email: string) => platform.db.select().from(customers).where(eq(customers.email, email))
/** What was written to a mailbox about joining. */
const lettersTo = (email: string) =>
  platform.db
    .select()
    .from(letters)
    .where(and(eq(letters.toEmail, email), inArray(letters.kind, ['joined', 'joined-before'])))
const joinedWith = (id: string) => platform.db.select().from(cardJoinings).where(eq(cardJoinings.orderId, id))

describe('Joining the card with an order', () => {
  it('leaves an account that there is as it was: the answer is the same, and only its own mailbox is told', async () => {
    const [before] = await accountOf(KNOWN)
    const { id } = await order(KNOWN)
    expect(await accountOf(KNOWN)).toEqual([before])
    expect(await joinedWith(id)).toMatchObject([{ cardNumber: null }])
    expect(await lettersTo(KNOWN)).toMatchObject([
      { kind: 'joined-before', link: expect.stringContaining('/card/auth/login') },
    ])
  })

  it('is for nobody who did not tick it', async () => {
    const { id } = await order('not.me@galo.test', {})
    expect(await accountOf('not.me@galo.test')).toEqual([])
    expect(await joinedWith(id)).toEqual([])
  })

  it('makes an account, a card and a letter once, however often the order is sent, and its chilli lands on the card', async () => {
    const { id, send } = await order('Joy.New@galo.test')
    await send()
    const [account, ...others] = await accountOf('joy.new@galo.test')
    expect(others).toEqual([])
    const [card] = await platform.db
      .select()
      .from(loyaltyCards)
      .where(eq(loyaltyCards.customerId, account?.id ?? ''))
    expect(account).toMatchObject({ loyaltyId: card?.cardNumber, market: 'UK', emailVerifiedAt: null })
    expect(await joinedWith(id)).toMatchObject([{ wordsVersion: 1, cardNumber: card?.cardNumber }])
    expect(await lettersTo('joy.new@galo.test')).toMatchObject([
      { kind: 'joined', link: expect.stringContaining('/identity/new-password?') },
    ])
    granted(await platform.console.post(`/console/api/orders/${id}/confirm`, {}), 'confirm')
    expect(await platform.db.select().from(chilliEntries).where(eq(chilliEntries.orderId, id))).toMatchObject([
      { cardNumber: card?.cardNumber },
    ])
  })
})
