import { createRateLimit } from './rate-limit'

describe('createRateLimit', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const many = async (admit: (address: string) => Promise<number | null>, times: number, address = '192.0.2.7') => {
    const waits: (number | null)[] = []
    for (let n = 0; n < times; n += 1) waits.push(await admit(address))
    return waits
  }
  const RATE = { perSecond: 2, burst: 5, burstSeconds: 60 }

  it('lets a crowd behind one address in at once, and then says when to come again', async () => {
    const waits = await many(createRateLimit(RATE), 8)
    expect(waits.slice(0, 7)).toEqual(Array(7).fill(null))
    expect(waits[7]).toBeGreaterThanOrEqual(1)
  })

  it('goes on letting some in while the burst is used up', async () => {
    const admit = createRateLimit(RATE)
    await many(admit, 8)
    jest.advanceTimersByTime(1_001)
    expect((await many(admit, 3)).slice(0, 2)).toEqual([null, null])
  })

  it('does not let one address use up another’s', async () => {
    const admit = createRateLimit(RATE)
    await many(admit, 20)
    expect(await admit('192.0.2.8')).toBeNull()
  })
})
