import { pathOf } from '@galo/contracts/call'
import {
  deleteSavedBasket,
  listSavedBaskets,
  readSharedBasket,
  saveBasket,
  shareBasket,
} from '@galo/contracts/saved-baskets'
import { eq } from 'drizzle-orm'
import { customers, keptBaskets } from '../../kernel/db/schema'
import { customerNamed, granted, signInCustomer, signInGuest, type Api } from '../../proof/world/api'
import { aBasketOf, PLAIN_ITEM, startBasket, UK_RESTAURANT } from '../../proof/world/baskets'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const platform = runTestPlatform()

const save = (api: Api, basket_id: string, name: string) => api.post(saveBasket.path, { basket_id, name })
const saved = async (api: Api) =>
  listSavedBaskets.answer.parse(granted(await api.get(listSavedBaskets.path), 'list').body).saved_baskets
const forget = (api: Api, id: string) => api.call('DELETE', pathOf(deleteSavedBasket.path, { id }))
const share = (api: Api, basket_id: string) => api.post(shareBasket.path, { basket_id })
const open = (api: Api, id: string) => api.get(pathOf(readSharedBasket.path, { id }))
const setAvailable = (isAvailable: boolean) =>
  platform.console.put(`/console/api/restaurants/${UK_RESTAURANT}/items/${PLAIN_ITEM}`, { isAvailable })

describe('A saved basket', () => {
  it('has its name, its restaurant and its dishes at today’s prices; the same name again has what is in the basket now', async () => {
    const { api } = await customerNamed(platform, 'Ben')
    const { data } = await aBasketOf(api, PLAIN_ITEM, 2)
    granted(await save(api, data.id, '  Friday  '), 'save')
    const [friday, ...others] = await saved(api)
    expect(others).toEqual([])
    expect(friday).toMatchObject({
      name: 'Friday',
      restaurant: { slug: 'deansgate', country: 'GB' },
      dishes: [{ menu_item_id: PLAIN_ITEM, quantity: 2, price: data.menu_items[0]?.price }],
      items_total: data.totals.items,
    })
    granted(await save(api, (await aBasketOf(api, PLAIN_ITEM, 3)).data.id, 'Friday'), 'again')
    expect((await saved(api)).map(({ dishes }) => dishes[0]?.quantity)).toEqual([3])
  })

  it('is theirs alone, and deleted by nobody else', async () => {
    const [chidi, dilys] = [await customerNamed(platform, 'Chidi'), await customerNamed(platform, 'Dilys')]
    const { data } = await aBasketOf(chidi.api, PLAIN_ITEM)
    expect((await save(dilys.api, data.id, 'Not mine')).status).toBe(404)
    granted(await save(chidi.api, data.id, 'Mine'), 'save')
    const [mine] = await saved(chidi.api)
    if (mine === undefined) throw new Error('It was saved')
    granted(await forget(dilys.api, mine.id), 'forget')
    expect([await saved(dilys.api), (await saved(chidi.api)).length]).toEqual([[], 1])
    // Nor is it read by its number, which only a shared one has.
    expect((await open(dilys.api, mine.id)).status).toBe(404)
    granted(await forget(chidi.api, mine.id), 'forget')
    expect(await saved(chidi.api)).toEqual([])
  })

  it('is a customer’s, of a basket with food in it, under a name', async () => {
    const guest = await signInGuest(platform.url)
    const { data } = await aBasketOf(guest.api, PLAIN_ITEM)
    expect(await save(guest.api, data.id, 'Friday')).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'CUSTOMERS_ONLY' }] },
    })
    const { api } = await customerNamed(platform, 'Ewan')
    const empty = await startBasket(api)
    expect(await save(api, empty.data.id, 'Friday')).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'BASKET_EMPTY' }] },
    })
    const full = await aBasketOf(api, PLAIN_ITEM)
    for (const name of ['', '   ', 'x'.repeat(41)]) expect((await save(api, full.data.id, name)).status).toBe(400)
  })

  it('has an end, and goes with the account', async () => {
    const { customerId } = await customerNamed(platform, 'Farah')
    const [farah] = await platform.db.select().from(customers).where(eq(customers.id, customerId))
    const other = { ...farah!, id: 'somebody-who-saves', email: 'saves@galo.test', loyaltyId: null }
    await platform.db.insert(customers).values(other)
    const { api } = await signInCustomer(platform, other.id)
    const { data } = await aBasketOf(api, PLAIN_ITEM)
    const row = { customerId: other.id, restaurantId: UK_RESTAURANT, fulfilmentType: 'COLLECTION' as const, lines: [] }
    const keptAt = new Date('2026-11-01T00:00:00.000Z')
    await platform.db
      .insert(keptBaskets)
      .values(Array.from({ length: 20 }, (_, n) => ({ ...row, id: `kept-${n}`, name: `No ${n}`, keptAt })))
    expect(await save(api, data.id, 'One more')).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'TOO_MANY_SAVED_BASKETS' }] },
    })
    await platform.db.delete(customers).where(eq(customers.id, other.id))
    expect(await platform.db.$count(keptBaskets, eq(keptBaskets.customerId, other.id))).toBe(0)
  })
})

