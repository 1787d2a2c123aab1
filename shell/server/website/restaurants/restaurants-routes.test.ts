import { Hono } from 'hono'
import type { Menu } from '@galo/contracts/menu'
import type { Market } from '@galo/domain'
import { aMenu } from '@galo/testing'
import { createPlatformData } from '../../public-data/platform-data'
import { aConfig } from '../../test/a-config'
import { aPlatform, NO_PLATFORM, type Call, type SmallPlatform } from '../../test/a-platform'
import { aChannel, aRestaurant, type RestaurantAnswer } from '../../test/a-restaurant'
import { serveRestaurants } from './restaurants-routes'

const siteUrls = { UK: 'https://uk.galo.test', IE: 'https://ie.galo.test' }
const NOW = Date.parse('2026-11-17T18:00:00Z')

const named = (name: string, locality: string, changes: Partial<RestaurantAnswer> = {}): RestaurantAnswer => {
  const { geo } = aRestaurant()
  const slug = name
    .toLowerCase()
    .replace(/^galo /, '')
    .replaceAll(' ', '-')
  return aRestaurant({
    identifier: slug,
    name,
    slug,
    geo: { ...geo, address: { ...geo.address, locality } },
    ...changes,
  })
}

const ALL = [
  named('Galo Deansgate', 'Manchester'),
  named('Galo Piccadilly', 'Manchester', { amenityFeature: [{ name: 'wifi' }] }),
  named('Galo Briggate', 'Leeds'),
]

interface Answers {
  readonly restaurant?: RestaurantAnswer | null
  readonly restaurants?: readonly RestaurantAnswer[]
  /** Of the other market; none unless they are given. */
  readonly overThere?: readonly RestaurantAnswer[]
  readonly predictions?: readonly object[]
  readonly isGuess?: boolean
  readonly elsewhere?: object
  readonly country?: 'GB' | 'IE'
  readonly menu?: Menu
}

const place = (country: 'GB' | 'IE', type = 'postal_code') => ({
  address: {
    id: 'p1',
    type,
    lineOne: '',
    city: 'Manchester',
    postcode: type === 'postal_code' ? 'M3 4EN' : '',
    country: 'x',
    countryCode: country,
    formatted: 'x',
    coordinates: { latitude: 53.4775, longitude: -2.2497 },
  },
})

/** What the platform answers to each of the locator's questions. */
const answerTo = ({ path, headers, body }: Call, answers: Answers): unknown => {
  if (path.startsWith('/localities/autocomplete'))
    return { predictions: answers.predictions ?? [], isGuess: answers.isGuess, elsewhere: answers.elsewhere }
  if (path.startsWith('/localities/')) return place(answers.country ?? 'GB')
  const { query, variables } = JSON.parse(body) as {
    query: string
    variables: { country?: string; amenityFeature?: string[] }
  }
  // Nobody reads a menu without the token for it.
  if (/query Menu\b/.test(query))
    return {
      data: { menu: headers['authorization'] === `Bearer ${aConfig().menuToken}` ? (answers.menu ?? null) : null },
    }
  if (query.includes('restaurantDetails')) return { data: { restaurantDetails: answers.restaurant ?? null } }
  const { restaurants = ALL } = answers
  if (!query.includes('restaurantsByFilter')) return { data: { restaurants: { items: restaurants } } }
  if (variables.country === 'IE' && answers.overThere !== undefined)
    return { data: { restaurantsByFilter: { items: answers.overThere } } }
  const has = ({ amenityFeature }: RestaurantAnswer) =>
    (variables.amenityFeature ?? []).every((wanted) => amenityFeature.some(({ name }) => name === wanted))
  return { data: { restaurantsByFilter: { items: restaurants.filter(has) } } }
}

