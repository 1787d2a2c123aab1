import { listAvailableTimes, getThrottles, validateTime } from '@galo/contracts/capacity'
import { submit } from '../proof/world/api'
import { readEvents } from '../proof/world/read-events'
import { runTestPlatform } from '../proof/world/start-test-platform'
import { openWorld } from '../proof/world/world'

const RESTAURANT = 'galo-uk-deansgate'
const HERE = `/console/api/restaurants/${RESTAURANT}`

const platform = runTestPlatform({ KITCHEN_CONFIRM_AFTER_S: '7200' })

const put = (path: string, body: object) => platform.console.put(`${HERE}/${path}`, body)
const slots = async (fulfilmentType = 'COLLECTION'): Promise<string[]> => {
  const variables = { restaurantIds: [RESTAURANT], fulfilmentType, fromTime: '2026-11-17T00:00:00Z' }
  const { body } = await platform.console.query(listAvailableTimes.path, listAvailableTimes.document, variables)
  return body.data.availableTimes[0].times.map(({ time }: { time: string }) => time)
}
const verdictOn = async (pickupTime: string): Promise<object> => {
  const variables = { restaurantIds: [RESTAURANT], fulfilmentType: 'COLLECTION', pickupTime }
  const { body } = await platform.console.query(validateTime.path, validateTime.document, variables)
  return body.data.validateTime
}
const shown = async () =>
  (await platform.console.get('/console/api/restaurants')).body.restaurants.find(
    ({ id }: { id: string }) => id === RESTAURANT,
  )

describe('The hours of one day', () => {
  it('end earlier when the operator says so: no slot is offered after, every console is told, and tomorrow is as usual', async () => {
    const events = await readEvents(`${platform.url}/console/api/events`)
    await events.until('board')
    const usual = (await shown()).hours
    expect((await put('hours', { closes: '20:30' })).status).toBe(200)
    const told = (await events.until('restaurants')).data.restaurants.find(
      ({ id }: { id: string }) => id === RESTAURANT,
    )
    events.close()
    expect(told).toMatchObject({ hours: { opens: usual.opens, closes: '20:30' }, hasChosenHours: true })
    expect((await slots()).at(-1)).toBe('2026-11-17T20:25:00.000Z')
    await platform.clock.set(new Date('2026-11-18T12:00:00Z'))
    expect((await slots()).at(-1)).not.toBe('2026-11-18T20:25:00.000Z')
    await platform.clock.set(new Date('2026-11-17T18:00:00Z'))
    expect((await put('hours', { reset: true })).status).toBe(200)
    expect(await shown()).toMatchObject({ hours: usual, hasChosenHours: false })
  })

  it('that are no hours are refused by name', async () => {
    for (const [hours, word] of [
      [{ closes: '25:00' }, 'closes'],
      [{}, 'opens or closes'],
      [{ opens: '12:00', closes: '12:00' }, 'closes'],
    ] as const) {
      const answer = await put('hours', hours)
      expect([answer.status, answer.body.errors[0].message]).toEqual([400, expect.stringContaining(word)])
    }
  })

  it('keep an order for a later time from being taken', async () => {
    const world = await openWorld(platform)
    const { basket, payment } = await world.paid(world.me.api)
    await put('hours', { closes: '18:30' })
    const refused = await submit(world.me.api, basket, payment, '2026-11-17T19:00:00.000Z')
    expect([refused.status, refused.body.error.code]).toEqual([409, 'PICKUP_SLOT_ERROR'])
    await put('hours', { reset: true })
    expect((await submit(world.me.api, basket, payment, '2026-11-17T19:00:00.000Z')).status).toBe(201)
  })
})

describe('A throttle', () => {
  it('holds back one way of ordering and leaves the other', async () => {
    expect((await put('throttles/DELIVERY', { minutes: 60 })).status).toBe(200)
    const { body } = await platform.console.query(getThrottles.path, getThrottles.document, {
      restaurantIds: [RESTAURANT],
    })
    expect(body.data.throttles[0].current.delivery.throttledUntil).toMatch(/^2026-11-17T19:0/)
    expect(body.data.throttles[0].current.collection.throttledUntil).toBeNull()
    expect(await shown()).toMatchObject({ pausedUntil: null })
    expect((await slots())[0]).toMatch(/^2026-11-17T18:/)
    expect((await put('throttles/DELIVERY', { minutes: null })).body.restaurants).toBeDefined()
    expect((await put('throttles/EAT_IN', { minutes: 5 })).status).toBe(400)
  })
})

describe('A throttled kitchen', () => {
  it('offers no time before the kitchen has caught up, refuses one that was offered before, and has them all again after', async () => {
    const usual = await slots()
    const [first = ''] = usual
    const world = await openWorld(platform)
    const { basket, payment } = await world.paid(world.me.api)
    expect((await put('throttles/COLLECTION', { minutes: 60 })).status).toBe(200)

    const { body } = await platform.console.query(getThrottles.path, getThrottles.document, {
      restaurantIds: [RESTAURANT],
    })
    const until = Date.parse(body.data.throttles[0].current.collection.throttledUntil)
    expect(until).toBeGreaterThan(Date.parse(first))
    const throttled = await slots()
    expect(throttled).toEqual(usual.filter((slot) => Date.parse(slot) >= until))
    expect(await verdictOn(first)).toEqual({ valid: false, reason: 'TOO_SOON' })
    expect(await verdictOn(throttled[0] ?? '')).toMatchObject({ valid: true })
    const refused = await submit(world.me.api, basket, payment, first)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'PICKUP_SLOT_ERROR'])
    expect((await submit(world.me.api, basket, payment, throttled[0] ?? '')).status).toBe(201)

    await put('throttles/COLLECTION', { minutes: null })
    expect(await slots()).toContain(first)
  })
})

describe('The kitchen', () => {
  it('that needs longer offers its first time later', async () => {
    await put('kitchen', { prepTimeMins: 60 })
    expect((await slots())[0]).toMatch(/^2026-11-17T19:0/)
    await put('kitchen', { prepTimeMins: 15 })
  })

  it('that takes one order for a slot is full after it, and shows which slots are taken', async () => {
    await put('kitchen', { slotCapacity: 1 })
    const world = await openWorld(platform)
    await world.orderId(world.me.api)
    const { slots: seen } = (await platform.console.get(`${HERE}/slots`)).body
    const taken = seen.filter((slot: { taken: number }) => slot.taken > 0)
    expect(taken.length).toBeGreaterThan(0)
    expect(taken[0]).toMatchObject({ capacity: 1, label: expect.stringMatching(/^\d\d:\d\d$/) })
    expect(await slots()).not.toContain(taken[0].time)
    await put('kitchen', { slotCapacity: null })
    expect(await slots()).toContain(taken[0].time)
    expect((await put('kitchen', { slotCapacity: 0 })).status).toBe(400)
  })
})
