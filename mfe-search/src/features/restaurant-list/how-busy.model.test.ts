import { aRestaurantEstimate } from '@galo/testing'
import { howBusy } from './how-busy.model'
import type { RestaurantResult } from './restaurant-result'
import { toResults } from './search-results.model'

const wanted = {
  fulfilment: 'COLLECTION',
  from: { latitude: 53.4775, longitude: -2.2497 },
  now: '2026-11-18T12:05:00Z',
  timeZone: 'Europe/London',
} as const
const [deansgate] = toResults([aRestaurantEstimate({ id: 'deansgate' })], wanted)
const free = { earliest: '2026-11-18T12:20:00.000Z' }
const listOf = (...changes: readonly Partial<RestaurantResult>[]) =>
  changes.map((change) => ({ ...(deansgate as RestaurantResult), ...change }))
const of = (...changes: readonly Partial<RestaurantResult>[]) => howBusy(listOf(...changes), wanted)

describe('How busy the restaurants of a list are', () => {
  it('is busy where the kitchen takes no order for now, or every time of the day is taken', () =>
    expect(of(free, { ...free, throttledUntil: '2026-11-18T12:20:00.000Z' }, { earliest: null })).toEqual({
      busy: 2,
      notBusy: 1,
      unknown: 0,
    }))

  it('is not known where they were asked and nobody answered', () =>
    expect(of({ earliest: 'unasked' })).toEqual({ busy: 0, notBusy: 0, unknown: 1 }))

  it('is not asked of those that are closed, or take no such orders', () => {
    const closed = { hours: { ...deansgate!.hours, opens: '10:00', closes: '11:00' }, earliest: null }
    const channel = deansgate!.channel
    const [none, off] = [
      { ...channel, enabled: false },
      { ...channel, online: false },
    ]
    expect(of(closed, { earliest: null, channel: none }, { earliest: null, channel: off })).toEqual({
      busy: 0,
      notBusy: 0,
      unknown: 0,
    })
  })

  it('says nothing of those after the tenth, whose times were not asked for', () =>
    expect(of(...Array.from({ length: 12 }, (_, index) => (index < 10 ? free : {})))).toEqual({
      busy: 0,
      notBusy: 10,
      unknown: 0,
    }))
})
