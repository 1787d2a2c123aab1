import { createRenewalTimer, lookOnReturn } from './renewal-timer'

const MINUTE_MS = 60_000

describe('a token is looked after', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it.each([
    [900, 900, 755_000],
    [240, 240, 125_000],
    [20, 20, MINUTE_MS],
    [null, null, MINUTE_MS],
  ])('with %s of %s seconds left, in %s milliseconds', (leftS, lifeS, delayMs) => {
    const look = jest.fn()
    createRenewalTimer(look).schedule(leftS, lifeS)
    jest.advanceTimersByTime(delayMs - 1)
    expect(look).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(look).toHaveBeenCalledTimes(1)
  })

  it('through ten lives, once in each', () => {
    let looks = 0
    const timer = createRenewalTimer(() => {
      looks += 1
      timer.schedule(900, 900)
    })
    timer.schedule(900, 900)
    jest.advanceTimersByTime(10 * 755_000)
    expect(looks).toBe(10)
  })

  it('no more, once its person has left', () => {
    const look = jest.fn()
    const timer = createRenewalTimer(look)
    timer.schedule(900, 900)
    timer.stop()
    jest.advanceTimersByTime(20 * MINUTE_MS)
    expect(look).not.toHaveBeenCalled()
  })

  it('when somebody comes back, but not each time of many, and always on a page that was put away whole', () => {
    const look = jest.fn()
    lookOnReturn(look, Date.now)
    window.dispatchEvent(new Event('focus'))
    window.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(look).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(10_000)
    window.dispatchEvent(new Event('focus'))
    expect(look).toHaveBeenCalledTimes(2)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(look).toHaveBeenCalledTimes(3)
  })
})
