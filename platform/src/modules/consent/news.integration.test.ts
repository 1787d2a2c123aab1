import { submitOrder } from '@galo/contracts/orders'
import { eq } from 'drizzle-orm'
import { marketingConsents } from '../../kernel/db/schema'
import { ANA, collectionRequest, granted, signInGuest } from '../../proof/world/api'
import { aPaidBasket } from '../../proof/world/baskets'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const SLOT = '2026-11-17T18:45:00.000Z'
const platform = runTestPlatform()

const order = async (more: object) => {
  const { api } = await signInGuest(platform.url)
  const { basket, payment } = await aPaidBasket(api)
  const body = { ...collectionRequest(basket, payment, SLOT), ...more }
  const send = () => api.post(submitOrder.path, body)
  const id: string = granted(await send(), 'submit').body.data.id
  return { id, send }
}
const kept = (id: string) => platform.db.select().from(marketingConsents).where(eq(marketingConsents.orderId, id))

describe('News and offers by e-mail', () => {
  it('are for who ticked it with their order: kept once, with the words that were ticked and when', async () => {
    const { id, send } = await order({ marketing_consent: { words_version: 1 } })
    granted(await send(), 'submit again')
    const agreedAt = expect.any(Date)
    expect(await kept(id)).toEqual([{ orderId: id, email: ANA.email, market: 'UK', wordsVersion: 1, agreedAt }])
  })

  it('are for nobody else', async () => {
    for (const unsaid of [{}, { marketing_consent: null }]) expect(await kept((await order(unsaid)).id)).toEqual([])
  })
})
