import { createLine } from './line'

/** Something that takes until it is told to finish. */
const aTask = () => {
  let finish: () => void = () => {}
  let hasBegun = false
  const done = new Promise<void>((resolve) => (finish = resolve))
  return {
    run: () => {
      hasBegun = true
      return done
    },
    finish: () => finish(),
    hasBegun: () => hasBegun,
  }
}

describe('createLine', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const settle = () => jest.advanceTimersByTimeAsync(0)

  it('lets the next one in when one is through, in the order they came', async () => {
    const [first, second, third, fourth] = [aTask(), aTask(), aTask(), aTask()]
    const line = createLine(2)
    for (const task of [first, second, third, fourth]) void line.turn(task.run)
    await settle()
    expect([first, second, third, fourth].map((task) => task.hasBegun())).toEqual([true, true, false, false])
    second.finish()
    await settle()
    expect([third, fourth].map((task) => task.hasBegun())).toEqual([true, false])
  })

  it('goes on after a failure', async () => {
    const line = createLine(1)
    await expect(line.turn(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    await expect(line.turn(() => Promise.resolve('next'))).resolves.toBe('next')
  })

  it('is not held up by one that never comes back', async () => {
    const line = createLine(1)
    const [hung, next, afterwards] = [aTask(), aTask(), aTask()]
    void line.turn(hung.run, 1_000)
    void line.turn(next.run, 1_000)
    void line.turn(afterwards.run, 1_000)
    await jest.advanceTimersByTimeAsync(1_000)
    expect([next, afterwards].map((task) => task.hasBegun())).toEqual([true, false])
    hung.finish()
    await settle()
    expect(afterwards.hasBegun()).toBe(false)
  })
})
