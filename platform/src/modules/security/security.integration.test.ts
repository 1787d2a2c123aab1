import { SignJWT } from 'jose'
import { buildOrder } from '@galo/contracts/basket'
import { sendLogLines } from '@galo/contracts/collector'
import { issueGuestToken } from '@galo/contracts/identity'
import { SEED_PASSWORD } from '../../../data'
import { CLIENT_SECRET, createApi, signInGuest, viewOf } from '../../proof/world/api'
import { aBasketOf, PLAIN_ITEM } from '../../proof/world/baskets'
import { askRaw } from '../../proof/world/raw'
import { createSite, newBrowser } from '../../proof/world/site'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const platform = runTestPlatform()
const EMAIL = 'grace.oneill@galo.test'

beforeEach(() => platform.console.call('DELETE', '/console/api/logs'))

const recorded = async (): Promise<readonly { message: string; details: Record<string, unknown> }[]> =>
  (await platform.console.get('/console/api/logs?kind=security')).body.entries
const kinds = async (): Promise<string[]> => (await recorded()).map(({ message }) => message)

const signIn = async (password: string): Promise<number> => {
  const browser = newBrowser()
  const page = await browser.open((await (await createSite(platform.url)).begin()).address)
  return (await browser.post(page.url, { email: EMAIL, password })).status
}

describe('The record of what may be an attack', () => {
  it('has wrong passwords and who had to wait, and no word of whom they were for', async () => {
    for (let each = 0; each < 6; each += 1) await signIn('a wrong password')
    expect(await kinds()).toEqual(['too-many-tries', ...Array.from({ length: 5 }, () => 'sign-in-failed')])
    const text = JSON.stringify(await recorded())
    expect(text).not.toMatch(/grace|galo\.test|127\.0\.0\.1|a wrong password/)
    const places = new Set((await recorded()).map(({ details }) => details['from']))
    expect([...places]).toEqual([expect.stringMatching(/^[\w-]{16}$/)])
  })

  it('has baskets that were altered, with one sign for the same person', async () => {
    const { api } = await signInGuest(platform.url)
    const basket = await aBasketOf(api, PLAIN_ITEM)
    const view = viewOf(basket)
    for (let each = 0; each < 2; each += 1)
      await api.post(buildOrder.path, {
        ...view,
        basket: { ...view.basket, restaurant_id: 'galo-uk-shoreditch' },
      })
    const [one, other] = await recorded()
    expect([one?.message, one?.details['who']]).toEqual(['basket-altered', other?.details['who']])
  })

  it('has tokens that somebody made, and none that is merely over', async () => {
    const forged = await new SignJWT({ kind: 'guest', market: 'UK' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('somebody')
      .setExpirationTime('1 h')
      .sign(new TextEncoder().encode('a key of an attacker, 32 characters'))
    expect((await createApi(platform.url, forged).get('/direct-orders/orders/none')).status).toBe(401)
    const { api } = await signInGuest(platform.url)
    await platform.advance('2 h')
    expect((await api.get('/direct-orders/orders/none')).status).toBe(401)
    // Our own site's server says who it is beside the visitor's token, and is not taken for a guesser when that is over.
    await api.call('GET', '/direct-orders/orders/none', undefined, CLIENT_SECRET)
    expect(await kinds()).toEqual(['token-forged'])
  })

  it('has wrong secrets, and strangers at the console’s door', async () => {
    await createApi(platform.url).post(issueGuestToken.path, { market: 'UK' }, { 'x-client-secret': 'guessed' })
    await askRaw(platform.url, 'GET', '/console/api/board', { host: 'evil.example' })
    await askRaw(platform.url, 'POST', '/console/api/clock', { origin: 'http://evil.example' })
    expect(await kinds()).toEqual(['stranger-refused', 'stranger-refused', 'secret-wrong'])
  })

  it('is pushed out neither by what browsers tell nor by more of the same', async () => {
    for (let each = 0; each < 60; each += 1)
      await createApi(platform.url).post(issueGuestToken.path, {}, { 'x-client-secret': `guess ${each}` })
    expect((await kinds()).length).toBeLessThanOrEqual(60)
    const fifty = { entries: Array.from({ length: 50 }, () => ({ level: 'error', message: 'noise' })) }
    for (let batch = 0; batch < 41; batch += 1)
      await createApi(platform.url).post(sendLogLines.path, fifty, CLIENT_SECRET)
    expect(await kinds()).toContain('secret-wrong')
  })

  it('has nothing of customers who do nothing wrong', async () => {
    await platform.advance('1 h')
    expect(await signIn(SEED_PASSWORD)).toBeLessThan(400)
    const { api } = await signInGuest(platform.url)
    await aBasketOf(api, PLAIN_ITEM)
    await api.get('/direct-orders/orders/none')
    expect(await kinds()).toEqual([])
  })
})
