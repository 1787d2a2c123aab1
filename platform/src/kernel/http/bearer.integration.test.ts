import { getProfile } from '@galo/contracts/profile'
import { and, eq } from 'drizzle-orm'
import { createApi, customerNamed, signCustomerToken, type Api } from '../../proof/world/api'
import { runTestPlatform } from '../../proof/world/start-test-platform'
import { oidcModels } from '../db/schema'

const platform = runTestPlatform()
const statusOf = async (api: Api) => (await api.query(getProfile.path, getProfile.document, {})).status

describe('A customer’s token', () => {
  it('is good while the sign-in stands that it was given for, and not a moment longer', async () => {
    const [ana, ben] = [await customerNamed(platform, 'Ana'), await customerNamed(platform, 'Ben')]
    expect(await statusOf(ana.api)).toBe(200)
    const ofAna = eq(oidcModels.payload, { accountId: ana.customerId })
    await platform.db.delete(oidcModels).where(and(eq(oidcModels.model, 'Grant'), ofAna))
    expect(await statusOf(ana.api)).toBe(401)
    expect(await statusOf(ben.api)).toBe(200)
  })

  it.each([
    ['no sign-in', {}],
    ['a sign-in that nobody knows', { grant: 'nobody-agreed-to-this' }],
  ])('opens nothing when it names %s, however well it is signed', async (_what, named) => {
    const { customerId, email } = await customerNamed(platform, 'Ana')
    const token = await signCustomerToken(platform, customerId, { market: 'UK', email, ...named })
    expect(await statusOf(createApi(platform.url, token))).toBe(401)
  })
})
