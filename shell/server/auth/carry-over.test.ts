import { adoptGuest } from '@galo/contracts/identity'
import { sealGuest } from '../http/guest-cookie'
import { aConfig } from '../test/a-config'
import { aPlatform, type SmallPlatform } from '../test/a-platform'
import { aProvider, USER_ID, type SmallProvider } from '../test/a-provider'
import { aSigningSite, locationOf, sessionOf, signIn } from '../test/a-signing-site'

const GUEST = '0b2f3c1e-1111-4222-8333-444455556666'

let provider: SmallProvider
let platform: SmallPlatform
let status: number
beforeEach(async () => {
  status = 200
  provider = await aProvider()
  platform = await aPlatform((_call, response) => {
    if (status === 0) return
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"orders":1}')
  })
})
afterEach(() => Promise.all([provider.close(), platform.close()]))

const aDevice = (cookie = sealGuest(GUEST, Date.now(), aConfig().cookieKey)) => {
  const site = aSigningSite(provider, { platformUrl: platform.url })
  return { site, visitor: site.visitor(new Map([['galo_guest', cookie]])) }
}

describe('Who signs in on a device that ordered as a guest', () => {
  it('takes the guest’s orders along, by our own secret', async () => {
    const { visitor } = aDevice()
    expect(locationOf(await signIn(visitor, provider, { callbackUrl: '/order/checkout' }))).toBe('/order/checkout')
    expect(platform.calls).toHaveLength(1)
    expect(platform.calls[0]).toMatchObject({
      path: adoptGuest.path,
      method: 'POST',
      headers: { 'x-client-secret': aConfig().clientSecret },
    })
    expect(JSON.parse(platform.calls[0]?.body ?? '')).toEqual({ guestId: GUEST, customerId: USER_ID })
  })

  it.each([503, 404, 0])(
    'is signed in though the platform answers %s, and the log says what did not follow',
    async (answered) => {
      status = answered
      const { site, visitor } = aDevice()
      expect(locationOf(await signIn(visitor, provider))).toBe('/order/search')
      expect(await sessionOf(visitor)).toMatchObject({ user: { uuid: USER_ID } })
      expect(site.reported.join()).toContain('did not follow')
      expect(site.reported.join()).not.toContain(GUEST)
    },
  )

  it('takes nothing along for a cookie that is not ours', async () => {
    const { visitor } = aDevice(sealGuest(GUEST, Date.now(), 'somebody else’s'))
    await signIn(visitor, provider)
    expect(platform.calls).toEqual([])
  })

  it('takes nothing along when they did not get in', async () => {
    provider.manners.sign = provider.signs.otherKey
    const { visitor } = aDevice()
    await signIn(visitor, provider)
    expect(platform.calls).toEqual([])
  })
})
