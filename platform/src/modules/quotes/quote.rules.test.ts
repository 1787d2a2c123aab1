import { restaurants } from '../../../data'
import type { RestaurantRow } from '../restaurants'
import { estimatedDuration } from './quote.rules'

const named = (id: string): RestaurantRow => {
  const found = restaurants.find((restaurant) => restaurant.id === id)
  if (found === undefined) throw new Error(`no ${id}`)
  return { ...found, chosenHours: null, slotCapacity: null }
}
const deansgate = named('galo-uk-deansgate')

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
