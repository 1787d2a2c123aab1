import { basketAnswerSchema, addItem, buildOrder, createBasket } from '@galo/contracts/basket'
import {
  type OrderChannel,
  type RestaurantEstimate,
  searchRestaurants,
  filterRestaurants,
  getRestaurantDetails,
} from '@galo/contracts/restaurants'
import { validateTime } from '@galo/contracts/capacity'
import { getAvailability } from '@galo/contracts/menu'
import { createApi, signInGuest, submit, viewOf } from '../world/api'
import { basketOf, buildBasket, payFor } from '../world/baskets'
import { runTestPlatform } from '../world/start-test-platform'

/** Manchester, on foot from Deansgate. */
const MANCHESTER = { lat: 53.4795, lon: -2.2457 }

const platform = runTestPlatform()

const DEVELOPMENT_TOKEN = { 'x-development-token': 'galo-development' }
const ask = (variables: object, query: string = searchRestaurants.document) =>
  createApi(platform.url).post(searchRestaurants.path, { query, variables }, DEVELOPMENT_TOKEN)
const search = async (variables: object) => {
  const { body } = await ask(variables)
  return searchRestaurants.answer.parse(body).items
}
const channelOf = ({ orderChannel }: RestaurantEstimate, method: string) => {
  const channel = orderChannel.find(({ fulfilmentMethod }) => fulfilmentMethod === method)
  if (channel === undefined) throw new Error(`Not listed for ${method}`)
  return channel
}
const reasonsOf = ({ reasons }: OrderChannel) => reasons.map(({ type }) => type)
const inOrder = (values: readonly number[]) => values.toSorted((one, other) => one - other)
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name)

