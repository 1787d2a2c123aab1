import type { LoaderContext } from '@galo/navigation'
import routes from './routes'

const route = (path: string) => routes.find((candidate) => candidate.path === path)
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

interface Declared {
  readonly pages: readonly { readonly id: string; readonly path: string }[]
}

it('exposes exactly the pages it declares to the shell', async () => {
  const declaration = '../../module-federation.config.mjs'
  const { default: declared } = (await import(declaration)) as { readonly default: Declared }
  const exposed = routes.map(({ id, path }) => ({ id, path }))
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
  expect(exposed.sort(byId)).toEqual(declared.pages.map(({ id, path }) => ({ id, path })).sort(byId))
})
