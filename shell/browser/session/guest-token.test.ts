import { createGuestToken } from './guest-token'

const signed = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`

interface GuestWorld {
  email?: string | null
  /** Of the device, in seconds. */
  nowS?: number
  /** Of the platform, in seconds. */
  platformS?: number
  lifeS?: number
  isDown?: boolean
  hasNoStart?: boolean
}

const aGuest = (world: GuestWorld = {}) => {
  const { lifeS = 900 } = world
  const platformS = () => world.platformS ?? world.nowS ?? 0
  const onChange = jest.fn()
  let asked = 0
  const ask = jest.fn(async (_email: string | null) => {
    asked += 1
    if (world.isDown) throw new Error('down')
    const iat = platformS()
    return signed({ n: asked, ...(world.hasNoStart ? {} : { iat }), exp: iat + lifeS })
  })
  const guest = createGuestToken({
    ask,
    email: () => world.email ?? null,
    nowS: () => world.nowS ?? 0,
    platformNow: () => platformS() * 1000,
    onChange,
  })
  return { guest, ask, onChange }
}

describe('the guest’s token', () => {
  it('is asked for when the first call needs it, and kept', async () => {
    const { guest, ask, onChange } = aGuest()
    expect(ask).not.toHaveBeenCalled()
    await expect(guest.get()).resolves.toBe(await guest.get())
    expect(ask).toHaveBeenCalledTimes(1)
    expect(onChange).toHaveBeenCalledWith(900_000, null)
  })

  it('says the e-mail address that was given since, from the next call on', async () => {
    const world: GuestWorld = {}
    const { guest, ask } = aGuest(world)
    const early = guest.get()
    world.email = 'maeve@example.com'
    const said = await early
    await expect(guest.get()).resolves.toBe(said)
    expect(ask.mock.calls).toEqual([[null], ['maeve@example.com']])
  })

  it('is renewed once when twenty requests meet a 401 together', async () => {
    const { guest, ask } = aGuest()
    const stale = await guest.get()
    const renewed = await Promise.all(Array.from({ length: 20 }, () => guest.renew(stale)))
    expect(new Set(renewed).size).toBe(1)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is not renewed again for a call that comes back late with the token of before', async () => {
    const { guest, ask } = aGuest()
    const stale = await guest.get()
    await expect(guest.renew(stale)).resolves.toBe(await guest.renew(stale))
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is replaced shortly before it ends', async () => {
    const world = { nowS: 0 }
    const { guest, ask } = aGuest(world)
    await guest.get()
    world.nowS = 839
    await guest.get()
    expect(ask).toHaveBeenCalledTimes(1)
    world.nowS = 840
    await guest.get()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it.each([-7_200, 0, 7_200])(
    'is renewed once in ten minutes of calls after the device’s clock went by %s seconds',
    async (jumpS) => {
      const world = { nowS: 100_000, platformS: 100_000 }
      const { guest, ask } = aGuest(world)
      await guest.get()
      world.nowS += jumpS
      for (let minute = 0; minute < 10; minute += 1) {
        world.nowS += 60
        world.platformS += 60
        await guest.get()
      }
      expect(ask.mock.calls.length).toBeLessThanOrEqual(2)
    },
  )

  it('is asked for once a minute at most where the platform’s time is behind what the page believes', async () => {
    const world: GuestWorld & { nowS: number } = { nowS: 0, lifeS: -3_600, hasNoStart: true }
    const { guest, ask } = aGuest(world)
    for (; world.nowS < 120; world.nowS += 1) await guest.get()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is cleared, and said why, when none can be had; the next call asks again', async () => {
    const world = { isDown: true }
    const { guest, onChange } = aGuest(world)
    await expect(guest.get()).rejects.toThrow('down')
    expect(onChange).toHaveBeenCalledWith(null, 'AUTH_GET_GUEST_TOKEN_ERROR')
    world.isDown = false
    await expect(guest.get()).resolves.toEqual(expect.any(String))
  })
})
