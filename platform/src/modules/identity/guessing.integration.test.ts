import { SEED_PASSWORD } from '../../../data'
import { createSite, newBrowser } from '../../proof/world/site'
import { runTestPlatform } from '../../proof/world/start-test-platform'
import { MOST_ATTEMPTS } from './attempts.rules'

const platform = runTestPlatform({ TRUSTED_PROXIES: '127.0.0.1,::1' })
const FARAH = 'farah.rahman@galo.test'
const [HOME, ATTACKER] = ['203.0.113.7', '198.51.100.9']

let site: Awaited<ReturnType<typeof createSite>>
beforeAll(async () => {
  site = await createSite(platform.url)
})

type Browser = ReturnType<typeof newBrowser>

const signIn = async (password: string, address: string, browser: Browser = newBrowser()): Promise<number> => {
  const page = await browser.open((await site.begin({ prompt: 'login' })).address)
  const headers = { 'x-forwarded-for': `10.0.0.1, ${address}` }
  return (await browser.post(page.url, { email: FARAH, password }, headers)).status
}
const guessFrom = async (address: string, times: number): Promise<number[]> => {
  const statuses: number[] = []
  for (let each = 0; each < times; each += 1) statuses.push(await signIn(`guess ${each}`, address))
  return statuses
}

describe('Somebody who guesses another’s password', () => {
  it('is stopped after five, and does not stop the owner at home', async () => {
    const statuses = await guessFrom(ATTACKER, MOST_ATTEMPTS.place + 1)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.slice(0, -1)).not.toContain(429)
    expect(await signIn(SEED_PASSWORD, ATTACKER)).toBe(429)
    expect(await signIn(SEED_PASSWORD, HOME)).toBeLessThan(400)
  })

  it('does not stop the owner’s own browser from anywhere, even from the same address or from very many', async () => {
    const known = newBrowser()
    expect(await signIn(SEED_PASSWORD, '203.0.113.50', known)).toBeLessThan(400)
    await guessFrom('203.0.113.50', MOST_ATTEMPTS.place + 1)
    for (let each = 0; each < MOST_ATTEMPTS.account / MOST_ATTEMPTS.place; each += 1)
      await guessFrom(`198.51.100.${100 + each}`, MOST_ATTEMPTS.place)
    expect(await signIn(SEED_PASSWORD, '203.0.113.77')).toBe(429)
    expect(await signIn('wrong, then right', '203.0.113.50', known)).toBe(422)
    expect(await signIn(SEED_PASSWORD, '203.0.113.50', known)).toBeLessThan(400)
  })
})

it('A home is one address, however many of its IPv6 network it goes through', async () => {
  await platform.advance('16 min')
  const statuses: number[] = []
  for (let each = 0; each <= MOST_ATTEMPTS.place; each += 1)
    statuses.push(await signIn(`guess ${each}`, `2001:db8:1:2::${each + 1}`))
  expect(statuses.at(-1)).toBe(429)
  expect(await signIn(SEED_PASSWORD, '2001:db8:1:3::1')).toBeLessThan(400)
})

it('An address is believed from a proxy of ours alone', async () => {
  await platform.advance('16 min')
  expect((await guessFrom('192.0.2.1', MOST_ATTEMPTS.place + 1)).at(-1)).toBe(429)
  // The last address is the proxy's word; what the browser wrote before it is not.
  const browser = newBrowser()
  const page = await browser.open((await site.begin({ prompt: 'login' })).address)
  const headers = { 'x-forwarded-for': '203.0.113.99, 192.0.2.1' }
  expect((await browser.post(page.url, { email: FARAH, password: SEED_PASSWORD }, headers)).status).toBe(429)
})