describe('A shared basket', () => {
  it('is read by whoever has the link, says nothing of who shared it, and stays as it was', async () => {
    const [ana, ben] = [await signInGuest(platform.url), await signInGuest(platform.url)]
    const { data } = await aBasketOf(ana.api, PLAIN_ITEM, 2)
    const { id } = shareBasket.answer.parse(granted(await share(ana.api, data.id), 'share').body)
    expect(id).toMatch(/^[\da-f-]{36}$/)
    const { body } = granted(await open(ben.api, id), 'open')
    expect(readSharedBasket.answer.parse(body)).toMatchObject({
      dishes: [{ quantity: 2 }],
      items_total: data.totals.items,
    })
    expect(JSON.stringify(body)).not.toContain(ana.guestId)
    expect(JSON.stringify(body)).not.toContain(data.id)
  })

  it('says what is in its dishes as a basket says it, so that they are judged before they go in', async () => {
    const { api } = await signInGuest(platform.url)
    const { data } = await aBasketOf(api, PLAIN_ITEM)
    const [line] = data.menu_items
    const { id } = shareBasket.answer.parse(granted(await share(api, data.id), 'share').body)
    const [dish] = readSharedBasket.answer.parse((await open(api, id)).body).dishes
    expect(Object.keys(dish?.allergens ?? {})).not.toEqual([])
    expect(dish).toMatchObject({ allergens: line?.allergens, diets: line?.diets, age_restricted: false })
  })

  it('says what can’t be had today, by name', async () => {
    const { api } = await signInGuest(platform.url)
    const { data } = await aBasketOf(api, PLAIN_ITEM)
    const { id } = shareBasket.answer.parse(granted(await share(api, data.id), 'share').body)
    granted(await setAvailable(false), 'sold out')
    const read = readSharedBasket.answer.parse((await open(api, id)).body)
    expect(read).toMatchObject({
      dishes: [{ display_name: 'Warm hummus and pitta', price: null }],
      items_total: { value: 0 },
    })
    granted(await setAvailable(true), 'back')
  })

  it('is over after a week, and nobody finds it by trying', async () => {
    const { api, guestId } = await signInGuest(platform.url)
    const { data } = await aBasketOf(api, PLAIN_ITEM)
    const { id } = shareBasket.answer.parse(granted(await share(api, data.id), 'share').body)
    expect((await open(api, 'A'.repeat(22))).status).toBe(404)
    granted(await platform.advance('168 h'), 'a week')
    const later = await signInGuest(platform.url, 'UK', guestId)
    expect((await open(later.api, id)).status).toBe(404)
    // What is over goes with the next one.
    granted(await share(later.api, (await aBasketOf(later.api, PLAIN_ITEM)).data.id), 'share')
    expect(await platform.db.$count(keptBaskets, eq(keptBaskets.id, id))).toBe(0)
  })

  it('is shared by its owner, and not without end', async () => {
    const [ana, ben] = [await signInGuest(platform.url), await signInGuest(platform.url)]
    const { data } = await aBasketOf(ana.api, PLAIN_ITEM)
    expect((await share(ben.api, data.id)).status).toBe(404)
    const answers = []
    for (let count = 0; count < 11; count += 1) answers.push((await share(ana.api, data.id)).status)
    expect(answers.filter((status) => status === 201)).toHaveLength(10)
    expect(answers.at(-1)).toBe(429)
  })
})
