import { followHands } from './when-quiet'

describe('what waits for quiet hands', () => {
  let now: number
  beforeEach(() => {
    now = 0
    jest.useFakeTimers()
  })
  afterEach(() => void jest.useRealTimers())
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 250) {
      now += 250
      jest.advanceTimersByTime(250)
    }
  }

  it('comes at once where nobody touches anything', () => {
    const quiet = jest.fn()
    followHands(() => now).when(quiet)
    expect(quiet).toHaveBeenCalledTimes(1)
  })

  it('waits as long as a pointer is down, and a second more', () => {
    const hands = followHands(() => now)
    const quiet = jest.fn()
    dispatchEvent(new Event('pointerdown'))
    hands.when(quiet)
    pass(10_000)
    expect(quiet).not.toHaveBeenCalled()
    dispatchEvent(new Event('pointerup'))
    pass(750)
    expect(quiet).not.toHaveBeenCalled()
    pass(500)
    expect(quiet).toHaveBeenCalledTimes(1)
  })

  it('waits for who types, and what comes later takes the place of what waits', () => {
    const hands = followHands(() => now)
    const [early, late] = [jest.fn(), jest.fn()]
    dispatchEvent(new Event('keydown'))
    hands.when(early)
    pass(500)
    dispatchEvent(new Event('keydown'))
    hands.when(late)
    pass(2_000)
    expect(early).not.toHaveBeenCalled()
    expect(late).toHaveBeenCalledTimes(1)
  })
})
