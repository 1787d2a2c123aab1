import { listAvailableTimes } from '@galo/contracts/capacity'
import { signInGuest, submit } from '../../proof/world/api'
import { aPaidBasket, UK_RESTAURANT } from '../../proof/world/baskets'
import { runTestPlatform, TUESDAY_18_00 } from '../../proof/world/start-test-platform'

const platform = runTestPlatform({ KITCHEN_CONFIRM_AFTER_S: '3600' })

const MINUTE_MS = 60_000

const soonest = async (): Promise<string> => {
  const variables = { restaurantIds: [UK_RESTAURANT], fulfilmentType: 'COLLECTION', fromTime: '2026-11-17T00:00:00Z' }
  const { body } = await platform.console.query(listAvailableTimes.path, listAvailableTimes.document, variables)
  return body.data.availableTimes[0].times[0].time
}

const kitchen = (changes: object) =>
  platform.console.put(`/console/api/restaurants/${UK_RESTAURANT}/kitchen`, { ...changes })

/** Somebody has paid for the soonest time, and it is by so many minutes too near to be offered by now. */
const paidFor = async (minutesTooLate: number) => {
  await platform.setTime(TUESDAY_18_00)
  const { api } = await signInGuest(platform.url)
  const { basket, payment } = await aPaidBasket(api)
  const time = await soonest()
  let last = Date.parse(TUESDAY_18_00)
  // The last minute in which it is offered.
  while ((await soonest()) === time) await platform.setTime(new Date((last += MINUTE_MS)).toISOString())
  await platform.setTime(new Date(last + (minutesTooLate - 1) * MINUTE_MS).toISOString())
  return { time, submit: () => submit(api, basket, payment, time) }
}

describe('A time that was paid for', () => {
  it('is kept while it is too near by no more than a bank’s question takes', async () => {
    const { time, submit } = await paidFor(1)
    expect(await soonest()).not.toBe(time)
    expect((await submit()).status).toBe(201)
  })

  it('is not cooked for later than that', async () => {
    const { submit } = await paidFor(5)
    expect((await submit()).body.error.code).toBe('PICKUP_SLOT_ERROR')
  })

  it('goes all the same when the kitchen has become slower, or others have filled it', async () => {
    const slower = await paidFor(1)
    await kitchen({ prepTimeMins: 40 })
    expect((await slower.submit()).body.error.code).toBe('PICKUP_SLOT_ERROR')
    await kitchen({ prepTimeMins: 12, slotCapacity: 1 })
    const [first, second] = [await paidFor(1), await paidFor(1)]
    expect([(await first.submit()).status, (await second.submit()).status].toSorted()).toEqual([201, 409])
    await kitchen({ slotCapacity: null })
  })
})
