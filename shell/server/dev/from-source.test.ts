import { filesFor, integrityBesideNames, resolveVisit } from '../releases/resolve-visit'
import { aDocument, aRelease } from '../test/a-release'
import { parseDevApps } from './dev-apps'
import { withDevApps } from './from-source'

describe('withDevApps', () => {
  const releases = resolveVisit(
    aDocument({
      shell: aRelease('shell', { files: {} }),
      'mfe-menu': aRelease('mfe-menu', { pages: [{ id: 'menu.restaurant', path: '/order/menu/:slug' }] }),
    }),
  )

  it('serves an app from source with nothing of its release: no preload, no hash, no server build of it', () => {
    const visit = withDevApps(releases, parseDevApps('mfe-menu:5002'))
    expect(visit.list[0]?.entry).toBe('/order/dev/mfe-menu/remoteEntry.js')
    expect(filesFor('/order/menu/deansgate', visit)).toMatchObject({ match: { id: 'menu.restaurant' }, preloads: [] })
    expect(visit.remotes).toEqual({})
    expect(integrityBesideNames(visit)).toEqual({})
  })

  it('has the server draw by what was made of the sources, each time it was made as another release', () => {
    const apps = parseDevApps('shell:5000,mfe-menu:5002')
    const build = (name: string, content: string) => ({
      folder: `/dev/${name}`,
      file: 'built.cjs',
      integrity: `sha384-${content.repeat(16)}`,
    })
    const visit = withDevApps(releases, apps, { shell: build('shell', 'a'), 'mfe-menu': build('mfe-menu', 'b') })
    expect(visit.shell.extras).toMatchObject({ folder: '/dev/shell', server: { file: 'built.cjs' } })
    expect(visit.remotes['mfe-menu']?.extras).toMatchObject({ folder: '/dev/mfe-menu', server: { file: 'built.cjs' } })
    expect(filesFor('/order/menu/deansgate', visit)).toMatchObject({
      scripts: ['/order/dev/shell/main.js'],
      preloads: [],
    })
    expect(integrityBesideNames(visit)).toEqual({})
    const next = withDevApps(releases, apps, { 'mfe-menu': build('mfe-menu', 'c') })
    expect(visit.list[0]?.version).toBe(visit.remotes['mfe-menu']?.metadata.version)
    expect(next.list[0]?.version).not.toBe(visit.list[0]?.version)
  })

  it('leaves released apps as they are', () => expect(withDevApps(releases, {})).toEqual(releases))
})
