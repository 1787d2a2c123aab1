import { NO_PLATFORM } from '../../test/a-platform'
import { aRestaurant } from '../../test/a-restaurant'
import { h1Of, isForNobodyToFind, named, restaurantsSite } from '../../test/a-restaurants-site'

describe('the pages of restaurants', () => {
  const site = restaurantsSite()

  describe('while the platform is silent', () => {
    it('say so, and whom to ring, with the words that were typed', async () => {
      const { answer, status, html } = await site.siteFor('UK', NO_PLATFORM)('/restaurants/search?q=M3+4EN')
      expect([status, h1Of(html)]).toEqual([503, 'We can’t look that up just now'])
      expect(answer.headers.get('retry-after')).toBe('60')
      expect(html).toContain('href="tel:01174960100"')
      expect(html).toContain('value="M3 4EN"')
      expect(html).toContain('<a class="button light" href="/restaurants/search?q=M3+4EN">Try again</a>')
    })

    it('are what it said last, for a while', async () => {
      site.answers = { restaurant: aRestaurant() }
      const asking = site.siteFor()
      expect((await asking('/restaurants/deansgate')).status).toBe(200)
      site.isSilent = true
      await new Promise((later) => setTimeout(later, 2_100))
      expect(h1Of((await asking('/restaurants/deansgate')).html)).toBe('Galo Deansgate')
      expect((await asking('/restaurants/piccadilly')).status).toBe(503)
    })

    it('take an answer that is not what was asked for as none', async () => {
      site.answers = { restaurant: { ...aRestaurant(), week: 'always' } as never }
      expect((await site.ask('/restaurants/deansgate')).status).toBe(503)
    })
  })

  describe('the list', () => {
    it('has every restaurant, town by town', async () => {
      const { status, html } = await site.ask('/restaurants')
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
      const { html } = await site.ask('/restaurants?with=wifi,moonbase')
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
      const { html } = await site.ask('/restaurants?with=wifi,halal')
      expect(html).toContain('0 of 3 Galos in the UK')
      expect(html).toContain('None of them has all of that')
      expect(html).toContain('href="/restaurants">Without filters</a>')
    })
  })

  describe('a town', () => {
    it('has its restaurants, and a path back to all of them', async () => {
      const { status, html } = await site.ask('/restaurants/in/manchester')
      expect([status, h1Of(html)]).toEqual([200, 'Galo in Manchester'])
      expect(html).toContain('Galo Piccadilly')
      expect(html).not.toContain('Galo Briggate')
      expect(html).toContain('"@type":"ItemList"')
    })

    it('says of each whether it is open, and sells by the way that can be ordered', async () => {
      const { html } = await site.ask('/restaurants/in/manchester')
      expect(html.match(/Open until 22:00/g)).toHaveLength(2)
      expect(html).toContain('href="/order/menu/piccadilly?fulfilment=collection">Order for collection')
    })

    it('is one town for all its numbered districts', async () => {
      const restaurants = [named('Galo Grafton Street', 'Dublin 2'), named('Galo Smithfield', 'Dublin 7')]
      site.answers = { restaurants }
      const { html } = await site.ask('/restaurants/in/dublin', 'IE')
      expect(html).toContain('Galo Grafton Street')
      expect(html).toContain('Galo Smithfield')
    })

    it('asks for a facility in that town alone', async () => {
      await site.ask('/restaurants/in/manchester?with=wifi')
      const asked = site
        .calls()
        .filter(({ body }) => body.includes('restaurantsByFilter'))
        .map(({ body }) => (JSON.parse(body) as { variables: object }).variables)
      expect(asked).toEqual([{ country: 'GB' }, { country: 'GB', locality: 'Manchester', amenityFeature: ['wifi'] }])
    })

    it('says how many of its restaurants have that facility, and how to see the others', async () => {
      expect((await site.ask('/restaurants/in/manchester?with=wifi')).html).toContain('1 of 2 restaurants.')
      const { html } = await site.ask('/restaurants/in/leeds?with=wifi,halal')
      expect(html).toContain('0 of one restaurant.')
      expect(html).toContain('href="/restaurants/in/leeds">Without filters</a>')
    })

    it('is found by the name of one of its districts', async () => {
      site.answers = { restaurants: [named('Galo Grafton Street', 'Dublin 2')] }
      const { answer } = await site.ask('/restaurants/in/dublin-6w?with=wifi', 'IE')
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/restaurants/in/dublin?with=wifi'])
    })

    it('of the other market is offered where it is, by name', async () => {
      site.answers = { overThere: [named('Galo Smithfield', 'Dublin 7'), named('Galo Harbour', 'Dún Laoghaire')] }
      const { status, html } = await site.ask('/restaurants/in/dun-laoghaire')
      expect([status, h1Of(html)]).toEqual([404, 'Dún Laoghaire is in Ireland'])
      expect(html).toContain('href="https://ie.galo.test/restaurants/in/dun-laoghaire"')
      expect((await site.ask('/restaurants/in/dublin-7')).html).toContain(
        'href="https://ie.galo.test/restaurants/in/dublin"',
      )
    })

    it('we are not in leads on', async () => {
      const { status, html } = await site.ask('/restaurants/in/atlantis')
      expect([status, h1Of(html)]).toEqual([404, 'We’re not in that town'])
      expect(html).toContain('href="/restaurants"')
    })
  })

  it('show the streets round them, with pins that lead to their cards, and may fetch that picture and no other', async () => {
    site.answers = { restaurant: aRestaurant() }
    const one = await site.ask('/restaurants/deansgate')
    expect(one.html).toContain('staticmap?center=53.4775%2C-2.2497&amp;zoom=15&amp;size=640x320')
    const { answer, html } = await site.ask('/restaurants/search?lat=53.4775&lon=-2.2497')
    const pins = [...html.matchAll(/<a href="#(galo-[\w-]+)" aria-label="(\d+) on the map/g)]
    expect(pins.length).toBeGreaterThan(0)
    for (const [, id] of pins) expect(html).toContain(`id="${id}"`)
    expect(answer.headers.get('content-security-policy')).toContain("img-src 'self' http://localhost:4100;")
  })

  it('are allowed one script with this answer’s nonce', async () => {
    const { answer, html } = await site.ask('/restaurants')
    const policy = answer.headers.get('content-security-policy') ?? ''
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1]
    expect(nonce).toBeDefined()
    expect([...html.matchAll(/<script nonce="([^"]+)"/g)].map(([, each]) => each)).toEqual([nonce])
  })

  it('run nothing where nobody is asked where they are', async () => {
    site.answers = { restaurant: aRestaurant() }
    const { answer, html } = await site.ask('/restaurants/deansgate')
    expect(answer.headers.get('content-security-policy')).not.toContain('script-src')
    expect(html).not.toContain('<script nonce')
  })
})
