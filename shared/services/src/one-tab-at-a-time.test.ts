import { oneTabAtATime } from './one-tab-at-a-time'

/** As a browser has it: the next one in line is run when the one before has ended, however that was. */
const createLocks = () => {
  const held = new Map<string, Promise<unknown>>()
  const take = (name: string, run: (lock: object | null) => unknown) => {
    const turn = (held.get(name) ?? Promise.resolve()).catch(() => {}).then(() => run({}))
    held.set(name, turn)
    const done = () => void (held.get(name) === turn && held.delete(name))
    turn.then(done, done)
    return turn
  }
  const request = async (
    name: string,
    options: { readonly ifAvailable?: boolean; readonly signal?: AbortSignal } | ((lock: object | null) => unknown),
    run?: (lock: object | null) => unknown,
  ) => {
    if (typeof options === 'function') return take(name, options)
    if (options.ifAvailable === true && held.has(name)) return run?.(null)
    const { signal } = options
    const given = new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    return Promise.race([take(name, (lock) => signal?.aborted === true || run?.(lock)), given])
  }
  return { request }
}

const withLocks = (locks: unknown) =>
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks } })
const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
afterEach(() => {
  if (own !== undefined) Object.defineProperty(globalThis, 'navigator', own)
})

const deferred = () => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { ended, end: () => end() }
}

describe('oneTabAtATime', () => {
  it('runs one after the other what has one name, and tells the second that it has waited', async () => {
    withLocks(createLocks())
    const { ended, end } = deferred()
    const seen: string[] = []
    const first = oneTabAtATime('basket', async (hasWaited) => {
      seen.push(`first begins, ${hasWaited ? 'waited' : 'at once'}`)
      await ended
      seen.push('first ends')
    })
    const second = oneTabAtATime('basket', async (hasWaited) => {
      seen.push(`second begins, ${hasWaited ? 'waited' : 'at once'}`)
      return 2
    })
    await oneTabAtATime('another', async () => void seen.push('another'))
    end()
    expect([await first, await second]).toEqual([undefined, 2])
    expect(seen).toEqual(['first begins, at once', 'another', 'first ends', 'second begins, waited'])
  })

  it('fails as what it runs fails, and runs that once', async () => {
    withLocks(createLocks())
    let runs = 0
    const run = () => {
      runs += 1
      return Promise.reject(new Error('no basket'))
    }
    await expect(oneTabAtATime('basket', run)).rejects.toThrow('no basket')
    expect(runs).toBe(1)
    await expect(oneTabAtATime('basket', () => Promise.resolve('goes on'))).resolves.toBe('goes on')
  })

  it('does not wait for ever for a tab that sleeps, and runs once though its turn comes after all', async () => {
    withLocks(createLocks())
    const { ended, end } = deferred()
    const asleep = oneTabAtATime('basket', () => ended)
    let runs = 0
    const run = async (hasWaited: boolean) => ({ hasWaited, runs: (runs += 1) })
    await expect(oneTabAtATime('basket', run, 10)).resolves.toEqual({ hasWaited: false, runs: 1 })
    end()
    await asleep
    expect(runs).toBe(1)
  })

  it.each([
    ['has no locks', undefined],
    ['refuses them', { request: () => Promise.reject(new DOMException('Not here', 'SecurityError')) }],
  ])('runs at once where a browser %s', async (_, locks) => {
    withLocks(locks)
    await expect(oneTabAtATime('basket', async (hasWaited) => hasWaited)).resolves.toBe(false)
  })
})