describe('A search', () => {
  it('for collection brings the nearest first, within its radius', async () => {
    const items = await search({ ...MANCHESTER, radius: 80_000, fulfilmentMethod: 'COLLECTION' })
    expect(items[0]?.name).toBe('Galo Deansgate')
    expect(items.length).toBeGreaterThan(9)
    const near = await search({ ...MANCHESTER, radius: 1_500, fulfilmentMethod: 'COLLECTION' })
    expect(near.length).toBeLessThan(items.length)
    expect(near.length).toBeGreaterThan(1)
  })

  it('for collection brings a till that answers before a nearer one that does not', async () => {
    const newcastle = { lat: 54.9722, lon: -1.6125, radius: 200_000, fulfilmentMethod: 'COLLECTION' }
    const names = namesOf(await search(newcastle))
    expect(names.indexOf('Galo Newcastle')).toBeGreaterThan(names.indexOf('Galo York'))
    expect(namesOf(await search({ ...newcastle, sortBy: 'DISTANCE' }))[0]).toBe('Galo Newcastle')
  })

  it('for delivery brings who can deliver first, the quickest before the slower', async () => {
    const items = await search({ ...MANCHESTER, radius: 8_000, fulfilmentMethod: 'DELIVERY' })
    const channels = items.map((item) => channelOf(item, 'DELIVERY'))
    const ranks = channels.map(({ reasons }) => (reasons.length === 0 ? 0 : 1))
    expect(ranks).toEqual(inOrder(ranks))
    expect(new Set(ranks).size).toBe(2)
    const waits = channels
      .filter(({ reasons }) => reasons.length === 0)
      .map(({ orderEstimate }) => orderEstimate?.window?.minimumMins ?? 0)
    expect(waits).toEqual(inOrder(waits))
    expect(new Set(waits).size).toBeGreaterThan(1)
  })

  it('refuses an order it does not know', async () => {
    const { body } = await ask({ ...MANCHESTER, radius: 8_000, fulfilmentMethod: 'COLLECTION', sortBy: 'PRICE' })
    expect(body.errors[0]).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringMatching(/^sortBy: /) })
  })

  it('for delivery says so when the place lies beyond the round of a restaurant’s riders', async () => {
    // Three kilometres from Cambridge’s kitchen, whose riders go two.
    const [cambridge] = await search({ lat: 52.2276, lon: 0.1262, radius: 8_000, fulfilmentMethod: 'DELIVERY' })
    expect(cambridge?.name).toBe('Galo Cambridge')
    expect(cambridge && reasonsOf(channelOf(cambridge, 'DELIVERY'))).toEqual(['OUTSIDE_CATCHMENT'])
  })

  it.each(['EAT_IN', 'AT_TABLE'])(
    'for %s brings the houses with tables first, and says why one has none',
    async (way) => {
      const items = await search({ lat: 52.408, lon: -1.5104, radius: 40_000, fulfilmentMethod: way })
      const offers = items.map((item) => (channelOf(item, way).enabled ? 0 : 1))
      expect(offers).toEqual(inOrder(offers))
      const coventry = items.find(({ name }) => name === 'Galo Coventry')
      expect(coventry && reasonsOf(channelOf(coventry, way))).toContain('REFURBISHMENT')
    },
  )

  it('by filter looks at the fields that hold something, and wants at least one', async () => {
    const filter = async (variables: object) => (await ask(variables, filterRestaurants.document)).body
    const found = async (variables: object) => namesOf((await filter(variables)).data.restaurantsByFilter.items)
    expect(await found({ identifier: 'galo-uk-deansgate' })).toEqual(['Galo Deansgate'])
    expect(await found({ slug: 'sligo', name: '', identifier: null })).toEqual(['Galo Sligo'])
    expect(await found({ name: 'street' })).toEqual(expect.arrayContaining(['Galo Grafton Street']))
    expect(await found({ name: '%' })).toEqual([])
    expect(await found({ slug: 'sligo', name: 'Oxford' })).toEqual([])
    expect((await filter({ name: ' ' })).errors[0].code).toBe('BAD_REQUEST')
    expect((await filter({ locality: '', amenityFeature: [' '], country: null })).errors[0].code).toBe('BAD_REQUEST')
  })

  it('by filter knows the houses of a country, a town with its districts, and those that have every facility asked for', async () => {
    const found = async (variables: object) =>
      filterRestaurants.answer.parse((await ask(variables, filterRestaurants.document)).body).items
    const irish = await found({ country: 'IE' })
    expect(irish.length).toBeGreaterThanOrEqual(14)
    expect(new Set(irish.map(({ geo }) => geo.address.country))).toEqual(new Set(['IE']))
    expect(namesOf(irish)).toEqual(namesOf(irish).toSorted())

    const localities = async (locality: string) =>
      new Set((await found({ locality })).map(({ geo }) => geo.address.locality))
    expect(await localities(' dublin ')).toEqual(new Set(['Dublin 2', 'Dublin 6', 'Dublin 7', 'Dublin 16']))
    expect(await localities('Dublin 2')).toEqual(new Set(['Dublin 2']))
    expect(await localities('Dub')).toEqual(new Set())

    const featuresOf = (items: Awaited<ReturnType<typeof found>>) =>
      items.map(({ amenityFeature }) => amenityFeature.map(({ name }) => name))
    const both = await found({ amenityFeature: ['halal', 'disabledAccess'] })
    expect(both.length).toBeGreaterThan(1)
    for (const features of featuresOf(both))
      expect(features).toEqual(expect.arrayContaining(['halal', 'disabledAccess']))
    expect(both.length).toBeLessThan((await found({ amenityFeature: ['halal'] })).length)
    expect(await found({ amenityFeature: ['helipad'] })).toEqual([])
    expect((await ask({ country: 'FR' }, filterRestaurants.document)).body.errors[0].code).toBe('BAD_REQUEST')
  })
})

