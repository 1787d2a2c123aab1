import { frameAround, pinsIn, SIDE, spotIn } from './locator-map.model'

const manchester = { latitude: 53.4775, longitude: -2.2497 }

describe('the picture of a search', () => {
  it.each([
    ['round the corner', { latitude: 53.4776, longitude: -2.2499 }],
    ['in the next town', { latitude: 53.8, longitude: -1.55 }],
    ['straight to the north', { latitude: 57.15, longitude: -2.2497 }],
    ['at the other end of the country', { latitude: 50.37, longitude: -4.14 }],
  ])('holds the place that was asked for and the nearest restaurant, %s', (_where, nearest) => {
    const frame = frameAround(manchester, [nearest])
    for (const each of [manchester, nearest]) {
      const { x, y } = spotIn(frame, each)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(40)
      expect(Math.max(x, y)).toBeLessThanOrEqual(SIDE - 40)
    }
    expect(pinsIn(frame, [nearest])).toHaveLength(1)
  })

  it('holds the next as well, but not whoever would make it a map of the county', () => {
    const from = { latitude: 53.4775, longitude: -2.2497 }
    const next = { latitude: 53.4875, longitude: -2.2397 }
    const faraway = { latitude: 53.19, longitude: -2.89 }
    const frame = frameAround(from, [from, next, faraway])
    expect(frame).toEqual(frameAround(from, [from, next]))
    expect(spotIn(frame, next).x).toBeLessThan(SIDE)
  })

  it('has no pin on another, keeps the nearer one’s, and numbers them as the list does', () => {
    const from = { latitude: 53.4775, longitude: -2.2497 }
    const beside = { latitude: 53.4776, longitude: -2.2497 }
    const apart = { latitude: 53.49, longitude: -2.23 }
    const pins = pinsIn(frameAround(from, [from, beside, apart]), [from, beside, apart])
    expect(pins.map(({ number }) => number)).toEqual([1, 3])
  })

  it('has no pin for whom it does not show', () => {
    const from = { latitude: 53.4775, longitude: -2.2497 }
    const farAway = { latitude: 51.5, longitude: -0.12 }
    expect(pinsIn(frameAround(from, [from]), [from, farAway]).map(({ number }) => number)).toEqual([1])
  })
})
