import { isWaitedFor, type Answered } from './search-trouble.model'
import { troubleOf } from './trouble-of'

const answered = (failures: number, place = 'one', isBusy = false): Answered => ({ failures, place, isBusy })

describe('What is said of a search that failed', () => {
  it.each([
    ['place', 'address-search'],
    ['restaurants', 'restaurant-search'],
    ['answer', 'order-experience'],
  ] as const)('is what failed, the %s, while it can be tried again', (part, trouble) => {
    expect(troubleOf(part, true)).toBe(trouble)
    expect(troubleOf(part, false)).toBe('restaurants-unavailable')
  })

  it('is the map, and no more than the map, whether it can be tried again or not', () => {
    expect([troubleOf('map', true), troubleOf('map', false)]).toEqual(['maps', 'maps'])
  })
})

describe('A dialog about it', () => {
  it.each<[string, Answered, Answered | null, boolean]>([
    ['for a search that was sent', answered(1, 'two'), answered(0), true],
    ['for one that was tried again', answered(2), answered(1), true],
    ['not while it is being tried', answered(2, 'one', true), answered(1), false],
    ['not for what the server has drawn', answered(1), null, false],
    ['not for a page that asks by itself', answered(1), answered(0), false],
    ['not twice for one failure', answered(2), answered(2), false],
    ['not for what was found', answered(0, 'two'), answered(1), false],
  ])('comes %s', (_, now, before, expected) => expect(isWaitedFor(now, before)).toBe(expected))
})
