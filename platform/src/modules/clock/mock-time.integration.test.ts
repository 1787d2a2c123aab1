import { basketAnswerSchema, createBasket } from '@galo/contracts/basket'
import { listAvailableTimes, validateTime } from '@galo/contracts/capacity'
import { readTime } from '@galo/contracts/clock'
import { getRestaurant } from '@galo/contracts/restaurants'
import { createApi, signInGuest } from '../../proof/world/api'
import { CLOSED_SETTINGS } from '../../proof/world/closed-settings'
import { runTestPlatform, startTestPlatform } from '../../proof/world/start-test-platform'

const RESTAURANT = 'galo-uk-deansgate'
const AT_LUNCH_TOMORROW = { 'x-mock-time': '2026-11-18T12:00:00Z' }

const platform = runTestPlatform()

const ask = (path: string, query: string, variables: object, headers: Record<string, string> = {}) =>
  createApi(platform.url).post(path, { query, variables }, headers)
const slots = async (headers: Record<string, string> = {}): Promise<string[]> => {
  const variables = { restaurantIds: [RESTAURANT], fulfilmentType: 'COLLECTION', fromTime: '2026-11-17T00:00:00Z' }
  const { body } = await ask(listAvailableTimes.path, listAvailableTimes.document, variables, headers)
  return body.data.availableTimes[0].times.map(({ time }: { time: string }) => time)
}

describe('A visit that pretends another time', () => {
  it('sees the hours and slots of that time, and nobody else does', async () => {
    const [pretending, real] = await Promise.all([slots(AT_LUNCH_TOMORROW), slots()])
    expect(pretending[0]).toMatch(/^2026-11-18T12:/)
    expect(real[0]).toMatch(/^2026-11-17T18:/)
    expect((await slots({ 'x-mock-time': '+PT30M' }))[0]).toMatch(/^2026-11-17T18:(45|50)/)
    const reasons = async (headers: Record<string, string>) => {
      const variables = { slug: 'deansgate', fulfilmentMethod: 'COLLECTION' }
      const { body } = await ask(getRestaurant.path, getRestaurant.document, variables, headers)
      return JSON.stringify(body.data.restaurant.orderChannel)
    }
    expect(await reasons({ 'x-mock-time': '2026-11-18T04:00:00Z' })).toContain('OUTSIDE_OPENING_HOURS')
    expect(await reasons({})).not.toContain('OUTSIDE_OPENING_HOURS')
  })

  it('is told whether a time is still good by that time', async () => {
    const variables = { restaurantIds: [RESTAURANT], fulfilmentType: 'COLLECTION', pickupTime: '2026-11-17T19:00:00Z' }
    const isValid = async (headers: Record<string, string>) =>
      (await ask(validateTime.path, validateTime.document, variables, headers)).body.data.validateTime.valid
    expect(await isValid({})).toBe(true)
    expect(await isValid({ 'x-mock-time': '+PT2H' })).toBe(false)
  })

  it('can not make a session or a basket live longer', async () => {
    const { session } = await signInGuest(platform.url)
    const call = (headers: Record<string, string>) =>
      createApi(platform.url, session).post(
        createBasket.path,
        { fulfilment_type: 'COLLECTION', restaurant_id: RESTAURANT },
        headers,
      )
    const basket = basketAnswerSchema.parse((await call(AT_LUNCH_TOMORROW)).body)
    expect(basket.expiry).toMatch(/^2026-11-17T18:3/)
    await platform.clock.set(new Date('2026-11-17T20:00:00Z'))
    expect((await call({ 'x-mock-time': '2026-11-17T18:05:00Z' })).status).toBe(401)
    await platform.clock.set(new Date('2026-11-17T18:00:00Z'))
  })

  it('has to say it properly', async () => {
    const answer = await fetch(`${platform.url}/clock`, { headers: { 'x-mock-time': 'yesterday' } })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('x-mock-time')])
  })
})

it('does not work in production', async () => {
  const production = await startTestPlatform({ GALO_ENV: 'production', ...CLOSED_SETTINGS })
  const before = Date.now()
  const answer = await fetch(`${production.url}/clock`, { headers: { 'x-mock-time': '+PT30M' } })
  const told = Date.parse(readTime.answer.parse(await answer.json()).now)
  expect(told).toBeGreaterThanOrEqual(before)
  expect(told).toBeLessThanOrEqual(Date.now())
  await production.close()
})
