import { NetworkError } from '@galo/contracts/errors'
import { createFakeHttp } from '@galo/testing'
import { askTimesAhead, collectionTimes, timesAhead } from './collection-times'

const NOON = Date.parse('2026-11-18T12:00:00Z')
const QUARTER_PAST = '2026-11-18T12:15:00.000Z'
const HALF_PAST = '2026-11-18T12:30:00.000Z'

const times = (...slots: readonly string[]) => ({
  data: { availableTimes: [{ restaurantId: 'deansgate', times: slots.map((time) => ({ time })) }] },
})
const { signal } = new AbortController()

const aKitchen = (...slots: readonly string[]) => {
  let now = NOON
  const http = createFakeHttp({ 'capacity.list-available-times': () => times(...slots) })
  const clock = { now: () => now, renderedAt: NOON }
  const later = (ms: number) => void (now += ms)
  const come = () => new Promise(process.nextTick)
  return { asking: { http, clock }, http, later, come }
}

describe('The times that are asked for ahead', () => {
  it('are there to begin with, and are asked for again', async () => {
    const { asking, http, later, come } = aKitchen(QUARTER_PAST, HALF_PAST)
    askTimesAhead(asking, 'deansgate')
    await come()
    later(10_000)
    http.answer('capacity.list-available-times', () => times(HALF_PAST))
    expect(timesAhead(asking, 'deansgate')).toMatchObject({ times: [QUARTER_PAST, HALF_PAST] })
    expect(await collectionTimes(asking, 'deansgate', signal)).toEqual({ times: [HALF_PAST], daysAhead: 0 })
  })

  it('count as those of now for who comes while they are on their way, once', async () => {
    const { asking, http } = aKitchen(QUARTER_PAST)
    askTimesAhead(asking, 'deansgate')
    askTimesAhead(asking, 'deansgate')
    expect(timesAhead(asking, 'deansgate')).toBeNull()
    expect(await collectionTimes(asking, 'deansgate', signal)).toEqual({ times: [QUARTER_PAST], daysAhead: 0 })
    expect(http.calls).toHaveLength(1)
    http.answer('capacity.list-available-times', () => times(HALF_PAST))
    expect(await collectionTimes(asking, 'deansgate', signal)).toEqual({ times: [HALF_PAST], daysAhead: 0 })
  })

  it('stay there while newer ones are on their way', async () => {
    const { asking, later, come } = aKitchen(QUARTER_PAST)
    askTimesAhead(asking, 'deansgate')
    await come()
    later(10_000)
    askTimesAhead(asking, 'deansgate')
    expect(timesAhead(asking, 'deansgate')).toMatchObject({ times: [QUARTER_PAST] })
  })

  it.each([
    ['of another restaurant', 'spinningfields', 0],
    ['of a minute ago', 'deansgate', 60_000],
  ])('are not shown when they are %s', async (_what, restaurantId, ms) => {
    const { asking, later, come } = aKitchen(QUARTER_PAST)
    askTimesAhead(asking, 'deansgate')
    await come()
    later(ms)
    expect(timesAhead(asking, restaurantId)).toBeNull()
  })

  it('are nothing to begin with where there are none: why is asked first', async () => {
    const { asking, come } = aKitchen()
    askTimesAhead(asking, 'deansgate')
    await come()
    expect(timesAhead(asking, 'deansgate')).toBeNull()
  })

  it('cost nothing where they could not be had', async () => {
    const { asking, http, come } = aKitchen()
    http.answer('capacity.list-available-times', () => {
      throw new NetworkError('unreachable')
    })
    askTimesAhead(asking, 'deansgate')
    const asked = collectionTimes(asking, 'deansgate', signal)
    http.answer('capacity.list-available-times', () => times(HALF_PAST))
    expect(await asked).toMatchObject({ times: [HALF_PAST] })
    await come()
    expect(timesAhead(asking, 'deansgate')).toBeNull()
  })
})
