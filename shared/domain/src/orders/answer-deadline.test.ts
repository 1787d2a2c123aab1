import fc from 'fast-check'
import { HOUR_MS, MINUTE_MS } from '../time/instant'
import { answerDueBy } from './answer-deadline'

const placed = '2026-11-18T12:05:00.000Z'
const dueOf = (pickupTime: string | null, { placedAt, kitchenFrom } = { placedAt: placed, kitchenFrom: placed }) =>
  new Date(answerDueBy({ placedAt, pickupTime, kitchenFrom })).toISOString()

describe('answerDueBy', () => {
  it('gives a restaurant that is open a quarter of an hour, also for an order of another day', () => {
    expect(dueOf('2026-11-18T14:00:00.000Z')).toBe('2026-11-18T12:20:00.000Z')
    expect(dueOf('2026-11-21T14:00:00.000Z')).toBe('2026-11-18T12:20:00.000Z')
  })

  it('never lets a customer stand at the counter with an order that nobody has taken', () => {
    expect(dueOf('2026-11-18T12:15:00.000Z')).toBe('2026-11-18T12:15:00.000Z')
  })

  it('is the same for an order without a time to collect', () => {
    expect(dueOf(null)).toBe('2026-11-18T12:20:00.000Z')
  })

  it('waits for the kitchen that sleeps, and leaves time for another one', () => {
    const atNight = { placedAt: '2026-11-18T23:30:00.000Z', kitchenFrom: '2026-11-19T11:30:00.000Z' }
    expect(dueOf('2026-11-19T18:00:00.000Z', atNight)).toBe('2026-11-19T11:45:00.000Z')
    expect(dueOf('2026-11-19T11:30:00.000Z', atNight)).toBe('2026-11-19T10:30:00.000Z')
  })

  it('gives a quarter of an hour to whoever is there just before the doors open', () => {
    const early = { placedAt: '2026-11-19T10:50:00.000Z', kitchenFrom: '2026-11-19T11:30:00.000Z' }
    expect(dueOf('2026-11-19T11:30:00.000Z', early)).toBe('2026-11-19T11:05:00.000Z')
  })

  it('is never past the time itself, nor more than a quarter of an hour after the kitchen has come', () => {
    const minutes = (max: number) => fc.integer({ min: 0, max }).map((count) => count * MINUTE_MS)
    fc.assert(
      fc.property(minutes(7 * 24 * 60), minutes(48 * 60), (untilPickup, untilKitchen) => {
        const placedAt = Date.parse(placed)
        const [pickupTime, kitchenFrom] = [placedAt + untilPickup, placedAt + untilKitchen]
        const due = answerDueBy({ placedAt, pickupTime, kitchenFrom })
        expect(due).toBeLessThanOrEqual(Math.min(pickupTime, kitchenFrom + 15 * MINUTE_MS))
        expect(due).toBeGreaterThanOrEqual(Math.min(pickupTime, placedAt + 15 * MINUTE_MS))
        if (untilPickup > 2 * HOUR_MS) expect(pickupTime - due).toBeGreaterThanOrEqual(HOUR_MS)
      }),
    )
  })
})
