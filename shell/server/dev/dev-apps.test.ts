import { filesFor, integrityBesideNames, resolveVisit } from '../releases/resolve-visit'
import { aDocument, aRelease } from '../test/a-release'
import { parseDevApps, withDevApps } from './dev-apps'

describe('withDevApps', () => {
  const releases = resolveVisit(
    aDocument({
      shell: aRelease('shell', { files: {} }),
      'mfe-menu': aRelease('mfe-menu', { pages: [{ id: 'menu.restaurant', path: '/order/menu/:slug' }] }),
    }),
  )

  it('serves an app from source with nothing of its release: no preload, no hash, no server build', () => {
    const visit = withDevApps(releases, parseDevApps('mfe-menu:5002'))
    expect(visit.list[0]?.entry).toBe('/order/dev/mfe-menu/remoteEntry.js')
    expect(filesFor('/order/menu/deansgate', visit)).toMatchObject({ match: { id: 'menu.restaurant' }, preloads: [] })
    expect(visit.remotes).toEqual({})
    expect(integrityBesideNames(visit)).toEqual({})
  })

  it('leaves released apps as they are', () => expect(withDevApps(releases, {})).toEqual(releases))
})
