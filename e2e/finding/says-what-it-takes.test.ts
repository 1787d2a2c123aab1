import fc from 'fast-check'
import { MINUTE_MS } from '@galo/domain'
import { isAvailable } from '../../mfe-search/src/features/restaurant-list/availability.model'
import { isWithinHours } from '../../platform/src/modules/restaurants'
import { situation } from './situations'
import { whatEachSideSays } from './what-each-side-says'

const of = (...ways: readonly string[]) => situation.filter(({ way }) => ways.includes(way))
const isOpenNow = (kind: string | undefined): boolean => kind === 'takes' || kind === 'closing-soon'
/** Words that say an order is out of the question, whatever the hour. */
const NEVER = ['not-offered', 'offline', 'refurbishment', 'no-riders', 'kitchen-only']

describe('What the list of restaurants says of a house, over both changes of the clocks', () => {
  it('to collect is what its menu and the platform then take, to the slot', () => {
    fc.assert(
      fc.property(of('COLLECTION'), (asked) => {
        const { result, availability, menu, slots, later, platform } = whatEachSideSays(asked)
        const isForAnotherDay = availability?.kind === 'another-day'
        const isSaid = availability !== null && (isForAnotherDay || isAvailable(availability))
        expect([isSaid, menu.kind === 'ready']).toEqual([platform.takesOrders, platform.takesOrders])
        if (!isSaid) return
        if (isForAnotherDay) {
          expect([slots, availability.from, menu.kind === 'ready' && menu.from]).toEqual([[], later, later])
          expect(platform.takesAt(availability.from)).toBe(true)
          return
        }
        expect(result?.earliest).toBe(slots[0])
        expect(platform.takesAt(String(result?.earliest))).toBe(true)
        expect(menu).toEqual({ kind: 'ready', from: slots[0] })
      }),
      { numRuns: 200 },
    )
  })

  it.each([['EAT_IN'], ['AT_TABLE']])('for %s is what the platform then takes', (way) => {
    fc.assert(
      fc.property(of(way), (asked) => {
        const { availability, platform } = whatEachSideSays(asked)
        expect(isOpenNow(availability?.kind)).toBe(platform.takesOrders)
      }),
      { numRuns: 100 },
    )
  })

  it('to be brought is what the platform then takes, at this very distance', () => {
    fc.assert(
      fc.property(of('DELIVERY'), (asked) => {
        const { availability, platform } = whatEachSideSays(asked)
        expect(availability !== null && isAvailable(availability)).toBe(platform.takesOrders)
      }),
      { numRuns: 200 },
    )
  })

  it('about open, too early, closing soon and closed is what the house’s hours are', () => {
    fc.assert(
      fc.property(situation, (asked) => {
        const { availability, platform } = whatEachSideSays(asked)
        const { house, way, now } = asked
        const isWithin = (ms: number) => isWithinHours(house, way, new Date(now.getTime() + ms))
        switch (availability?.kind) {
          case undefined:
            expect(platform.takesOrders).toBe(false)
            return
          case 'takes':
            expect([isWithin(0), platform.reason]).toEqual([true, null])
            return
          case 'closing-soon':
            expect([isWithin(0), platform.reason]).toEqual([true, null])
            expect(availability.minutes).toBeLessThanOrEqual(30)
            expect([
              isWithin(availability.minutes * MINUTE_MS - MINUTE_MS),
              isWithin(availability.minutes * MINUTE_MS),
            ]).toEqual([true, false])
            return
          case 'later':
            expect([way, isWithin(0), platform.reason]).toEqual(['COLLECTION', false, 'OUTSIDE_OPENING_HOURS'])
            return
          case 'another-day':
            expect([way, platform.takesOrders, platform.takesAt(availability.from)]).toEqual(['COLLECTION', true, true])
            return
          case 'closed': {
            expect([isWithin(0), platform.reason]).toEqual([false, 'OUTSIDE_OPENING_HOURS'])
            if (availability.opensNext === null) return
            const wait = Date.parse(availability.opensNext) - now.getTime()
            expect([wait > 0, isWithin(wait - 1), isWithin(wait)]).toEqual([true, false, true])
            return
          }
          case 'too-far':
            expect([way, platform.isTooFar]).toEqual(['DELIVERY', true])
            return
          case 'paused':
          case 'full':
            expect(['NOT_OFFERED', 'CHANNEL_OFFLINE']).not.toContain(platform.reason)
            return
          default:
            expect(NEVER).toContain(availability?.kind)
            expect(['NOT_OFFERED', 'CHANNEL_OFFLINE']).toContain(platform.reason)
        }
      }),
      { numRuns: 400 },
    )
  })
})
