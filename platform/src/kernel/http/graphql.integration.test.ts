import { listAvailableTimes } from '@galo/contracts/capacity'
import { getMenu, getAvailability } from '@galo/contracts/menu'
import { searchRestaurants, getRestaurant } from '@galo/contracts/restaurants'
import { createApi } from '../../proof/world/api'
import { UK_RESTAURANT } from '../../proof/world/baskets'
import { CLOSED_SETTINGS } from '../../proof/world/closed-settings'
import { runTestPlatform, startTestPlatform } from '../../proof/world/start-test-platform'

const platform = runTestPlatform()
const MENU_TOKEN = 'galo-public-menu'

const ask = (path: string, query: string, variables: object = {}) =>
  createApi(platform.url, MENU_TOKEN).query(path, query, variables)
const codeOf = ({ body }: Awaited<ReturnType<typeof ask>>): string => (body.errors ?? body)[0].code

const many = (count: number, asked: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => asked(at)).join(' ')
const DISHES =
  'sections { displayName items { displayName description allergens modifiers { choices { displayName description allergens } } } }'
const MENU = `fragment m on Menu { ${DISHES} }`
const RESTAURANTS =
  'fragment r on Restaurants { items { name fulfilmentMethods { openingHours { opens } } orderChannel { online } } }'
const HERE = 'lat: 53.48, lon: -2.24, radius: 200000, fulfilmentMethod: "COLLECTION"'
const AT = `id: "${UK_RESTAURANT}", market: "UK"`

/** What stopped the platform for everybody, each a request of less than ten thousand letters. */
const HOSTILE: readonly (readonly [what: string, path: string, query: string])[] = [
  ['a menu 20 times', getMenu.path, `{ ${many(20, (n) => `a${n}: menu(${AT}) { ...m }`)} } ${MENU}`],
  ['a menu 150 times', getMenu.path, `{ ${many(150, (n) => `a${n}: menu(${AT}) { ...m }`)} } ${MENU}`],
  [
    'its sections 350 times',
    getMenu.path,
    `{ menu(${AT}) { ${many(350, (n) => `a${n}: sections { ...s }`)} } } fragment s on MenuSections { items { displayName description modifiers { choices { displayName } } } }`,
  ],
  [
    'allergens 500 times in fragments that spread each other',
    getMenu.path,
    `{ menu(${AT}) { sections { items { ...f0 } } } } ${many(9, (n) => `fragment f${n} on MenuSectionsItems { ...f${n + 1} ${many(50, (at) => `a${n}x${at}: allergens`)} }`)} fragment f9 on MenuSectionsItems { id }`,
  ],
  [
    'all restaurants 80 times',
    searchRestaurants.path,
    `{ ${many(80, (n) => `a${n}: restaurants(${HERE}) { ...r }`)} } ${RESTAURANTS}`,
  ],
  [
    'the free times of ten restaurants 60 times',
    listAvailableTimes.path,
    `{ ${many(60, (n) => `a${n}: availableTimes(restaurantIds: ["${UK_RESTAURANT}"], fulfilmentType: "COLLECTION", fromTime: "2026-11-17T00:00:00Z") { times { time } }`)} }`,
  ],
  [
    'stock 100 times',
    getAvailability.path,
    `{ ${many(100, (n) => `a${n}: items(restaurantId: "${UK_RESTAURANT}", fulfilmentType: "COLLECTION") { id }`)} }`,
  ],
]

describe('A question that would stop the platform for everybody', () => {
  it.each(HOSTILE)('is refused before anything is looked up: %s', async (_what, path, query) => {
    expect(query.length).toBeLessThanOrEqual(10_000)
    const answer = await ask(path, query)
    expect(answer.status).toBe(400)
    expect(codeOf(answer)).toMatch(/^(QUERY_TOO_COSTLY|BAD_REQUEST)$/)
    expect(JSON.stringify(answer.body).length).toBeLessThan(1_000)
  })

  it('is not even read when it has more words than any question of ours', async () => {
    const answer = await ask(getMenu.path, `{ menu(${AT}) { sections { ${many(2_000, () => 'id')} } } }`)
    expect([answer.status, codeOf(answer)]).toEqual([400, 'BAD_REQUEST'])
    expect(JSON.stringify(answer.body)).toMatch(/600 tokens/)
  })

  it('may still be asked as often as our own site asks, in other words', async () => {
    const two = await ask(getMenu.path, `{ a: menu(${AT}) { sections { id } } b: menu(${AT}) { sections { id } } }`)
    expect(two.body.data.a.sections).toEqual(two.body.data.b.sections)
    const slug = await ask(getRestaurant.path, getRestaurant.document, {
      slug: 'deansgate',
      fulfilmentMethod: 'COLLECTION',
    })
    expect(slug.status).toBe(200)
  })
})

describe('What our own site asks', () => {
  it('is answered whole', async () => {
    const menu = await ask(getMenu.path, getMenu.document, { id: UK_RESTAURANT, market: 'UK' })
    expect(menu.body.data.menu.sections.length).toBeGreaterThan(5)
    const place = { lat: 53.48, lon: -2.24, radius: 80_000, fulfilmentMethod: 'COLLECTION' }
    expect(
      (await ask(searchRestaurants.path, searchRestaurants.document, place)).body.data.restaurants.items,
    ).not.toEqual([])
    const times = { restaurantIds: [UK_RESTAURANT], fulfilmentType: 'COLLECTION', fromTime: '2026-11-17T00:00:00Z' }
    expect(
      (await ask(listAvailableTimes.path, listAvailableTimes.document, times)).body.data.availableTimes,
    ).toHaveLength(1)
    const stock = { restaurantId: UK_RESTAURANT, fulfilmentType: 'COLLECTION' }
    expect((await ask(getAvailability.path, getAvailability.document, stock)).status).toBe(200)
  })

  it('may be looked up in the schema on a machine of one’s own, and nowhere else', async () => {
    const schema = '{ __schema { queryType { name } } }'
    expect((await ask(getMenu.path, schema)).body.data.__schema.queryType.name).toBe('Query')
    const elsewhere = await startTestPlatform({ ...CLOSED_SETTINGS, GALO_ENV: 'preview' })
    const answer = await createApi(elsewhere.url, MENU_TOKEN).query(getMenu.path, schema, {})
    expect([answer.status, codeOf(answer)]).toEqual([400, 'BAD_REQUEST'])
    await elsewhere.close()
  })
})
