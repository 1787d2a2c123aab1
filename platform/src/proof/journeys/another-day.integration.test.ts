import { listAvailableDays, listAvailableTimes } from '@galo/contracts/capacity'
import { getOrder } from '@galo/contracts/orders'
import { pathOf } from '@galo/contracts/call'
import { granted, signInGuest, submit } from '../world/api'
import { aBasketOf, buildBasket, payFor, PLAIN_ITEM } from '../world/baskets'
import { runTestPlatform } from '../world/start-test-platform'

const platform = runTestPlatform()

/** Rests on Mondays and takes orders for a week; the other one takes today's. */
const KILKENNY = 'galo-ie-kilkenny'
const LIMERICK = 'galo-ie-limerick'
const TUESDAY_NIGHT = new Date('2026-11-17T23:30:00Z')

const asked = (restaurantId: string) => ({ restaurantIds: [restaurantId], fulfilmentType: 'COLLECTION' })
const daysOf = async (restaurantId: string) => {
  const { body } = await platform.console.query(listAvailableDays.path, listAvailableDays.document, asked(restaurantId))
  return listAvailableDays.answer.parse(body)[0]?.days ?? []
}
const timesFrom = async (restaurantId: string, fromTime: string) => {
  const variables = { ...asked(restaurantId), fromTime }
  const { body } = await platform.console.query(listAvailableTimes.path, listAvailableTimes.document, variables)
  return listAvailableTimes.answer.parse(body)[0]
}
const onBoard = async (id: string) => {
  const { orders } = (await platform.console.get('/console/api/board')).body
  return orders.find((each: { id: string }) => each.id === id)
}
const aPaidBasketAt = async (restaurant: string) => {
  const { api } = await signInGuest(platform.url, 'IE')
  const basket = await buildBasket(api, await aBasketOf(api, PLAIN_ITEM, 1, { restaurant }))
  return { api, basket, payment: await payFor(api, basket) }
}