describe('The details of a restaurant', () => {
  const details = async (slug: string) =>
    getRestaurantDetails.answer.parse((await ask({ slug }, getRestaurantDetails.document)).body)

  it('tell its usual week, the next six weeks with their holidays, and the nearest others of its country', async () => {
    await platform.setTime('2026-11-24T12:00:00Z')
    const drogheda = await details('drogheda')
    expect(drogheda?.week.map(({ day }) => day)).toEqual([
      'MONDAY',
      'TUESDAY',
      'WEDNESDAY',
      'THURSDAY',
      'FRIDAY',
      'SATURDAY',
      'SUNDAY',
    ])
    expect(drogheda?.days.map(({ on }) => on)).toEqual(
      Array.from({ length: 42 }, (_, day) => new Date(Date.UTC(2026, 10, 24 + day)).toISOString().slice(0, 10)),
    )
    const on = (date: string) => drogheda?.days.find((day) => day.on === date)?.openingHours
    const sunday = drogheda?.week.find(({ day }) => day === 'SUNDAY')?.openingHours
    expect([on('2026-12-25'), on('2026-12-26'), on('2027-01-01')]).toEqual([sunday, sunday, sunday])
    expect(on('2026-12-22')).toEqual(drogheda?.week.find(({ day }) => day === 'TUESDAY')?.openingHours)
    expect(drogheda?.nearby.map(({ geo }) => geo.address.country)).toEqual(['IE', 'IE', 'IE', 'IE'])
    const distances = drogheda?.nearby.map(({ distanceMetres }) => distanceMetres) ?? []
    expect(distances).toEqual(inOrder(distances))
    expect(namesOf(drogheda?.nearby ?? [])).not.toContain('Galo Drogheda')
    await platform.setTime('2026-11-17T18:00:00Z')
  })

  it('are nothing for a slug nobody has, and for a house that shut today say when it is expected again', async () => {
    expect(await details('nowhere')).toBeNull()
    await platform.console.put('/console/api/restaurants/galo-uk-oxford/closed', { isClosed: true })
    const oxford = await details('oxford')
    expect(oxford?.days.map(({ openingHours }) => openingHours === null).indexOf(false)).toBe(1)
    expect(oxford?.fulfilmentMethods.map(({ openingHours, nextOpens }) => [openingHours, nextOpens])).toEqual(
      Array.from({ length: 4 }, () => [null, '2026-11-18T11:30:00.000Z']),
    )
    await platform.console.put('/console/api/restaurants/galo-uk-oxford/closed', { isClosed: false })
  })
})

describe('The menu of a house', () => {
  const missing = async (restaurantId: string, fulfilmentType: string) => {
    const { api } = await signInGuest(platform.url)
    const { body } = await api.query(getAvailability.path, getAvailability.document, { restaurantId, fulfilmentType })
    return new Map<string, string>(
      body.data.items.map(({ id, status }: { id: string; status: string }) => [id, status] as const),
    )
  }

  it('hides what is not sold that way', async () => {
    expect((await missing('galo-uk-deansgate', 'COLLECTION')).get('item-nata-and-ice-cream')).toBe('HIDDEN')
    expect((await missing('galo-uk-deansgate', 'EAT_IN')).get('item-nata-and-ice-cream')).toBeUndefined()
    expect((await missing('galo-uk-deansgate', 'EAT_IN')).get('item-lunch-box')).toBe('HIDDEN')
  })

  it('has no alcohol where there is no licence', async () => {
    expect((await missing('galo-uk-leicester', 'COLLECTION')).get('item-galo-lager')).toBe('HIDDEN')
    expect((await missing('galo-uk-deansgate', 'COLLECTION')).get('item-galo-lager')).toBeUndefined()
  })

  it('refuses a way of ordering nobody knows, naming it', async () => {
    const { api } = await signInGuest(platform.url)
    const { body } = await api.query(getAvailability.path, getAvailability.document, {
      restaurantId: 'galo-uk-deansgate',
      fulfilmentType: 'BY_BALLOON',
    })
    expect(body.errors[0]).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringMatching(/^fulfilmentType: /) })
  })
})

