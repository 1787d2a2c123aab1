import { aMenu } from '@galo/testing'
import { aChannel, aRestaurant } from '../../test/a-restaurant'
import { h1Of, isForNobodyToFind, restaurantsSite } from '../../test/a-restaurants-site'

describe('the page of one restaurant', () => {
  const site = restaurantsSite()

  it('says whether it is open, where it is, and how one eats there', async () => {
    site.answers = { restaurant: aRestaurant() }
    const { status, html } = await site.ask('/restaurants/deansgate')
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
    site.answers = { restaurant: aRestaurant(), menu: aMenu() }
    const dataOf = ({ html }: { html: string }) =>
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    const data = dataOf(await site.ask('/restaurants/deansgate'))
    expect(data).toContain('"@type":"MenuItem","name":"Half chicken"')
    site.answers = { restaurant: aRestaurant() }
    const { status, html } = await site.siteFor()('/restaurants/deansgate')
    expect([status, html.includes('"@type":"Menu"')]).toEqual([200, false])
  })

  it('says which of those close by are open, and names them where nobody can say', async () => {
    const [piccadilly] = aRestaurant().nearby
    site.answers = { restaurant: aRestaurant(), restaurants: [{ ...aRestaurant(), ...piccadilly }] }
    const near = ({ html }: { html: string }) => html.slice(html.indexOf('Other Galos close by'))
    expect(near(await site.ask('/restaurants/deansgate'))).toContain('<p class="doors open">Open until 22:00</p>')
    site.answers = { restaurant: aRestaurant(), restaurants: [] }
    expect(near(await site.siteFor()('/restaurants/deansgate'))).toContain('Galo Piccadilly')
  })

  it('has a button to order, and one for each way', async () => {
    site.answers = { restaurant: aRestaurant() }
    const { html } = await site.ask('/restaurants/deansgate')
    const links = [...html.matchAll(/href="(\/order\/menu\/[^"]*)">([^<]*)/g)].map(([, to, words]) => [
      to,
      words?.trim(),
    ])
    expect(links).toEqual([
      ['/order/menu/deansgate?fulfilment=collection', 'Order from here'],
      ['/order/menu/deansgate?fulfilment=delivery', 'Order from here'],
      ['/order/menu/deansgate?fulfilment=collection', 'Order from here'],
      ['/order/menu/deansgate?fulfilment=eat-in', 'Order from here'],
      ['/order/menu/deansgate?fulfilment=eat-in', 'Order from here'],
    ])
  })

  it('offers no order where nobody would take it, and no menu of a way it hasn’t got', async () => {
    site.answers = {
      restaurant: aRestaurant({
        orderChannel: [aChannel('COLLECTION', { online: false }), aChannel('DELIVERY', { enabled: false })],
      }),
    }
    const { html } = await site.ask('/restaurants/deansgate')
    expect(html).not.toContain('Order from here')
    expect(html).not.toContain('fulfilment=delivery')
    expect(html).toContain('Not taking orders right now.')
  })

  it('is as it will be by then for who looks from another time, and says so above', async () => {
    site.answers = { restaurant: aRestaurant() }
    const { html } = await site.siteFor()('/restaurants/deansgate', `galo_mock_time=${3 * 3_600_000 + 45 * 60_000}`)
    expect(html).toContain('Closing soon, at 22:00')
    expect(html).toMatch(/<aside class="galo-sign" aria-label="Another time">.*?21:45/)
    expect(site.calls()[0]?.headers['x-mock-time']).toBeDefined()
    expect((await site.ask('/restaurants/deansgate')).html).not.toContain('galo-sign')
  })

  it('nobody has heard of is a page that leads on', async () => {
    const { status, html } = await site.ask('/restaurants/atlantis')
    expect([status, h1Of(html)]).toEqual([404, 'That Galo isn’t here'])
    expect(html).toContain('action="/restaurants/search"')
    expect(html).toContain('<a class="button light" href="/restaurants">')
    expect(isForNobodyToFind(html)).toBe(true)
  })

  it('that can’t be one asks nobody', async () => {
    const { status } = await site.ask('/restaurants/%3Cscript%3E')
    expect(status).toBe(404)
    expect(site.calls()).toEqual([])
  })

  it('of the other market is offered where it is', async () => {
    site.answers = { restaurant: aRestaurant() }
    const { status, html } = await site.ask('/restaurants/deansgate', 'IE')
    expect([status, h1Of(html)]).toEqual([404, 'Galo Deansgate is in the UK'])
    expect(html).toContain('href="https://uk.galo.test/restaurants/deansgate"')
    expect(html).not.toContain('/order/menu/deansgate')
  })
})
