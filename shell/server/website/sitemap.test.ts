import { Hono } from 'hono'
import { createPlatformData } from '../public-data/platform-data'
import { aConfig } from '../test/a-config'
import { aPlatform, NO_PLATFORM } from '../test/a-platform'
import { aRestaurant } from '../test/a-restaurant'
import { serveSitemap, SITEMAP_PATH } from './sitemap'

const siteUrls = { UK: 'https://uk.galo.test', IE: 'https://ie.galo.test' }

const ask = async (platformUrl: string) => {
  const config = aConfig({ siteUrls, platformUrl })
  const platformData = createPlatformData({ ...config, silenceMs: 500 })
  const site = new Hono().get(SITEMAP_PATH, serveSitemap({ config, platformData, report: () => {} }, 'UK'))
  const answer = await site.request(SITEMAP_PATH)
  return { status: answer.status, text: await answer.text() }
}

describe('the map of the site', () => {
  it('has every restaurant, its town and its menu beside the pages that are always there, once each', async () => {
    const platform = await aPlatform((_call, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ data: { restaurantsByFilter: { items: [aRestaurant()] } } }))
    })
    const { status, text } = await ask(platform.url)
    await platform.close()
    const paths = [...text.matchAll(/<loc>https:\/\/uk\.galo\.test([^<]*)<\/loc>/g)].map(([, path]) => path)
    expect(status).toBe(200)
    expect(paths).toHaveLength(text.match(/<loc>/g)?.length ?? 0)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/restaurants',
        '/restaurants/in/manchester',
        '/restaurants/deansgate',
        '/order/menu/deansgate',
        '/terms',
        '/help/section?id=allergens',
      ]),
    )
    expect(new Set(paths).size).toBe(paths.length)
    // Of the other market, or one customer's own.
    expect(paths).not.toContain('/food/gift-card')
    expect(paths.filter((path) => /checkout|myorders|profile/.test(path ?? ''))).toEqual([])
  })

  it('is none rather than half of one while the platform is silent', async () => {
    expect((await ask(NO_PLATFORM)).status).toBe(503)
  })
})
