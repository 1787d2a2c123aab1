import type { LoaderContext } from '@galo/navigation'
import remote from '../../remote'
import routes from './routes'

const route = (path: string) => {
  const described = Object.entries(remote.pages).find(([, page]) => page.path === path)
  return routes.find(({ id }) => id === described?.[0])
}
const context = (params: Record<string, string>) =>
  ({ params, services: { config: { language: 'en', market: 'UK' } } }) as unknown as LoaderContext

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
  ])('leads from %s to the address an order has now', async (path, params) => {
    expect(await route(path)?.load(context(params))).toEqual({ kind: 'redirect', to: '/order/myorders/a1-b2' })
  })

  it('does not ask the server for an order: it has no guest there', async () => {
    expect(await route('/order/myorders/:id')?.load(context({ id: 'a1-b2' }))).toMatchObject({
      kind: 'found',
      data: { orderId: 'a1-b2' },
    })
  })

  it('has one id for each page', () => {
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length)
  })
})

it('exposes exactly the pages it describes to the shell', () => {
  expect(routes.map(({ id }) => id).sort()).toEqual(Object.keys(remote.pages).sort())
})
