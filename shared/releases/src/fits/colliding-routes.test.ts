import { aRelease } from '../test/a-document'
import { collidingRoutes } from './colliding-routes'

const app = (name: string, paths: readonly string[], traffic = 100) => ({
  name,
  releases: [aRelease(name, '1', { traffic, pages: paths.map((path) => ({ id: path, path })) })],
})
const pathsOf = (...apps: Parameters<typeof collidingRoutes>[0]) =>
  collidingRoutes(apps).map(({ claims }) => claims.map(({ path }) => path))

describe('Two remotes', () => {
  it.each([
    ['/order/search', '/order/search'],
    ['/order/search', '/Order/Search/'],
    ['/order/menu/:slug', '/order/menu/:id'],
    ['/order/:what/today', '/order/menu/:when'],
  ])('collide at %s and %s', (one, other) =>
    expect(pathsOf(app('mfe-a', [one]), app('mfe-b', [other]))).toEqual([[one, other]]),
  )

  it.each([
    ['/order/search', '/order/search/results'],
    ['/order/menu/:slug', '/order/myorders/:id'],
    ['/order/menu/today', '/order/menu/:slug'],
  ])('do not at %s and %s, where the more exact one has what both match', (one, other) =>
    expect(pathsOf(app('mfe-a', [one]), app('mfe-b', [other]))).toEqual([]),
  )

  it('do not where nobody is given the release that claims it, nor where both are releases of one remote', () => {
    expect(pathsOf(app('mfe-a', ['/order']), app('mfe-b', ['/order'], 0))).toEqual([])
    const { releases } = app('mfe-a', ['/order'], 50)
    expect(pathsOf({ name: 'mfe-a', releases: [...releases, ...releases] })).toEqual([])
  })
})
