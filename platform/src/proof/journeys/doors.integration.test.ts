import { DEVELOPMENT_SECRETS } from '@galo/domain/environment'
import { issueGuestToken } from '@galo/contracts/identity'
import { readConfig } from '../../kernel/config'
import { createApi, signInGuest } from '../world/api'
import { aBuiltBasket, startPayment } from '../world/baskets'
import { CLOSED_SETTINGS } from '../world/closed-settings'
import { askRaw } from '../world/raw'
import { startTestPlatform } from '../world/start-test-platform'

const CLOSED = ['production', 'preprod', 'preview', 'cicd'] as const

const complaintOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment)
    return ''
  } catch (error) {
    return String(error)
  }
}

describe.each([...CLOSED, 'prod'])('A platform that is told it is in %s', (GALO_ENV) => {
  it('does not start with nothing else said, and names everything it lacks at once', () => {
    const complaint = complaintOf({ GALO_ENV })
    for (const name of Object.keys(CLOSED_SETTINGS)) expect(complaint).toContain(`${name}: must be set`)
  })

  it('does not start with secrets that stand in its source', () => {
    const complaint = complaintOf({ ...CLOSED_SETTINGS, ...DEVELOPMENT_SECRETS, GALO_ENV })
    expect(complaint.match(/is a development value/g)).toHaveLength(6)
  })
})

it('A platform that is told nothing does not start, and says what to set', () => {
  expect(complaintOf({})).toContain('GALO_ENV: must be set, to local')
  expect(complaintOf(CLOSED_SETTINGS)).toContain('GALO_ENV: must be set, to local')
})

describe.each(CLOSED)('A platform in %s', (GALO_ENV) => {
  const start = () => startTestPlatform({ ...CLOSED_SETTINGS, GALO_ENV })

  it('is well, and has no console, no stand-in and nobody’s known password', async () => {
    const platform = await start()
    const host = new URL(CLOSED_SETTINGS.PLATFORM_ORIGIN).host
    const statusOf = async (path: string) => (await askRaw(platform.url, 'GET', path, { host })).status
    expect(await statusOf('/health')).toBe(200)
    for (const path of ['/console', '/console/console.js', '/console/api/board', '/console/api/events'])
      expect(await statusOf(path)).toBe(404)
    for (const path of ['/stand-ins/card/v3.js', '/stand-ins/card/field', '/stand-ins/maps/api/js'])
      expect(await statusOf(path)).toBe(404)
    expect(await platform.db.query.customers.findMany()).toEqual([])
    await platform.close()
  })
})

it('Nobody eats for a test card where customers are: a payment is refused by its name before it begins', async () => {
  const platform = await startTestPlatform({ ...CLOSED_SETTINGS, GALO_ENV: 'preview' })
  const secret = { 'x-client-secret': CLOSED_SETTINGS.GALO_CLIENT_SECRET }
  const { body } = await createApi(platform.url).post(
    issueGuestToken.path,
    { market: 'UK', email: 'ana@example.com' },
    secret,
  )
  const api = createApi(platform.url, body.session)
  await expect(aBuiltBasket(api).then((built) => startPayment(api, built))).rejects.toThrow(
    /503 .*PAYMENT_NOT_AVAILABLE/,
  )
  await platform.close()
})

it('A platform on a machine of one’s own sells as it always has', async () => {
  const platform = await startTestPlatform()
  const { api } = await signInGuest(platform.url, 'UK', undefined, 'ana@example.com')
  expect(await startPayment(api, await aBuiltBasket(api))).toMatchObject({ status: 'requires_payment_method' })
  await platform.close()
})
