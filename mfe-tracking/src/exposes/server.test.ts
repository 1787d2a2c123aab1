import type { LoaderContext } from '@galo/navigation'
import remote from '../../remote'
import { pages } from './server'

const route = (path: string) => {
  const described = Object.entries(remote.pages).find(([, page]) => page.path === path)
  return pages.find(({ id }) => id === described?.[0])
}
const context = (params: Record<string, string>) =>
  ({
    params,
    services: { config: { language: 'en', market: 'UK', siteUrls: { UK: 'http://uk.test', IE: 'http://ie.test' } } },
  }) as unknown as LoaderContext

describe('the pages of an order', () => {
  it.each(['success', 'successful', 'failure', 'check-email'])(
    'has a page of its own for the word "%s"',
    async (word) => {
      const result = await route(`/order/myorders/${word}`)?.load(context({}))
      expect(result).toMatchObject({ kind: 'found' })
    },
  )

  it.each([
    ['/orders/orders/:id', { id: 'a1-b2' }],
    ['/order-tracking/:country/:id', { country: 'gb', id: 'a1-b2' }],
    ['/order-tracking/:country/:id', { country: 'GB', id: 'a1-b2' }],
  ])('leads from %s to the address an order has now', async (path, params) => {
    expect(await route(path)?.load(context(params))).toEqual({ kind: 'redirect', to: '/order/myorders/a1-b2' })
  })

  it('says that an order of the other market is on its site, and where', async () => {
    expect(await route('/order-tracking/:country/:id')?.load(context({ country: 'ie', id: 'a1-b2' }))).toMatchObject({
      kind: 'not-found',
      heading: 'That order is in Ireland',
      elsewhere: { href: 'http://ie.test/order/myorders/a1-b2' },
    })
  })

  it.each(['fr', 'toString', ''])('has no order of a market that is none: %j', async (country) => {
    const found = await route('/order-tracking/:country/:id')?.load(context({ country, id: 'a1-b2' }))
    expect(found).toMatchObject({ kind: 'not-found', heading: 'We can’t find that order' })
  })

  it('does not ask the server for an order: it has no guest there', async () => {
    expect(await route('/order/myorders/:id')?.load(context({ id: 'a1-b2' }))).toMatchObject({
      kind: 'found',
      data: { orderId: 'a1-b2' },
    })
  })

  it('has one id for each page', () => {
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
  })
})

it('has exactly the pages that are described to the shell', () => {
  expect(pages.map(({ id }) => id).sort()).toEqual(Object.keys(remote.pages).sort())
})
