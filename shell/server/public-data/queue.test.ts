import { createQueue } from './queue'

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

describe('createQueue', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const settle = () => jest.advanceTimersByTimeAsync(0)

  it('lets the next one in when one is through, in the order they came', async () => {
    const [first, second, third, fourth] = [aTask(), aTask(), aTask(), aTask()]
    const queue = createQueue(2)
    for (const task of [first, second, third, fourth]) void queue.add(task.run)
    await settle()
    expect([first, second, third, fourth].map((task) => task.hasBegun())).toEqual([true, true, false, false])
    second.finish()
    await settle()
    expect([third, fourth].map((task) => task.hasBegun())).toEqual([true, false])
  })

  it('goes on after a failure', async () => {
    const queue = createQueue(1)
    await expect(queue.add(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    await expect(queue.add(() => Promise.resolve('next'))).resolves.toBe('next')
  })

  it('is not held up by one that never comes back', async () => {
    const queue = createQueue(1)
    const [hung, next, afterwards] = [aTask(), aTask(), aTask()]
    void queue.add(hung.run, 1_000)
    void queue.add(next.run, 1_000)
    void queue.add(afterwards.run, 1_000)
    await jest.advanceTimersByTimeAsync(1_000)
    expect([next, afterwards].map((task) => task.hasBegun())).toEqual([true, false])
    hung.finish()
    await settle()
    expect(afterwards.hasBegun()).toBe(false)
  })
})
