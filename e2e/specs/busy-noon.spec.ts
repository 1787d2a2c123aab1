import { expect, test } from '../fixtures'
import { startOwnPlatform, type OwnPlatform } from '../fixtures/own-platform'
import { RELEASES, startSecondBff, type SecondBff } from '../fixtures/second-bff'

const MENU = '/order/menu/deansgate?fulfilment=collection'
const RESULTS = '/order/search/results?q=M3+4LZ&lat=53.4775&lon=-2.2497&fulfilment=collection'
const CROWD = 200

interface Page {
  readonly status: number
  readonly title: string
  readonly isWhole: boolean
}

/** Whole is a page whose dishes and prices are in the HTML. */
const openPage = async (url: string): Promise<Page> => {
  const answer = await fetch(url)
  const html = await answer.text()
  const body = html.slice(html.indexOf('<div id="root">'), html.indexOf('id="galo-visit"'))
  return {
    status: answer.status,
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    isWhole: body.includes('Half chicken') && (body.match(/£\d+\.\d\d/g) ?? []).length > 50,
  }
}

const openAll = (urls: readonly string[]) => Promise.all(urls.map(openPage))

// One after the other: what is measured is a crowd, not two.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

test.describe('At a busy noon, on a site that has just started,', () => {
  let platform: OwnPlatform
  let bff: SecondBff
  test.beforeAll(async () => {
    platform = await startOwnPlatform()
  })
  test.afterAll(() => (platform as OwnPlatform | undefined)?.stop())
  test.beforeEach(async () => {
    bff = await startSecondBff(RELEASES, { PLATFORM_URL: platform.url })
  })
  test.afterEach(() => bff.stop())

  test('two hundred who open the same menu at once all get it whole', async () => {
    const pages = await openAll(Array.from({ length: CROWD }, () => bff.url + MENU))
    expect(new Set(pages.map((page) => JSON.stringify(page)))).toEqual(
      new Set([JSON.stringify({ status: 200, title: 'Galo Deansgate menu · Galo', isWhole: true })]),
    )
  })

  test(
    'two hundred who open the menus of the whole neighbourhood at once all get theirs whole',
    { tag: '@proof' },
    async () => {
      const results = await (await fetch(bff.url + RESULTS)).text()
      const slugs = [...new Set([...results.matchAll(/\/order\/menu\/([\w-]+)/g)].map(([, slug]) => slug))]
      expect(slugs.length).toBeGreaterThan(5)
      const urls = Array.from({ length: CROWD }, (_, index) => `${bff.url}/order/menu/${slugs[index % slugs.length]}`)
      const pages = await openAll(urls)
      expect(pages.filter(({ isWhole }) => isWhole)).toHaveLength(CROWD)
      expect(new Set(pages.map(({ title }) => title)).size).toBe(slugs.length)
    },
  )

  test(
    'two hundred who follow a link to a restaurant that is gone are all told that it isn’t there',
    { tag: '@proof' },
    async () => {
      const pages = await openAll(Array.from({ length: CROWD }, (_, index) => `${bff.url}/order/menu/gone-${index}`))
      expect(new Set(pages.map(({ status, title }) => `${status} ${title}`))).toEqual(new Set(['404 Not found · Galo']))
    },
  )
})

test.describe('The first HTML', () => {
  const PAGES = {
    '/order/search': /^Flame-grilled/,
    [RESULTS]: /^Galos near/,
    [MENU]: /^Galo Deansgate menu/,
    '/order/checkout': /^Checkout/,
    '/order/myorders': /^Your orders/,
    '/order/myorders/00000000-0000-4000-8000-000000000000': /^Your order/,
    '/order/myorders/failure': /could not be completed/,
    '/card/about': /^The Galo card/,
    '/profile': /^Your details/,
  }
  for (const [path, title] of Object.entries(PAGES))
    test(`of ${path} says what the page is`, async ({ request }) => {
      const html = await (await request.get(path)).text()
      expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(title)
      expect(/name="description" content="([^"]*)/.exec(html)?.[1]?.length ?? 0).toBeGreaterThan(20)
    })

  test('of an older address of an order leads on with the order’s id as it is', async ({ request }) => {
    const answer = await request.get('/orders/orders/%3Cid%3E', { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([302, '/order/myorders/%3Cid%3E'])
  })
})