describe('Alcohol', () => {
  const start = async (restaurant_id: string) => {
    const { api } = await signInGuest(platform.url)
    const { body } = await api.post(createBasket.path, { fulfilment_type: 'COLLECTION', restaurant_id })
    const add = (basket: object, id: string) =>
      api.post(addItem.path, { ...viewOf(basketAnswerSchema.parse(basket)), item: { id, quantity: 1 } })
    return { api, basket: body, add }
  }

  it('can be bought while the licence runs, and not after, while the rest still can', async () => {
    await platform.setTime('2026-11-17T22:50:00Z')
    const { basket, add } = await start('galo-uk-camden-lock')
    const inTime = await add(basket, 'item-galo-lager')
    expect(inTime.status).toBe(200)

    await platform.setTime('2026-11-17T23:05:00Z')
    const late = await add(inTime.body, 'item-galo-stout')
    expect([late.status, late.body.errors[0]]).toEqual([
      409,
      { code: 'ALCOHOL_NOT_SOLD_NOW', message: 'Galo stout: this restaurant sells alcohol from 10:00 to 23:00 today' },
    ])
    expect((await add(inTime.body, 'item-cola-can')).status).toBe(200)
    await platform.setTime('2026-11-17T18:00:00Z')
  })

  it('that was put in while it was sold is not frozen into an order once it is not', async () => {
    await platform.setTime('2026-11-17T22:50:00Z')
    const { api, basket, add } = await start('galo-uk-camden-lock')
    const { body } = await add(basket, 'item-galo-lager')
    await platform.setTime('2026-11-17T23:05:00Z')
    const refused = await api.post(buildOrder.path, viewOf(basketAnswerSchema.parse(body)))
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'ALCOHOL_NOT_SOLD_NOW'])
    expect(refused.body.errors[0].message).toMatch(/^Galo lager: /)
    await platform.setTime('2026-11-17T18:00:00Z')
  })

  it('that was paid for while it was sold is not collected once it is not, and the money goes back', async () => {
    await platform.setTime('2026-11-17T22:50:00Z')
    const { api, basket, add } = await start('galo-uk-camden-lock')
    const paid = await buildBasket(api, basketOf(await add(basket, 'item-galo-lager')))
    const payment = await payFor(api, paid)
    await platform.setTime('2026-11-17T23:05:00Z')
    const refused = await submit(api, paid, payment, '2026-11-17T23:40:00.000Z')
    expect([refused.status, refused.body.error.code]).toEqual([409, 'ALCOHOL_NOT_SOLD_NOW'])
    const { charges } = (await platform.console.get(`/console/api/charges?basket_id=${paid.data.id}`)).body
    expect(charges).toMatchObject([{ refundedAt: expect.any(String) }])
    await platform.setTime('2026-11-17T18:00:00Z')
  })

  it('is judged by the hour of its slot: ordered before the licence begins, and not for after it ends', async () => {
    await platform.setTime('2026-11-17T09:30:00Z')
    const { api, basket, add } = await start('galo-uk-camden-lock')
    const early = await add(basket, 'item-galo-lager')
    expect(early.status).toBe(200)
    const reasonAt = async (pickupTime: string) => {
      const wanted = { restaurantIds: ['galo-uk-camden-lock'], fulfilmentType: 'COLLECTION', isAgeRestricted: true }
      const { body } = await api.query(validateTime.path, validateTime.document, { ...wanted, pickupTime })
      return validateTime.answer.parse(body).reason
    }
    const [noon, night] = ['2026-11-17T12:30:00.000Z', '2026-11-17T23:40:00.000Z'] as const
    expect([await reasonAt(noon), await reasonAt(night)]).toEqual([null, 'ALCOHOL_NOT_SOLD'])

    const paid = await buildBasket(api, basketOf(early))
    const payment = await payFor(api, paid)
    expect((await submit(api, paid, payment, noon)).status).toBe(201)
    const other = await start('galo-uk-camden-lock')
    const second = await buildBasket(other.api, basketOf(await other.add(other.basket, 'item-galo-lager')))
    const late = await submit(other.api, second, await payFor(other.api, second), night)
    expect([late.status, late.body.error.code]).toEqual([409, 'ALCOHOL_NOT_SOLD_NOW'])
    await platform.setTime('2026-11-17T18:00:00Z')
  })

  it('is never sold where there is no licence, and its name is said', async () => {
    const { basket, add } = await start('galo-uk-leicester')
    const refused = await add(basket, 'item-galo-lager')
    expect(refused.body.errors[0]).toEqual({
      code: 'ALCOHOL_NOT_SOLD_NOW',
      message: 'Galo lager: this restaurant does not sell alcohol',
    })
    expect((await add(basket, 'item-galo-lager-free')).status).toBe(200)
  })
})
