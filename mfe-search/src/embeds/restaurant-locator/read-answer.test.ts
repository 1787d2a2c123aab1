import { aRestaurantEstimate } from '@galo/testing'
import { toResult } from '../../features/restaurant-list/search-results.model'
import { readAnswer } from './read-answer'

const restaurant = toResult(aRestaurantEstimate({ channels: [{ fulfilmentMethod: 'COLLECTION' }] }), {
  fulfilment: 'COLLECTION',
  from: { latitude: 53.4775, longitude: -2.2497 },
  now: Date.parse('2026-11-18T12:05:00.000Z'),
  timeZone: 'Europe/London',
})
const found = (results: readonly unknown[], more: object = {}) => ({
  kind: 'found',
  data: { kind: 'found', place: { label: 'M3 4EN' }, results, ...more },
})

describe('readAnswer', () => {
  it.each([
    found([]),
    found([restaurant], { nearest: { name: 'Galo Deansgate', distanceMiles: 90 } }),
    { kind: 'found', data: { kind: 'refused', reason: 'invalid-postcode' } },
    { kind: 'found', data: { kind: 'elsewhere', label: null } },
  ])('reads what a page of results says', (answer) => expect(readAnswer(answer)).toBe(answer.data))

  it.each([
    null,
    'a page',
    { kind: 'not-found' },
    { kind: 'found', data: null },
    { kind: 'found', data: { kind: 'failed' } },
    { kind: 'found', data: { kind: 'constructor' } },
    { kind: 'found', data: { kind: 'refused', reason: 'toString' } },
    found([], { place: {} }),
    found([], { nearest: {} }),
    found(['Galo']),
  ])('reads nothing in %j', (answer) => expect(readAnswer(answer)).toBeNull())

  it('reads no restaurant of which anything that is said is missing or has another shape', () => {
    const said = [
      ...['id', 'slug', 'name', 'streetAddress', 'city', 'postcode', 'distanceMiles', 'hours', 'opensNext'],
      ...['throttledUntil', 'earliest', 'channel'],
    ]
    for (const name of said)
      for (const value of [undefined, {}])
        expect([name, readAnswer(found([{ ...restaurant, [name]: value }]))]).toEqual([name, null])
  })
})
