import { addFavourite, getFavourites, removeFavourite } from '@galo/contracts/profile'
import { eq } from 'drizzle-orm'
import { customerFavourites, customers } from '../../kernel/db/schema'
import { customerNamed, signInCustomer, signInGuest, type Api } from '../../proof/world/api'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const platform = runTestPlatform()
const as = async (name: string): Promise<Api> => (await customerNamed(platform, name)).api

const DEANSGATE = { kind: 'restaurant', ref: 'galo-uk-deansgate' }
const CORK = { kind: 'restaurant', ref: 'galo-ie-cork' }
const PLATTER = { kind: 'item', ref: 'family-platter' }

const read = async (api: Api) => (await api.query(getFavourites.path, getFavourites.document, {})).body.data.favourites
const add = (api: Api, favourite: object) => api.query(addFavourite.path, addFavourite.document, favourite)
const remove = (api: Api, favourite: object) => api.query(removeFavourite.path, removeFavourite.document, favourite)

describe('What a customer likes', () => {
  it('is nothing at first, then restaurants with their names, the latest first, and dishes beside them', async () => {
    const ben = await as('Ben')
    expect(await read(ben)).toEqual({ restaurants: [], items: [] })
    await add(ben, DEANSGATE)
    await platform.advance('1 min')
    const { body } = await add(ben, CORK)
    expect(body.data.addFavourite.restaurants).toEqual([
      { identifier: CORK.ref, slug: 'cork', name: 'Galo Cork', country: 'IE' },
      {
        identifier: DEANSGATE.ref,
        slug: 'deansgate',
        name: 'Galo Deansgate',
        country: 'GB',
      },
    ])
    await add(ben, PLATTER)
    expect(await read(ben)).toMatchObject({ items: [{ slug: PLATTER.ref }], restaurants: [{}, {}] })
  })

  it('is there once, however often and from however many tabs it is liked, and gone at once', async () => {
    const farah = await as('Farah')
    const answers = await Promise.all([1, 2, 3].map(() => add(farah, DEANSGATE)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await read(farah)).restaurants).toHaveLength(1)
    const gone = await Promise.all([1, 2].map(() => remove(farah, DEANSGATE)))
    for (const { body } of gone) expect(body.data.removeFavourite.restaurants).toEqual([])
  })

  it('is theirs alone', async () => {
    const [chidi, dilys] = [await as('Chidi'), await as('Dilys')]
    await add(chidi, DEANSGATE)
    expect((await read(dilys)).restaurants).toEqual([])
    await remove(dilys, DEANSGATE)
    expect((await read(chidi)).restaurants).toHaveLength(1)
  })

  it('is a customer’s: a guest has none, and neither has an account that is no more', async () => {
    const { api } = await signInGuest(platform.url)
    for (const answer of [await add(api, DEANSGATE), await remove(api, DEANSGATE)])
      expect(answer).toMatchObject({ status: 403, body: { code: 'CUSTOMERS_ONLY' } })
    const gone = await signInCustomer(platform, '00000000-0000-4000-8000-000000009999')
    expect(await add(gone.api, DEANSGATE)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  it('is something there is', async () => {
    const ewan = await as('Ewan')
    for (const ref of ['galo-uk-atlantis', DEANSGATE.ref.toUpperCase()])
      expect(await add(ewan, { kind: 'restaurant', ref })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await add(ewan, { kind: 'item', ref: DEANSGATE.ref })).toMatchObject({ status: 404 })
    for (const wrong of [
      { kind: 'waiter', ref: 'Nuno' },
      { ...DEANSGATE, ref: '' },
      { ...DEANSGATE, ref: 'x'.repeat(81) },
    ])
      expect(await add(ewan, wrong)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    expect(await read(ewan)).toEqual({ restaurants: [], items: [] })
  })

  it('has an end', async () => {
    const { api, customerId } = await customerNamed(platform, 'Grace')
    const at = new Date('2026-01-01T00:00:00Z')
    const many = Array.from({ length: 50 }, (_, n) => ({
      customerId,
      kind: 'restaurant' as const,
      ref: `one-${n}`,
      at,
    }))
    await platform.db.insert(customerFavourites).values(many)
    expect(await add(api, DEANSGATE)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_FAVOURITES' } })
    expect((await add(api, PLATTER)).status).toBe(200)
    // Those that are no longer there are not shown.
    expect(await read(api)).toEqual({ restaurants: [], items: [{ slug: PLATTER.ref }] })
  })

  it('goes with the account', async () => {
    const { customerId } = await customerNamed(platform, 'Jamal')
    const [jamal] = await platform.db.select().from(customers).where(eq(customers.id, customerId))
    const other = { ...jamal!, id: 'somebody-who-leaves', email: 'leaves@galo.test', loyaltyId: null }
    await platform.db.insert(customers).values(other)
    const { api } = await signInCustomer(platform, other.id)
    await add(api, DEANSGATE)
    await platform.db.delete(customers).where(eq(customers.id, other.id))
    expect(await platform.db.$count(customerFavourites, eq(customerFavourites.customerId, other.id))).toBe(0)
  })
})
