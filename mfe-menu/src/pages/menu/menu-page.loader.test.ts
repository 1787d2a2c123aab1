import { NetworkError, TimeoutError } from '@galo/contracts/errors'
import type { LoaderContext } from '@galo/navigation'
import { createFlags, createOverlayStack, type Services } from '@galo/services'
import {
  aMenu,
  aMenuItem,
  aMenuSection,
  aRestaurantEstimate,
  createFakeHttp,
  createFakeSession,
  type FakeHttp,
} from '@galo/testing'
import { loadMenuPage } from './menu-page.loader'

const menu = aMenu({
  sections: [
    aMenuSection({ items: [aMenuItem(), aMenuItem({ slug: 'fogo-dip' })] }),
    aMenuSection({ id: 'only-here-to-eat', items: [aMenuItem({ slug: 'soup', priceList: [] })] }),
  ],
})

const aPlatform = (): FakeHttp =>
  createFakeHttp({
    'restaurants.get-restaurant': () => ({ data: { restaurant: aRestaurantEstimate() } }),
    'menu.get-menu': () => ({ data: { menu } }),
    'menu.get-availability': () => ({ data: { items: [] } }),
  })

const load = async (http: FakeHttp, search = '?fulfilment=collection') => {
  const logged: unknown[] = []
  const services: Services = {
    http,
    clock: { now: () => 0, renderedAt: 0 },
    flags: createFlags({}),
    log: (level, message, details) => void logged.push({ level, message, ...details }),
    session: createFakeSession(),
    config: {
      market: 'UK',
      language: 'en',
      environment: 'cicd',
      isDevelopment: false,
      siteUrls: { UK: 'https://uk.example', IE: 'https://ie.example' },
      identityUrl: 'http://identity.test',
      menuToken: 'menu',
      developmentToken: 'development',
      cardKey: '',
      cardScriptUrl: null,
      fraudKey: 'galo-fraud',
      fraudApiUrl: 'http://fraud.test',
      mapsKey: 'galo-maps',
      mapsApiUrl: 'http://maps.test',
    },
    createId: () => 'id',
    overlays: createOverlayStack(),
  }
  const context: LoaderContext = {
    params: { slug: 'galo-deansgate' },
    url: new URL(`https://uk.example/order/menu/galo-deansgate${search}`),
    services,
    signal: new AbortController().signal,
  }
  return { result: await loadMenuPage(context), logged }
}

const slugsOf = (result: Awaited<ReturnType<typeof load>>['result']) =>
  result.kind === 'found' ? result.data.sections.flatMap(({ items }) => items.map(({ slug }) => slug)) : null

