import { forgetFoodProfile, getFoodProfile, keepFoodProfile } from '@galo/contracts/profile'
import { eq } from 'drizzle-orm'
import { customerFoodProfiles, customers } from '../../kernel/db/schema'
import { customerNamed, signInCustomer, signInGuest, type Api } from '../../proof/world/api'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const platform = runTestPlatform()
const as = async (name: string): Promise<Api> => (await customerNamed(platform, name)).api

const MINE = { avoid: ['milk', 'almonds'], diets: ['HALAL'], hideTraces: false }
const NOTHING = { avoid: [], diets: [], hideTraces: true, agreedAt: null }

const read = async (api: Api) =>
  (await api.query(getFoodProfile.path, getFoodProfile.document, {})).body.data.foodProfile
const keep = (api: Api, profile: object) => api.query(keepFoodProfile.path, keepFoodProfile.document, profile)
const forget = (api: Api) => api.query(forgetFoodProfile.path, forgetFoodProfile.document, {})

describe('What a customer must not eat', () => {
  it('is kept by nobody until they say so, then whole, with when they first said it', async () => {
    const ben = await as('Ben')
    expect(await read(ben)).toEqual(NOTHING)
    const { agreedAt } = (await keep(ben, MINE)).body.data.keepFoodProfile
    expect(agreedAt).toMatch(/Z$/)
    await platform.advance('1 min')
    const { body } = await keep(ben, { ...MINE, avoid: ['sesame'] })
    expect(body.data.keepFoodProfile).toEqual({ ...MINE, avoid: ['sesame'], agreedAt })
    expect(await read(ben)).toEqual({ ...MINE, avoid: ['sesame'], agreedAt })
  })

  it('is deleted at once when they want it kept no more', async () => {
    const { api, customerId } = await customerNamed(platform, 'Farah')
    await keep(api, MINE)
    expect((await forget(api)).body.data.forgetFoodProfile).toEqual(NOTHING)
    expect(await platform.db.$count(customerFoodProfiles, eq(customerFoodProfiles.customerId, customerId))).toBe(0)
    expect(await read(api)).toEqual(NOTHING)
  })

  it('is theirs alone', async () => {
    const [chidi, dilys] = [await as('Chidi'), await as('Dilys')]
    await keep(chidi, MINE)
    expect(await read(dilys)).toEqual(NOTHING)
    await forget(dilys)
    await keep(dilys, { ...MINE, avoid: [] })
    expect(await read(chidi)).toMatchObject(MINE)
  })

  it('is a customer’s: of a guest nothing is kept, nor of an account that is no more', async () => {
    const { api } = await signInGuest(platform.url)
    const asked = await api.query(getFoodProfile.path, getFoodProfile.document, {})
    for (const answer of [asked, await keep(api, MINE), await forget(api)])
      expect(answer).toMatchObject({ status: 403, body: { code: 'CUSTOMERS_ONLY' } })
    const gone = await signInCustomer(platform, '00000000-0000-4000-8000-000000009999')
    expect(await keep(gone.api, MINE)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  it('is something that menus know, each once', async () => {
    const ewan = await as('Ewan')
    for (const wrong of [{ avoid: ['Milk'] }, { avoid: ['milk', 'milk'] }, { diets: ['KETO'] }, { hideTraces: 'yes' }])
      expect(await keep(ewan, { ...MINE, ...wrong })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    expect(await read(ewan)).toEqual(NOTHING)
  })

  it('goes with the account', async () => {
    const { customerId } = await customerNamed(platform, 'Jamal')
    const [jamal] = await platform.db.select().from(customers).where(eq(customers.id, customerId))
    const other = { ...jamal!, id: 'somebody-who-leaves', email: 'leaves@galo.test', loyaltyId: null }
    await platform.db.insert(customers).values(other)
    const { api } = await signInCustomer(platform, other.id)
    await keep(api, MINE)
    await platform.db.delete(customers).where(eq(customers.id, other.id))
    expect(await platform.db.$count(customerFoodProfiles, eq(customerFoodProfiles.customerId, other.id))).toBe(0)
  })
})
