import { followPlatformClock } from './platform-clock'
import { aPlatform, NO_PLATFORM } from './test/a-platform'

const follow = async (platformUrl: string) => {
  const reported: string[] = []
  const clock = await followPlatformClock(platformUrl, (_level, message) => void reported.push(message))
  clock.close()
  return { aheadMs: clock.now() - Date.now(), reported }
}
const HOUR_MS = 3_600_000

describe('followPlatformClock', () => {
  it('tells the time of the platform, wherever that is', async () => {
    const now = new Date(Date.now() + 24 * HOUR_MS).toISOString()
    const platform = await aPlatform((_call, response) => response.end(JSON.stringify({ now })))
    const { aheadMs, reported } = await follow(platform.url)
    await platform.close()
    expect(Math.round(aheadMs / HOUR_MS)).toBe(24)
    expect(reported).toEqual([])
  })

  it.each(['{"now":"soon"}', '{"now":""}', '{}', 'nonsense'])(
    'tells this machine’s own time while the platform says %s',
    async (answer) => {
      const platform = await aPlatform((_call, response) => response.end(answer))
      const { aheadMs, reported } = await follow(platform.url)
      await platform.close()
      expect(aheadMs / HOUR_MS).toBeCloseTo(0)
      expect(reported).toEqual(['The platform does not tell the time'])
    },
  )

  it('tells this machine’s own time while there is no platform', async () => {
    expect((await follow(NO_PLATFORM)).reported).toEqual(['The platform does not tell the time'])
  })
})
