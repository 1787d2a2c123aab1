import { pickupTimeAt } from './collection'

describe('pickupTimeAt', () => {
  it('is no time at all when it was chosen at another restaurant', () => {
    const chosen = { pickupTime: '2026-11-18T18:40:00.000Z', restaurantId: 'deansgate' }
    expect(pickupTimeAt(chosen, 'deansgate')).toBe('2026-11-18T18:40:00.000Z')
    expect(pickupTimeAt(chosen, 'piccadilly')).toBeNull()
  })
})
