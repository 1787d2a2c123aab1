import { cacheFor } from './cache-for'

describe('What is fresh for a while', () => {
  it('is loaded once for everybody who asks at once, each key for itself', async () => {
    const asked: string[] = []
    const load = cacheFor(60_000, async (key: string) => {
      asked.push(key)
      return key.toUpperCase()
    })
    expect(await Promise.all([load('uk'), load('uk'), load('ie'), load('uk')])).toEqual(['UK', 'UK', 'IE', 'UK'])
    expect(asked).toEqual(['uk', 'ie'])
  })

  it('is loaded again when its time is over, or when it failed', async () => {
    let asked = 0
    const never = cacheFor(0, async () => ++asked)
    expect([await never('a'), await never('a')]).toEqual([1, 2])
    const failing = cacheFor(60_000, async () => {
      asked += 1
      if (asked === 3) throw new Error('the database is away')
      return asked
    })
    await expect(failing('a')).rejects.toThrow('away')
    expect(await failing('a')).toBe(4)
  })
})
