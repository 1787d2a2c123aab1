import { restaurants } from '../../data'
import type { RestaurantRow } from '../restaurants/restaurants.store'
import { estimatedDuration, reasonNotDelivering } from './quote.rules'

const named = (id: string): RestaurantRow => {
  const found = restaurants.find((restaurant) => restaurant.id === id)
  if (found === undefined) throw new Error(`no ${id}`)
  return { ...found, chosenHours: null, slotCapacity: null }
}
const deansgate = named('galo-uk-deansgate')
const allDay = { opens: '08:00', closes: '01:00' }
const earlyBird: RestaurantRow = {
  ...deansgate,
  hours: {
    monday: allDay,
    tuesday: allDay,
    wednesday: allDay,
    thursday: allDay,
    friday: allDay,
    saturday: allDay,
    sunday: allDay,
  },
}

describe('reasonNotDelivering', () => {
  it('has none on a Tuesday evening', () => {
    expect(reasonNotDelivering(deansgate, new Date('2026-11-17T18:00:00Z'))).toBeNull()
  })

  it('waits for the riders in the morning, but not for them after midnight', () => {
    expect(reasonNotDelivering(earlyBird, new Date('2026-11-17T09:00:00Z'))).toBe('Deliveries start at 11:30')
    expect(reasonNotDelivering(earlyBird, new Date('2026-11-17T11:30:00Z'))).toBeNull()
    expect(reasonNotDelivering(earlyBird, new Date('2026-11-17T00:30:00Z'))).toBeNull()
  })

  it('tells a closed door from a till that is off and from a restaurant without riders', () => {
    const evening = new Date('2026-11-17T18:00:00Z')
    expect(reasonNotDelivering(deansgate, new Date('2026-11-17T04:00:00Z'))).toBe('This restaurant is closed')
    expect(reasonNotDelivering(named('galo-uk-northern-quarter'), evening)).toBe('This restaurant is closed')
    expect(reasonNotDelivering(named('galo-uk-salford-quays'), evening)).toBe('This restaurant does not deliver')
    const offline = deansgate.channels.map((channel) => ({ ...channel, online: false }))
    expect(reasonNotDelivering({ ...deansgate, channels: offline }, evening)).toMatch(/switched off/)
  })
})

describe('estimatedDuration', () => {
  it('is the usual window, and longer by the wait for a kitchen that is full', () => {
    const now = new Date('2026-11-17T18:00:00Z')
    expect(estimatedDuration(deansgate, null, now)).toEqual({ minimumMins: 25, maximumMins: 40 })
    expect(estimatedDuration(deansgate, new Date('2026-11-17T18:19:30Z'), now)).toEqual({
      minimumMins: 45,
      maximumMins: 60,
    })
  })
})