describe('An order for another day', () => {
  beforeAll(() => platform.clock.set(TUESDAY_NIGHT))

  it('is made in the night for Saturday, answered, and on the board of other days until then', async () => {
    const saturday = (await daysOf(KILKENNY)).find(({ date }) => date === '2026-11-21')
    const slot = saturday?.firstTime ?? ''
    const offered = await timesFrom(KILKENNY, slot)
    expect(offered).toMatchObject({ daysAhead: 7, times: expect.arrayContaining([{ time: slot }]) })
    expect(offered?.times.every(({ time }) => time.startsWith('2026-11-21'))).toBe(true)

    const { api, basket, payment } = await aPaidBasketAt(KILKENNY)
    const { id } = granted(await submit(api, basket, payment, slot), 'submit').body.data
    await platform.advance('1 min')
    const order = getOrder.answer.parse((await api.get(pathOf(getOrder.path, { id }))).body)
    expect(order).toMatchObject({ order_state: 'confirmed', fulfilment: { pickup_time: slot } })

    expect(await onBoard(id)).toMatchObject({
      stage: 'ahead',
      pickupLabel: expect.stringMatching(/^Sat 21 Nov, \d\d:\d\d$/),
    })
    await platform.setTime(new Date(Date.parse(slot) - 60 * 60_000).toISOString())
    expect(await onBoard(id)).toMatchObject({ stage: 'kitchen', pickupLabel: expect.stringMatching(/^\d\d:\d\d$/) })
    await platform.clock.set(TUESDAY_NIGHT)
  })

  it('counts in the slot it is for', async () => {
    await platform.console.put(`/console/api/restaurants/${KILKENNY}/kitchen`, { slotCapacity: 1 })
    const slot = (await daysOf(KILKENNY))[3]?.firstTime ?? ''
    const [first, second] = [await aPaidBasketAt(KILKENNY), await aPaidBasketAt(KILKENNY)]
    granted(await submit(first.api, first.basket, first.payment, slot), 'submit')
    const late = await submit(second.api, second.basket, second.payment, slot)
    expect([late.status, late.body.error.code]).toEqual([409, 'PICKUP_SLOT_ERROR'])
    expect((await timesFrom(KILKENNY, slot))?.times[0]?.time).not.toBe(slot)
    await platform.console.put(`/console/api/restaurants/${KILKENNY}/kitchen`, { slotCapacity: null })
  })

  it('is refused beyond the days a restaurant takes, and where it takes today’s only', async () => {
    const { api, basket, payment } = await aPaidBasketAt(KILKENNY)
    const tooFar = await submit(api, basket, payment, '2026-11-26T18:00:00Z')
    expect([tooFar.status, tooFar.body.error.code]).toEqual([409, 'PICKUP_SLOT_ERROR'])
    expect((await timesFrom(KILKENNY, '2026-11-26T18:00:00Z'))?.times).toEqual([])
    expect(await timesFrom(LIMERICK, '2026-11-18T12:00:00Z')).toMatchObject({ daysAhead: 0, times: [] })
    expect(await daysOf(LIMERICK)).toHaveLength(1)
  })

  it('is called off by one press once the doors are to be shut at its time: money, board, page and letter say so', async () => {
    const tomorrow = (await daysOf(KILKENNY))[1]?.firstTime ?? ''
    const later = (await daysOf(KILKENNY))[3]?.firstTime ?? ''
    const [kept, one, two] = [
      await aPaidBasketAt(KILKENNY),
      await aPaidBasketAt(KILKENNY),
      await aPaidBasketAt(KILKENNY),
    ]
    const placed = async ({ api, basket, payment }: typeof one, slot: string): Promise<string> =>
      granted(await submit(api, basket, payment, slot), 'submit').body.data.id
    const ids = [await placed(one, tomorrow), await placed(two, tomorrow)]
    const keptId = await placed(kept, later)
    await platform.advance('1 min')
    const noon = new Date(Date.parse(tomorrow) - 60 * 60_000).toISOString()
    await platform.setTime(noon)
    const house = `/console/api/restaurants/${KILKENNY}`
    const leftOut = async () =>
      (await platform.console.get(`${house}/left-out`)).body.orders.map(({ id }: { id: string }) => id)
    expect(await leftOut()).toEqual([])

    await platform.console.put(`${house}/closed`, { isClosed: true })
    expect((await leftOut()).sort()).toEqual([...ids].sort())
    const { body } = await platform.console.post(`${house}/left-out/call-off`, { because: 'no-power' })
    expect(body.orders).toEqual([])
    // As it was when they signed in.
    await platform.clock.set(TUESDAY_NIGHT)
    for (const [index, { api, basket }] of [one, two].entries()) {
      const order = getOrder.answer.parse((await api.get(pathOf(getOrder.path, { id: ids[index] ?? '' }))).body)
      expect(order).toMatchObject({ order_state: 'rejected', called_off_for: 'no-power' })
      expect(order.refund?.given_back_at).toEqual(expect.any(String))
      const { charges } = (await platform.console.get(`/console/api/charges?basket_id=${basket.data.id}`)).body
      expect(charges).toMatchObject([{ refundedAt: expect.any(String) }])
    }
    expect(await onBoard(keptId)).toMatchObject({ state: 'confirmed' })
    const { letters } = (await platform.console.get('/console/api/letters')).body
    const ours = letters.filter(({ kind }: { kind: string }) => kind === 'order-called-off')
    expect(ours).toHaveLength(2)
    expect(ours[0].text).toMatch(/its kitchen has no power[\s\S]*is on its way back/)
    expect(ours[0].link).toMatch(/^http:\/\/localhost:4001\/order\/myorders\//)
    await platform.console.put(`${house}/closed`, { isClosed: false })
  })

  it('that nobody answers waits for the morning, and then its money goes back', async () => {
    await platform.console.put('/console/api/scenario', { name: 'silent-kitchen' })
    const slot = (await daysOf(KILKENNY))[1]?.firstTime ?? ''
    const { api, basket, payment } = await aPaidBasketAt(KILKENNY)
    const { id } = granted(await submit(api, basket, payment, slot), 'submit').body.data
    await platform.advance('1 h')
    expect(await onBoard(id)).toMatchObject({ state: 'placed', isRefunded: false })
    // An hour before its time, so that there is time for another restaurant.
    await platform.setTime(new Date(Date.parse(slot) - 59 * 60_000).toISOString())
    expect(await onBoard(id)).toMatchObject({ state: 'rejected', isRefunded: true })
    await platform.console.put('/console/api/scenario', { name: 'default' })
  })
})
