import { bearerOf, isDue } from './bearer'

describe('a token', () => {
  it.each([
    [900, 840],
    [240, 180],
    [20, 15],
  ])('that lives %s seconds is renewed after %s', (lifeS, afterS) => {
    const bearer = bearerOf('t', lifeS, 1_000)
    expect(isDue(bearer, 1_000 + afterS - 1)).toBe(false)
    expect(isDue(bearer, 1_000 + afterS)).toBe(true)
  })

  it.each([0, -7_200])('that seems to have %s seconds left on arrival is used for a minute', (lifeS) => {
    const bearer = bearerOf('t', lifeS, 1_000)
    expect(isDue(bearer, 1_059)).toBe(false)
    expect(isDue(bearer, 1_060)).toBe(true)
  })
})