describe('the pages of restaurants', () => {
  let platform: SmallPlatform
  let answers: Answers
  let isSilent: boolean
  beforeEach(async () => {
    answers = {}
    isSilent = false
    platform = await aPlatform((call, response) => {
      response.statusCode = isSilent ? 503 : 200
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(answerTo(call, answers)))
    })
  })
  afterEach(() => platform.close())

  const siteFor = (market: Market = 'UK', platformUrl = platform.url) => {
    const config = aConfig({ siteUrls, platformUrl })
    const pages = serveRestaurants(
      {
        config,
        platformData: createPlatformData({ ...config, silenceMs: 500 }),
        clock: { now: () => NOW },
        siteFlags: { of: () => ({}) },
        report: () => {},
      },
      market,
    )
    const site = new Hono()
      .get('/restaurants', pages.all)
      .get('/restaurants/search', pages.search)
      .get('/restaurants/in/:town', pages.town)
      .get('/restaurants/:slug', pages.restaurant)
    return async (path: string, cookie = '') => {
      const answer = await site.request(path, { headers: { cookie } })
      return { answer, status: answer.status, html: await answer.text() }
    }
  }
  const ask = (path: string, market?: Market) => siteFor(market)(path)
  const h1Of = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]
  const isForNobodyToFind = (html: string) => html.includes('<meta name="robots" content="noindex">')

  describe('one restaurant', () => {
    it('says whether it is open, where it is, and how one eats there', async () => {
      answers = { restaurant: aRestaurant() }
      const { status, html } = await ask('/restaurants/deansgate')
      expect([status, h1Of(html)]).toEqual([200, 'Galo Deansgate'])
      expect(html).toContain('Open until 22:00')
      expect(html).toContain('<address>231 Deansgate, Manchester M3 4EN</address>')
      expect(html).toContain('href="tel:01614960101"')
      expect(html).toContain('Four ways to eat')
      expect(html).toContain('<link rel="canonical" href="https://uk.galo.test/restaurants/deansgate">')
      expect(html).not.toContain('hreflang')
      expect(html).not.toMatch(/undefined|\[object|NaN/)
    })

    it('tells machines its dishes, and stands without them where the menu can’t be had', async () => {
      answers = { restaurant: aRestaurant(), menu: aMenu() }
      const dataOf = ({ html }: { html: string }) =>
        /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
      const data = dataOf(await ask('/restaurants/deansgate'))
      expect(data).toContain('"@type":"MenuItem","name":"Half chicken"')
      answers = { restaurant: aRestaurant() }
      const { status, html } = await siteFor()('/restaurants/deansgate')
      expect([status, html.includes('"@type":"Menu"')]).toEqual([200, false])
    })

    it('says which of those close by are open, and names them where nobody can say', async () => {
      const [piccadilly] = aRestaurant().nearby
      answers = { restaurant: aRestaurant(), restaurants: [{ ...aRestaurant(), ...piccadilly }] }
      const near = ({ html }: { html: string }) => html.slice(html.indexOf('Other Galos close by'))
      expect(near(await ask('/restaurants/deansgate'))).toContain('<p class="doors open">Open until 22:00</p>')
      answers = { restaurant: aRestaurant(), restaurants: [] }
      expect(near(await siteFor()('/restaurants/deansgate'))).toContain('Galo Piccadilly')
    })

    it('has a button to order by the way that can be ordered, and the menus of the others to read', async () => {
      answers = { restaurant: aRestaurant() }
      const { html } = await ask('/restaurants/deansgate')
      const links = [...html.matchAll(/href="(\/order\/menu\/[^"]*)">([^<]*)/g)].map(([, to, words]) => [
        to,
        words?.trim(),
      ])
      expect(links).toEqual([
        ['/order/menu/deansgate?fulfilment=collection', 'Order from here'],
        ['/order/menu/deansgate?fulfilment=delivery', 'Order from here'],
        ['/order/menu/deansgate?fulfilment=collection', 'Order from here'],
        ['/order/menu/deansgate?fulfilment=eat-in', 'See the menu'],
        ['/order/menu/deansgate?fulfilment=eat-in', 'See the menu'],
      ])
    })

    it('offers no order where nobody would take it, and no menu of a way it hasn’t got', async () => {
      answers = {
        restaurant: aRestaurant({
          orderChannel: [aChannel('COLLECTION', { online: false }), aChannel('DELIVERY', { enabled: false })],
        }),
      }
      const { html } = await ask('/restaurants/deansgate')
      expect(html).not.toContain('Order from here')
      expect(html).not.toContain('fulfilment=delivery')
      expect(html).toContain('Not taking orders right now.')
    })

    it('is as it will be by then for who looks from another time, and says so above', async () => {
      answers = { restaurant: aRestaurant() }
      const { html } = await siteFor()('/restaurants/deansgate', `galo_mock_time=${3 * 3_600_000 + 45 * 60_000}`)
      expect(html).toContain('Closing soon, at 22:00')
      expect(html).toMatch(/<aside class="galo-sign" aria-label="Another time">.*?21:45/)
      expect(platform.calls[0]?.headers['x-mock-time']).toBeDefined()
      expect((await ask('/restaurants/deansgate')).html).not.toContain('galo-sign')
    })

    it('nobody has heard of is a page that leads on', async () => {
      const { status, html } = await ask('/restaurants/atlantis')
      expect([status, h1Of(html)]).toEqual([404, 'That Galo isn’t here'])
      expect(html).toContain('action="/restaurants/search"')
      expect(html).toContain('<a class="button light" href="/restaurants">')
      expect(isForNobodyToFind(html)).toBe(true)
    })

    it('that can’t be one asks nobody', async () => {
      const { status } = await ask('/restaurants/%3Cscript%3E')
      expect(status).toBe(404)
      expect(platform.calls).toEqual([])
    })

    it('of the other market is offered where it is', async () => {
      answers = { restaurant: aRestaurant() }
      const { status, html } = await ask('/restaurants/deansgate', 'IE')
      expect([status, h1Of(html)]).toEqual([404, 'Galo Deansgate is in the UK'])
      expect(html).toContain('href="https://uk.galo.test/restaurants/deansgate"')
      expect(html).not.toContain('/order/menu/deansgate')
    })
  })

  describe('while the platform is silent', () => {
    it('say so, and whom to ring, with the words that were typed', async () => {
      const { answer, status, html } = await siteFor('UK', NO_PLATFORM)('/restaurants/search?q=M3+4EN')
      expect([status, h1Of(html)]).toEqual([503, 'We can’t look that up just now'])
      expect(answer.headers.get('retry-after')).toBe('60')
      expect(html).toContain('href="tel:01174960100"')
      expect(html).toContain('value="M3 4EN"')
      expect(html).toContain('<a class="button light" href="/restaurants/search?q=M3+4EN">Try again</a>')
    })

    it('are what it said last, for a while', async () => {
      answers = { restaurant: aRestaurant() }
      const asking = siteFor()
      expect((await asking('/restaurants/deansgate')).status).toBe(200)
      isSilent = true
      await new Promise((later) => setTimeout(later, 2_100))
      expect(h1Of((await asking('/restaurants/deansgate')).html)).toBe('Galo Deansgate')
      expect((await asking('/restaurants/piccadilly')).status).toBe(503)
    })

    it('take an answer that is not what was asked for as none', async () => {
      answers = { restaurant: { ...aRestaurant(), week: 'always' } as never }
      expect((await ask('/restaurants/deansgate')).status).toBe(503)
    })
  })

  describe('the list', () => {
    it('has every restaurant, town by town', async () => {
      const { status, html } = await ask('/restaurants')
      expect([status, h1Of(html)]).toEqual([200, 'Our restaurants'])
      expect(html).toContain('3 Galos in the UK')
      const links = [...html.matchAll(/href="(\/restaurants\/[^"?]+)"/g)].map(([, path]) => path)
      expect(links).toEqual([
        '/restaurants/in/leeds',
        '/restaurants/briggate',
        '/restaurants/in/manchester',
        '/restaurants/deansgate',
        '/restaurants/piccadilly',
        // In the footer.
        '/restaurants/search',
      ])
      expect(html).toContain('<link rel="canonical" href="https://uk.galo.test/restaurants">')
      expect(html).toContain('hreflang="en-IE" href="https://ie.galo.test/restaurants"')
    })

    it('shows those with a facility, says so to who hears it, and leads back', async () => {
      const { html } = await ask('/restaurants?with=wifi,moonbase')
      expect(html).toContain('1 of 3 Galos in the UK')
      expect(html).toContain('/restaurants/piccadilly')
      expect(html).not.toContain('/restaurants/deansgate')
      expect(html).toMatch(
        /aria-current="true" rel="nofollow" href="\/restaurants">.*?Wi-Fi<span class="head-said">, on/,
      )
      expect(html).toMatch(/href="\/restaurants\?with=wifi,halal"|href="\/restaurants\?with=halal,wifi"/)
      expect(isForNobodyToFind(html)).toBe(true)
    })

    it('says that none of them has all of it', async () => {
      const { html } = await ask('/restaurants?with=wifi,halal')
      expect(html).toContain('0 of 3 Galos in the UK')
      expect(html).toContain('None of them has all of that')
      expect(html).toContain('href="/restaurants">Without filters</a>')
    })
  })

  describe('a town', () => {
    it('has its restaurants, and a path back to all of them', async () => {
      const { status, html } = await ask('/restaurants/in/manchester')
      expect([status, h1Of(html)]).toEqual([200, 'Galo in Manchester'])
      expect(html).toContain('Galo Piccadilly')
      expect(html).not.toContain('Galo Briggate')
      expect(html).toContain('"@type":"ItemList"')
    })

    it('says of each whether it is open, and sells by the way that can be ordered', async () => {
      const { html } = await ask('/restaurants/in/manchester')
      expect(html.match(/Open until 22:00/g)).toHaveLength(2)
      expect(html).toContain('href="/order/menu/piccadilly?fulfilment=collection">Order for collection')
    })

    it('is one town for all its numbered districts', async () => {
      const restaurants = [named('Galo Grafton Street', 'Dublin 2'), named('Galo Smithfield', 'Dublin 7')]
      answers = { restaurants }
      const { html } = await ask('/restaurants/in/dublin', 'IE')
      expect(html).toContain('Galo Grafton Street')
      expect(html).toContain('Galo Smithfield')
    })

    it('asks for a facility in that town alone', async () => {
      await ask('/restaurants/in/manchester?with=wifi')
      const asked = platform.calls
        .filter(({ body }) => body.includes('restaurantsByFilter'))
        .map(({ body }) => (JSON.parse(body) as { variables: object }).variables)
      expect(asked).toEqual([{ country: 'GB' }, { country: 'GB', locality: 'Manchester', amenityFeature: ['wifi'] }])
    })

    it('says how many of its restaurants have that facility, and how to see the others', async () => {
      expect((await ask('/restaurants/in/manchester?with=wifi')).html).toContain('1 of 2 restaurants.')
      const { html } = await ask('/restaurants/in/leeds?with=wifi,halal')
      expect(html).toContain('0 of one restaurant.')
      expect(html).toContain('href="/restaurants/in/leeds">Without filters</a>')
    })

    it('is found by the name of one of its districts', async () => {
      answers = { restaurants: [named('Galo Grafton Street', 'Dublin 2')] }
      const { answer } = await ask('/restaurants/in/dublin-6w?with=wifi', 'IE')
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/restaurants/in/dublin?with=wifi'])
    })

    it('of the other market is offered where it is, by name', async () => {
      answers = { overThere: [named('Galo Smithfield', 'Dublin 7'), named('Galo Harbour', 'Dún Laoghaire')] }
      const { status, html } = await ask('/restaurants/in/dun-laoghaire')
      expect([status, h1Of(html)]).toEqual([404, 'Dún Laoghaire is in Ireland'])
      expect(html).toContain('href="https://ie.galo.test/restaurants/in/dun-laoghaire"')
      expect((await ask('/restaurants/in/dublin-7')).html).toContain(
        'href="https://ie.galo.test/restaurants/in/dublin"',
      )
    })

    it('we are not in leads on', async () => {
      const { status, html } = await ask('/restaurants/in/atlantis')
      expect([status, h1Of(html)]).toEqual([404, 'We’re not in that town'])
      expect(html).toContain('href="/restaurants"')
    })
  })

  describe('the search', () => {
    const postcode = { id: 'p1', displayLabel: 'M3 4EN, Manchester', type: 'postal_code', hasAddresses: true }

    it.each(['', '?q=', '?q=+', '?lat=53.34', '?lat=north&lon=west'])(
      'asks where somebody is who sent %j',
      async (search) => {
        const { status, html } = await ask(`/restaurants/search${search}`)
        expect([status, h1Of(html)]).toEqual([200, 'Find a Galo'])
        expect(html).toContain('href="/restaurants/in/leeds"')
        expect(isForNobodyToFind(html)).toBe(false)
      },
    )

    it.each(['q', 'location', 'place'])('lists the nearest to the words of the field %s', async (field) => {
      answers = { predictions: [postcode] }
      const { status, html } = await ask(`/restaurants/search?${field}=m34en`)
      expect([status, h1Of(html)]).toEqual([200, 'Galos near M3 4EN'])
      expect(html).toContain('value="m34en"')
      expect(html.match(/<li class="galo"/g)).toHaveLength(3)
      expect(html).toContain('href="/order/menu/deansgate?fulfilment=collection">Order for collection')
      expect(isForNobodyToFind(html)).toBe(true)
    })

    it('goes by a position as it is, and keeps what was typed for it', async () => {
      const { html } = await ask('/restaurants/search?lat=53.4775&lon=-2.2497')
      expect(h1Of(html)).toBe('Galos near you')
      expect(h1Of((await ask('/restaurants/search?q=Deansgate&lat=53.4775&lon=-2.2497')).html)).toBe(
        'Galos near Deansgate',
      )
    })

    it('shows no more than fifteen, and those with a facility before it cuts', async () => {
      const plain = Array.from({ length: 20 }, (_, index) =>
        named(`Galo ${index + 1}`, 'Manchester', { amenityFeature: [] }),
      )
      answers = { restaurants: [...plain, ...ALL] }
      const { html } = await ask('/restaurants/search?lat=53.4775&lon=-2.2497')
      expect(html.match(/<li class="galo"/g)).toHaveLength(15)
      const filtered = await ask('/restaurants/search?lat=53.4775&lon=-2.2497&with=halal')
      expect(filtered.html.match(/<li class="galo"/g)).toHaveLength(2)
      expect(filtered.html).toContain('name="with" value="halal"')
    })

    it('offers a place of the other market on its site, by name', async () => {
      answers = { elsewhere: { countryCode: 'IE', displayLabel: 'Cork' } }
      const { html } = await ask('/restaurants/search?q=cork')
      expect(h1Of(html)).toBe('Cork is in Ireland')
      expect(html).toContain('href="https://ie.galo.test/restaurants/search?q=cork"')
      expect(html).not.toContain('class="galo"')
    })

    it('says what it took misspelt words for, and nothing of the kind of others', async () => {
      const manchester = { id: 'p1', displayLabel: 'Manchester', type: 'locality', hasAddresses: false }
      answers = { predictions: [manchester], isGuess: true }
      const { html } = await ask('/restaurants/search?q=Mancester')
      expect(h1Of(html)).toBe('Galos near Manchester')
      expect(html).toContain('Showing Manchester for “Mancester”. The nearest 3.')
      answers = { predictions: [manchester] }
      expect((await ask('/restaurants/search?q=Manchester')).html).not.toContain('Showing')
    })

    it('tells who stands in the other market', async () => {
      answers = { country: 'IE' }
      const { html } = await ask('/restaurants/search?lat=53.34&lon=-6.25')
      expect(h1Of(html)).toBe('You’re in Ireland')
      expect(html).toContain('href="https://ie.galo.test/restaurants/search?lat=53.34&amp;lon=-6.25"')
    })

    it('asks nobody about characters that can’t be seen, which come with pasted words', async () => {
      answers = { predictions: [postcode] }
      const { status, html } = await ask('/restaurants/search?q=M3%00+%E2%80%8B4EN')
      expect([status, h1Of(html)]).toEqual([200, 'Galos near M3 4EN'])
      expect((await ask('/restaurants/search?q=%00')).status).toBe(200)
      expect(platform.calls.map(({ path }) => path).filter((path) => /%00|%E2%80%8B/i.test(path))).toEqual([])
    })

    it('takes the field that holds something where a form sends several', async () => {
      answers = { predictions: [postcode] }
      expect(h1Of((await ask('/restaurants/search?q=&place=M3+4EN')).html)).toBe('Galos near M3 4EN')
    })

    it('says which words it doesn’t know, as words', async () => {
      const { status, html } = await ask(`/restaurants/search?q=${encodeURIComponent('<b>%nonce%')}`)
      expect([status, h1Of(html)]).toEqual([200, 'We don’t know &lt;b&gt;%nonce% yet'])
      expect(html).toContain('href="/restaurants/in/leeds"')
    })

    it('says how far the nearest is where none is in reach', async () => {
      answers = { predictions: [postcode], restaurants: [] }
      expect(h1Of((await ask('/restaurants/search?q=JE2')).html)).toBe('No Galo near M3 4EN yet')
    })

    it('shows nothing of the other market, however near the border', async () => {
      const { geo } = aRestaurant()
      const dundalk = named('Galo Dundalk', 'Dundalk', { geo: { ...geo, address: { ...geo.address, country: 'IE' } } })
      answers = { restaurants: [dundalk, ...ALL] }
      const { html } = await ask('/restaurants/search?lat=53.4775&lon=-2.2497')
      expect(html).not.toContain('Dundalk')
    })
  })

  it('show the streets round them, with pins that lead to their cards, and may fetch that picture and no other', async () => {
    answers = { restaurant: aRestaurant() }
    const one = await ask('/restaurants/deansgate')
    expect(one.html).toContain('staticmap?center=53.4775%2C-2.2497&amp;zoom=15&amp;size=640x320')
    const { answer, html } = await ask('/restaurants/search?lat=53.4775&lon=-2.2497')
    const pins = [...html.matchAll(/<a href="#(galo-[\w-]+)" aria-label="(\d+) on the map/g)]
    expect(pins.length).toBeGreaterThan(0)
    for (const [, id] of pins) expect(html).toContain(`id="${id}"`)
    expect(answer.headers.get('content-security-policy')).toContain("img-src 'self' http://localhost:4100;")
  })

  it('are allowed one script with this answer’s nonce', async () => {
    const { answer, html } = await ask('/restaurants')
    const policy = answer.headers.get('content-security-policy') ?? ''
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1]
    expect(nonce).toBeDefined()
    expect([...html.matchAll(/<script nonce="([^"]+)"/g)].map(([, each]) => each)).toEqual([nonce])
  })

  it('run nothing where nobody is asked where they are', async () => {
    answers = { restaurant: aRestaurant() }
    const { answer, html } = await ask('/restaurants/deansgate')
    expect(answer.headers.get('content-security-policy')).not.toContain('script-src')
    expect(html).not.toContain('<script nonce')
  })
})
