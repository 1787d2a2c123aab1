import type { MenuRestaurant } from './restaurant.data'
import { earliestWords, openingWords } from './restaurant-header.model'

const UK = { language: 'en', market: 'UK' } as const
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
}

describe('openingWords', () => {
  it.each([
    ['09:00', 'Opens at 11:30'],
    ['12:05', 'Grill open until 22:00'],
    ['21:45', 'Closing soon, at 22:00'],
    ['22:00', 'Closed for today'],
  ])('at %s: %s', (time, words) => {
    expect(openingWords(restaurant, at(time), LONDON, UK)).toBe(words)
  })

  it('is closed on a day it does not open', () => {
    expect(openingWords({ ...restaurant, hours: null }, at('12:05'), LONDON, UK)).toBe('Closed for today')
  })
})

describe('earliestWords', () => {
  it('is the first time that checkout offers', () => {
    expect(earliestWords({ kind: 'ready', from: '2026-11-18T12:40:00Z' }, LONDON, UK)).toBe('Ready from 12:40')
  })

  it('promises nothing when nobody could tell the times, or there are none', () => {
    expect(earliestWords({ kind: 'ready', from: null }, LONDON, UK)).toBeNull()
    expect(earliestWords({ kind: 'booked' }, LONDON, UK)).toBeNull()
  })
})
