import { restaurants } from '../../../data'
import { laterFrom } from './days.rules'
import { openSlots } from './slots.rules'
import { refusalNow } from './taking.rules'

const deansgate = restaurants.find(({ id }) => id === 'galo-uk-deansgate')
if (deansgate === undefined) throw new Error('no Deansgate')

type Way = 'DELIVERY' | 'COLLECTION' | 'EAT_IN'

/** At so many o'clock of a Tuesday that ends at ten, its kitchen taking nothing before `pausedUntil`. */
const codeAt = (way: Way, time: string, pausedUntil?: string): string | null => {
  const at = (wall: string) => new Date(`2026-11-17T${wall}:00Z`)
  const throttledUntil = pausedUntil === undefined ? null : at(pausedUntil)
  const slots = openSlots(deansgate, way, { now: at(time), throttledUntil, full: [] })
  return refusalNow(deansgate, way, at(time), slots, null)?.code ?? null
}

describe('refusalNow', () => {
  it('takes nothing to bring that the kitchen can not cook before it closes', () => {
    expect([codeAt('DELIVERY', '21:30'), codeAt('DELIVERY', '21:55')]).toEqual([null, 'NO_SLOTS_LEFT'])
    expect(codeAt('DELIVERY', '18:00', '19:00')).toBeNull()
    expect(codeAt('DELIVERY', '18:00', '22:30')).toBe('NO_SLOTS_LEFT')
    expect([codeAt('DELIVERY', '10:00'), codeAt('DELIVERY', '22:00')]).toEqual(
      Array.from({ length: 2 }, () => 'OUTSIDE_OPENING_HOURS'),
    )
  })

  it('takes a collection before the doors open, and none once there is no time left', () => {
    expect([codeAt('COLLECTION', '08:00'), codeAt('COLLECTION', '21:55')]).toEqual([null, 'NO_SLOTS_LEFT'])
    expect(codeAt('COLLECTION', '22:00')).toBe('OUTSIDE_OPENING_HOURS')
  })

  it('takes a collection for another day where today is over, and nothing to bring', () => {
    const ahead = { ...deansgate, daysAhead: 2 }
    const facts = { now: new Date('2026-11-17T22:30:00Z'), throttledUntil: null, full: [] }
    const code = (way: Way) => refusalNow(ahead, way, facts.now, [], laterFrom(ahead, way, facts))?.code ?? null
    expect([code('COLLECTION'), code('DELIVERY')]).toEqual([null, 'OUTSIDE_OPENING_HOURS'])
  })

  it('serves whoever is there until the doors close', () => {
    expect([codeAt('EAT_IN', '21:55', '23:00'), codeAt('EAT_IN', '22:00')]).toEqual([null, 'OUTSIDE_OPENING_HOURS'])
  })
})
