import { Hono } from 'hono'
import type { Market } from '@galo/domain'
import { linksOf } from '../../shared/links/link-table'
import { aConfig } from '../test/a-config'
import { writeConsent } from '../../shared/consent-cookie'
import { allTopics } from './help/help-topics'
import { serveWebsite, websiteInSmallLetters, websitePaths } from './website-routes'

const siteUrls = { UK: 'https://uk.galo.test', IE: 'https://ie.galo.test' }

const ask = async (path: string, market: Market = 'UK') => {
  const site = new Hono()
    .on('GET', websitePaths(market), serveWebsite(aConfig({ siteUrls }), market))
    .get('*', websiteInSmallLetters(market), (context) => context.text('No page of the website', 404))
  const answer = await site.request(path)
  return { answer, html: await answer.text() }
}

const addressesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))

const pagesOf = (market: Market) => [...websitePaths(market), ...allTopics().map(({ path }) => path)]
const EVERY_PAGE = (['UK', 'IE'] as const).flatMap((market) =>
  pagesOf(market)
    .filter((path) => path !== '/help/section')
    .map((path) => [market, path] as const),
)
/** Written with what the platform says at the moment, and tested apart. */
const OF_RESTAURANTS = ['/restaurants', '/restaurants/search']
/** Drawn by the app, or on the way to it. */
const OF_THE_APP = [
  ...linksOf('UK').flatMap(({ links }) => links.filter(({ by }) => by === 'app').map(({ path }) => path)),
  '/order/myorders',
]