describe('loadMenuPage', () => {
  it('brings the dishes that are sold this way, and no section without any', async () => {
    const { result } = await load(aPlatform())
    expect(slugsOf(result)).toEqual(['garlic-dip', 'fogo-dip'])
    expect(result).toMatchObject({ kind: 'found', title: 'Galo Deansgate menu', data: { openItem: null } })
  })

  it('is the menu for the table whose code was read, whatever else the address says of the way', async () => {
    const to = '/order/menu/galo-deansgate?table=12&fulfilment=at-table'
    expect((await load(aPlatform(), '?table=12')).result).toEqual({ kind: 'redirect', to })
    expect((await load(aPlatform(), '?table=12&fulfilment=delivery')).result).toEqual({ kind: 'redirect', to })
    expect((await load(aPlatform(), '?fulfilment=at-table&table=12')).result).toMatchObject({
      kind: 'found',
      data: { fulfilmentType: 'AT_TABLE' },
    })
  })

  it('reads the menu with the public token and the restaurants with the development token', async () => {
    const http = aPlatform()
    await load(http)
    const withToken = http.calls.filter(({ credential }) => credential !== 'none')
    expect(withToken.map(({ contract, credential }) => [contract, credential])).toEqual([
      ['restaurants.get-restaurant', 'development'],
      ['menu.list-most-ordered', 'menu'],
      ['menu.get-menu', 'menu'],
      ['menu.get-availability', 'menu'],
    ])
  })

  it('asks for the menu and what is missing of it by the restaurant’s id, in this market and this way of eating', async () => {
    const http = aPlatform()
    const estimate = { ...aRestaurantEstimate(), identifier: 'galo-uk-7' }
    http.answer('restaurants.get-restaurant', () => ({ data: { restaurant: estimate } }))
    await load(http, '?fulfilment=delivery')
    const asked = (contract: string) => http.calls.find((call) => call.contract === contract)?.body
    expect(asked('menu.get-menu')).toMatchObject({ variables: { id: 'galo-uk-7', market: 'UK' } })
    expect(asked('menu.get-availability')).toMatchObject({
      variables: { restaurantId: 'galo-uk-7', fulfilmentType: 'DELIVERY' },
    })
  })

  it('says whom to ring where a restaurant has no menu', async () => {
    const http = aPlatform()
    http.answer('menu.get-menu', () => ({ data: { menu: null } }))
    const { name, telephone } = aRestaurantEstimate()
    expect((await load(http)).result).toMatchObject({
      kind: 'not-found',
      heading: 'We can’t show the menu right now.',
      text: `Ring ${name} on ${telephone}, or find another Galo near you.`,
    })
  })

  it('shows everything when nobody can say what is sold out, and writes that down', async () => {
    const http = aPlatform()
    const error = new TimeoutError('/menu-availability/query')
    http.answer('menu.get-availability', () => {
      throw error
    })
    const { result, logged } = await load(http)
    expect(slugsOf(result)).toEqual(['garlic-dip', 'fogo-dip'])
    expect(result).toMatchObject({ data: { isStockUnknown: true } })
    expect(logged).toEqual([
      {
        level: 'error',
        message: 'menu: MENU_AVAILABILITY_ERROR',
        restaurantId: 'galo-deansgate',
        error,
      },
    ])
  })

  it('names whom to ring when the menu can’t be had', async () => {
    const http = aPlatform()
    http.answer('menu.get-menu', () => {
      throw new TimeoutError('/menu')
    })
    const { name, telephone } = aRestaurantEstimate()
    await expect(load(http)).rejects.toMatchObject({ code: 'timeout', told: { contact: { name, telephone } } })
  })

  it('marks a failure of the customer’s own network, which is not worth a log line', async () => {
    const http = aPlatform()
    http.answer('menu.get-availability', () => {
      throw new NetworkError('offline')
    })
    const { logged } = await load(http)
    expect(logged).toMatchObject([{ error: { code: 'network' } }])
  })

  it('says so when nobody has that slug', async () => {
    const http = aPlatform()
    http.answer('restaurants.get-restaurant', () => ({ data: { restaurant: null } }))
    expect((await load(http)).result).toMatchObject({ kind: 'not-found', heading: 'We can’t find that Galo' })
  })

  it('leads to the other site for a restaurant of the other country, and asks for no menu of it', async () => {
    const http = aPlatform()
    const { geo, ...rest } = aRestaurantEstimate({ name: 'Galo Temple Bar' })
    const irish = { ...rest, geo: { ...geo, address: { ...geo.address, country: 'IE' } } }
    http.answer('restaurants.get-restaurant', () => ({ data: { restaurant: irish } }))
    const { result } = await load(http, '?fulfilment=collection')
    expect(result).toMatchObject({
      kind: 'not-found',
      heading: 'Galo Temple Bar is in Ireland',
      elsewhere: { href: expect.stringMatching(/^https:\/\/ie\..*\/order\/menu\/.*\?fulfilment=collection$/) },
    })
    expect(http.calls.map(({ contract }) => contract)).toEqual(['restaurants.get-restaurant'])
  })

  it('fails when the menu itself fails, so that the page can offer to try again', async () => {
    const http = aPlatform()
    http.answer('menu.get-menu', () => {
      throw new NetworkError('unreachable')
    })
    const heading = 'We can’t show the menu right now.'
    const contact = { name: 'Galo Deansgate', telephone: expect.stringMatching(/^0/) }
    await expect(load(http)).rejects.toMatchObject({ code: 'network', told: { heading, contact } })
    http.answer('restaurants.get-restaurant', () => {
      throw new NetworkError('unreachable')
    })
    await expect(load(http)).rejects.toMatchObject({ code: 'network', told: { heading } })
  })

  it('brings the dish that the address names, whole', async () => {
    const { result } = await load(aPlatform(), '?fulfilment=collection&item=fogo-dip')
    expect(result).toMatchObject({ data: { openItem: { slug: 'fogo-dip' } } })
  })

  it('opens nothing for a dish that is hidden here', async () => {
    const http = aPlatform()
    http.answer('menu.get-availability', () => ({ data: { items: [{ id: 'item-fogo-dip', status: 'HIDDEN' }] } }))
    const { result } = await load(http, '?fulfilment=collection&item=fogo-dip')
    expect(result).toMatchObject({ data: { openItem: null, unavailableItemIds: ['item-fogo-dip'] } })
  })

  it('brings the times checkout will offer, so that the menu promises no other', async () => {
    const http = aPlatform()
    const times = [{ time: '2026-11-18T12:45:00.000Z' }, { time: '2026-11-18T12:40:00.000Z' }]
    http.answer('capacity.list-available-times', () => ({
      data: { availableTimes: [{ restaurantId: 'galo-deansgate', times }] },
    }))
    const { result } = await load(http)
    expect(result).toMatchObject({
      data: { restaurant: { times: ['2026-11-18T12:40:00.000Z', '2026-11-18T12:45:00.000Z'] } },
    })
  })

  it('brings what is ordered most, and is the same menu where nobody can say it', async () => {
    const http = aPlatform()
    const mostOrdered = { since: 'RESTAURANT', itemIds: ['item-fogo-dip'] }
    http.answer('menu.list-most-ordered', () => ({ data: { mostOrdered } }))
    expect((await load(http)).result).toMatchObject({ kind: 'found', data: { mostOrdered } })
    http.answer('menu.list-most-ordered', () => new Promise(() => {}))
    const { result } = await load(http)
    expect(result.kind === 'found' && result.data.mostOrdered).toBe(undefined)
    expect(slugsOf(result)).toEqual(['garlic-dip', 'fogo-dip'])
  })

  it('shows the menu without times when the kitchen’s book hangs or fails', async () => {
    const hanging = aPlatform()
    hanging.answer('capacity.list-available-times', () => new Promise(() => {}))
    const failing = aPlatform()
    failing.answer('capacity.list-available-times', () => {
      throw new NetworkError('unreachable')
    })
    for (const http of [hanging, failing]) {
      const { result } = await load(http)
      expect(result.kind === 'found' && result.data.restaurant.times).toBe(undefined)
    }
  })

  it('asks for no times of a menu that nothing can be ordered from', async () => {
    const http = aPlatform()
    await load(http, '?fulfilment=eat-in')
    expect(http.calls.map(({ contract }) => contract)).not.toContain('capacity.list-available-times')
  })

  it('takes collection for granted when the address asks for something we don’t know', async () => {
    const { result } = await load(aPlatform(), '?fulfilment=by-pigeon')
    expect(result).toMatchObject({ data: { fulfilmentType: 'COLLECTION' } })
  })
})
