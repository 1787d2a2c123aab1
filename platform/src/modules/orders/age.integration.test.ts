import { listAvailableTimes } from '@galo/contracts/capacity'
import { createTransaction as askToPay } from '@galo/contracts/payment'
import { getOrder, submitOrder } from '@galo/contracts/orders'
import { pathOf } from '@galo/contracts/call'
import { collectionRequest, paymentRequest, signInGuest, type Api } from '../../proof/world/api'
import { aBasketOf, buildBasket, payFor, PLAIN_ITEM, UK_RESTAURANT } from '../../proof/world/baskets'
import { runTestPlatform, TUESDAY_18_00 } from '../../proof/world/start-test-platform'

const LAGER = 'item-galo-lager'
const platform = runTestPlatform()

const slotFor = async (api: Api): Promise<string> => {
  const variables = { restaurantIds: [UK_RESTAURANT], fulfilmentType: 'COLLECTION', fromTime: TUESDAY_18_00 }
  const { body } = await api.query(listAvailableTimes.path, listAvailableTimes.document, variables)
  return listAvailableTimes.answer.parse(body)[0]?.times[2]?.time ?? ''
}
const bought = async (dish: string) => {
  const { api } = await signInGuest(platform.url)
  return { api, basket: await buildBasket(api, await aBasketOf(api, dish)) }
}
type Bought = Awaited<ReturnType<typeof bought>>
const pay = ({ api, basket }: Bought, isAgeRestrictedOrder: boolean | undefined) => {
  const request = paymentRequest(basket)
  const body = { ...request, metadata: { ...request.metadata, isAgeRestrictedOrder } }
  return api.put(askToPay.path, body, { 'idempotency-key': `pay-${basket.data.id}` })
}

describe('Alcohol', () => {
  it('is asked no money for from who has not said to be 18 or over, and is once they have', async () => {
    const order = await bought(LAGER)
    for (const unsaid of [undefined, false])
      expect(await pay(order, unsaid)).toMatchObject({ status: 409, body: { code: 'AGE_NOT_STATED' } })
    expect((await pay(order, true)).status).toBe(200)
  })

  it('is not ordered without it, even once it is paid; said later, the order is made, and says what it is', async () => {
    const { api, basket } = await bought(LAGER)
    const request = collectionRequest(basket, await payFor(api, basket), await slotFor(api))
    const unsaid = { ...request, is_age_restricted_order: undefined }
    expect(await api.post(submitOrder.path, unsaid)).toMatchObject({
      status: 409,
      body: { error: { code: 'AGE_NOT_STATED' } },
    })
    const made = await api.post(submitOrder.path, request)
    expect(made.status).toBe(201)
    const seen = await api.get(pathOf(getOrder.path, { id: made.body.data.id }))
    expect(seen.body.data.is_age_restricted_order).toBe(true)
    const { orders } = (await platform.console.get('/console/api/board')).body
    expect(orders).toContainEqual(expect.objectContaining({ id: made.body.data.id, isAgeRestricted: true }))
  })

  it('is the only food that asks for it', async () => {
    const order = await bought(PLAIN_ITEM)
    expect((await pay(order, undefined)).status).toBe(200)
  })
})