describe('a page of the website', () => {
  it.each(EVERY_PAGE)('in %s, %s, says what it is before and without any script', async (market, path) => {
    const { answer, html } = await ask(path, market)
    expect(answer.status).toBe(200)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/<title>.+ · Galo<\/title>/)
    expect(html).toMatch(/<meta name="description" content=".{20,160}">/)
    expect(html).toContain(`<link rel="canonical" href="${siteUrls[market]}${path.replaceAll('&', '&amp;')}">`)
    expect(html).not.toContain('<script')
    expect(html).not.toMatch(/undefined|\[object|NaN/)
  })

  it('says on its root element whom the frame is for, before any script', async () => {
    const site = new Hono().on('GET', websitePaths('UK'), serveWebsite(aConfig({ siteUrls }), 'UK'))
    const whoIn = async (cookie: string) =>
      / data-who="(\w+)"/.exec(await (await site.request('/terms', { headers: { cookie } })).text())?.[1]
    expect(await whoIn('')).toBe('visitor')
    expect(await whoIn('galo_signed_in_uk=1')).toBe('customer')
  })

  it.each(EVERY_PAGE)('in %s, %s, leads to nothing that is not there', async (market, path) => {
    const { html } = await ask(path, market)
    const known = [...pagesOf(market), ...OF_THE_APP, ...OF_RESTAURANTS]
    const dead = addressesIn(html).filter((address) => !known.includes(address.split(/[#]|\?callbackUrl=/)[0] ?? ''))
    expect(dead).toEqual([])
  })

  it.each(EVERY_PAGE)(
    'in %s, %s, has what the list beside it and links from elsewhere point at',
    async (market, path) => {
      const { html } = await ask(path, market)
      for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`)
      for (const address of addressesIn(html).filter((each) => each.includes('#'))) {
        const target = await ask(address.split('#')[0] ?? '', market)
        expect(target.html).toContain(`id="${address.split('#')[1]}"`)
      }
    },
  )

  it.each(['UK', 'IE'] as const)('stands behind every link of %s that the app does not draw', async (market) => {
    const links = linksOf(market).flatMap((group) => group.links.filter(({ by }) => by === 'site'))
    for (const { path } of links.filter((link) => !OF_RESTAURANTS.includes(link.path)))
      expect([path, (await ask(path, market)).answer.status]).toEqual([path, 200])
  })

  it('names its twin where the other market has it, and no other', async () => {
    expect((await ask('/terms')).html).toContain('hreflang="en-IE" href="https://ie.galo.test/terms"')
    expect((await ask('/food/shop')).html).not.toContain('hreflang')
    expect((await ask('/food/shop', 'IE')).answer.status).toBe(404)
    expect((await ask('/whistleblowing')).answer.status).toBe(404)
  })

  it('says who sells, under which law, by market', async () => {
    const [uk, ireland] = [await ask('/terms'), await ask('/terms', 'IE')]
    expect(uk.html).toContain('Galo Restaurants Limited')
    expect(uk.html).toContain('Consumer Rights Act 2015')
    expect(ireland.html).toContain('Galo Restaurants Ireland Limited')
    expect(ireland.html).toContain('Deposit Return Scheme')
    expect((await ask('/privacy-policy', 'IE')).html).toContain('https://www.dataprotection.ie/')
  })

  it('asks who came by a link for the other market whether they mean its site, and nobody else', async () => {
    const asked = '<aside class="which" aria-label="Are you in Ireland?">'
    const { html } = await ask('/terms?market=IE')
    expect(html).toContain(asked)
    expect(html).toContain('<a class="button small" href="https://ie.galo.test/terms">Go to Galo Ireland</a>')
    expect(html).toContain('<a class="button small soft" href="/terms">Stay here</a>')
    expect((await ask('/food/shop?market=IE')).html).toContain('href="https://ie.galo.test/order/search">Go to')
    expect((await ask('/help?market=IE')).html).toContain(asked)
    for (const path of ['/terms', '/terms?market=UK', '/terms?market=FR'])
      expect((await ask(path)).html).not.toContain('class="which"')
  })

  it('is allowed nothing but its own style, forms and fonts', async () => {
    const { answer, html } = await ask('/terms')
    const policy = answer.headers.get('content-security-policy') ?? ''
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1]
    expect(html).toContain(`<style nonce="${nonce}">`)
    expect(policy).not.toContain('script-src')
    expect((await ask('/terms')).answer.headers.get('content-security-policy')).not.toBe(policy)
  })

  it.each(['/Terms', '/terms/', '/FOOD/Our-Food//'])('takes %s for what it means', async (path) => {
    const { answer } = await ask(`${path}?from=leaflet`)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `${path.toLowerCase().replace(/\/+$/, '')}?from=leaflet`,
    ])
  })
})

describe('the page about cookies', () => {
  const shownTo = async (cookie: string, path = '/cookies-policy') => {
    const site = new Hono().on(
      'GET',
      websitePaths('UK'),
      serveWebsite(aConfig({ siteUrls }), 'UK', () => NOW),
    )
    return (await site.request(path, { headers: { cookie } })).text()
  }
  const NOW = Date.UTC(2026, 10, 18)
  const id = '5f0c2c3e-7f0e-4c58-9a55-0f6c5b1d2a11'
  const saying = (measure: boolean) =>
    `galo_consent_uk=${writeConsent({ id, measure, record: false, decidedAt: NOW - 1_000 })}`

  it('asks without a script, Reject first and like Accept', async () => {
    const html = await shownTo('')
    expect(html).toMatch(
      /<button class="button" name="choice" value="reject">[^<]+<\/button><button class="button" name="choice" value="accept">/,
    )
    expect(html).toContain('<form id="choice" class="choice" method="post" action="/order/api/consent">')
    expect(html).toContain('You haven’t said anything yet')
    expect(html).not.toContain('checked')
  })

  it('is the one place with the form: every other page has the question until it is answered', async () => {
    const sheet = /<body><style[^>]*>[^<]*<\/style><section id="galo-cookies"/
    for (const path of ['/terms', '/help?q=refund', '/help/section?id=nothing']) {
      const open = await shownTo('', path)
      expect(open).toMatch(sheet)
      expect(open).toContain(`name="to" value="${path}"`)
      expect(await shownTo(saying(false), path)).not.toContain('galo-cookies')
    }
    expect(await shownTo('')).not.toContain('galo-cookies')
  })

  it('shows to each visitor what they said', async () => {
    expect(await shownTo(saying(true))).toContain('name="measure" checked')
    expect(await shownTo(saying(false))).toContain('You said no.')
    expect(await shownTo(saying(false))).not.toContain('checked')
    expect(await shownTo('galo_consent_ie=1')).toContain('You haven’t said anything yet')
  })
})

describe('help', () => {
  it('has the subjects under an address that names none of them, and says so', async () => {
    const { answer, html } = await ask('/help/section?id=nothing')
    expect(answer.status).toBe(404)
    expect(html).toContain('That subject isn’t here')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect((await ask('/help/section')).answer.status).toBe(404)
  })

  it('answers words of one’s own with what speaks of them', async () => {
    const { html } = await ask('/help?q=refunds')
    expect(html).toContain('href="/help/section?id=paying#refund"')
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  it('says that it knows nothing of what it knows nothing of, and repeats no markup', async () => {
    const { html } = await ask(`/help?q=${encodeURIComponent('<b>zeppelins</b>')}`)
    expect(html).toContain('Nothing here speaks of “&lt;b&gt;zeppelins&lt;/b&gt;”')
  })
})
