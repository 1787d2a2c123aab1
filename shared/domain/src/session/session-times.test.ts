import { isAboutToEnd, isExpired, refreshDelayS } from './session-times'

describe('the end of a token', () => {
  it.each([
    [1_000, 999, false],
    [1_000, 1_000, true],
    [1_000, 1_001, true],
    [null, 0, true],
  ])('at %s is past at %s: %s', (expiresAtS, nowS, expected) => expect(isExpired(expiresAtS, nowS)).toBe(expected))

  it.each([
    [900, false],
    [151, false],
    [150, true],
    [0, true],
    [-20, true],
    [null, true],
  ])('is near with %s seconds left: %s', (leftS, expected) => {
    expect(isAboutToEnd(leftS, 900)).toBe(expected)
    expect(isAboutToEnd(leftS, null)).toBe(expected)
  })

  it.each([
    [20, false],
    [11, false],
    [10, true],
  ])('of one that lives for twenty seconds is near with %s left: %s', (leftS, expected) =>
    expect(isAboutToEnd(leftS, 20)).toBe(expected),
  )
})

describe('a token is looked after', () => {
  it.each([
    [900, 755],
    [206, 61],
    [205, 60],
    [150, 60],
    [20, 60],
    [-5, 60],
  ])('with %s seconds left in %s', (leftS, expected) => {
    expect(refreshDelayS(leftS, 900)).toBe(expected)
    expect(refreshDelayS(leftS, null)).toBe(expected)
  })

  it.each([
    [900, 755],
    [300, 155],
    [240, 125],
    [120, 65],
  ])('when it has come to be about to end, and no sooner, of one that lives for %s seconds', (lifeS, delayS) => {
    expect(refreshDelayS(lifeS, lifeS)).toBe(delayS)
    expect(isAboutToEnd(lifeS - delayS, lifeS)).toBe(true)
    expect(isAboutToEnd(lifeS - delayS + 6, lifeS)).toBe(false)
  })
})
