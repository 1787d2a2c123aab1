import type { MenuRestaurant } from './restaurant.data'
import { orderingNow } from './ordering.model'

const LONDON = 'Europe/London'
const at = (time: string) => Date.parse(`2026-11-18T${time}:00Z`)
const restaurant: MenuRestaurant = {
  id: 'deansgate',
  slug: 'deansgate',
  name: 'Galo Deansgate',
  streetAddress: '231 Deansgate',
  locality: 'Manchester',
  postalCode: 'M3 4EN',
  telephone: '0161 496 0101',
  hours: { opens: '11:30', closes: '22:00' },
  isOrderable: true,
  prepTimeMins: 15,
  times: ['2026-11-18T13:40:00Z', '2026-11-18T13:45:00Z'],
}
const order = (time: string, given: Partial<MenuRestaurant> = {}) =>
  orderingNow({ ...restaurant, ...given }, 'COLLECTION', at(time), LONDON, false)

describe('orderingNow', () => {
  it('takes nothing while nobody gets food this way, open or closed', () => {
    for (const time of ['12:05', '22:00'])
      expect(orderingNow(restaurant, 'COLLECTION', at(time), LONDON, true)).toEqual({
        kind: 'unavailable',
        fulfilmentType: 'COLLECTION',
      })
  })

  it('is ready from the time checkout offers first, however quick the kitchen is by its own word', () => {
    expect(order('12:05')).toEqual({ kind: 'ready', from: '2026-11-18T13:40:00Z' })
  })

  it('goes on to the next time when the first has come too close', () => {
    expect(order('13:32')).toEqual({ kind: 'ready', from: '2026-11-18T13:45:00Z' })
  })

  it('takes orders for after opening before the doors are open', () => {
    expect(order('09:00', { times: ['2026-11-18T11:30:00Z'] })).toEqual({
      kind: 'ready',
      from: '2026-11-18T11:30:00Z',
    })
  })

  it('is booked when there would be a time if nobody else had ordered', () => {
    expect(order('12:05', { times: [] })).toEqual({ kind: 'booked' })
  })

  it('takes nothing after closing, on a day it doesn’t open, and too late to cook', () => {
    expect(order('22:00', { times: [] })).toEqual({ kind: 'closed' })
    expect(order('12:05', { hours: null, times: [] })).toEqual({ kind: 'closed' })
    expect(order('21:55', { times: [] })).toEqual({ kind: 'too-late' })
  })

  it('takes nothing while its till is off', () => {
    expect(order('12:05', { isOrderable: false })).toEqual({ kind: 'not-taking' })
  })

  it('can be ordered from when nobody could tell the times: checkout asks again', () => {
    const { times, ...untold } = restaurant
    expect(times).toHaveLength(2)
    expect(orderingNow(untold, 'COLLECTION', at('12:05'), LONDON, false)).toEqual({ kind: 'ready', from: null })
  })

  it('is ready for another day once today is over, and says why', () => {
    const laterFrom = '2026-11-19T11:30:00Z'
    const later = (today: string) => ({ kind: 'ready', from: laterFrom, today: { kind: today } })
    expect(order('12:05', { laterFrom })).toMatchObject({ from: '2026-11-18T13:40:00Z' })
    expect(order('12:05', { laterFrom, times: [] })).toEqual(later('booked'))
    expect(order('12:05', { laterFrom, hours: null, times: [] })).toEqual(later('closed'))
    expect(order('21:55', { laterFrom, times: [] })).toEqual(later('too-late'))
    expect(order('22:00', { laterFrom })).toEqual(later('closed'))
    expect(order('22:00', { laterFrom, isOrderable: false })).toEqual({ kind: 'not-taking' })
  })

  it.each(['EAT_IN', 'AT_TABLE'] as const)('serves for %s while the doors are open, to the last minute', (type) => {
    const { times, ...untimed } = restaurant
    expect(times).toHaveLength(2)
    const served = (time: string) => orderingNow(untimed, type, at(time), LONDON, false).kind
    expect(['09:00', '12:05', '21:55', '22:00'].map(served)).toEqual(['closed', 'ready', 'ready', 'closed'])
  })
})
