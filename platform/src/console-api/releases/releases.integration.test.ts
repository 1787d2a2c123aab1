import { releasesSchema } from '@galo/console/calls'
import { newKeys, readSigner, signDocument } from '@galo/releases'
import { aDocument, aRelease } from '../../../../shared/releases/src/test/a-document'
import { aFolderStore, anObjectPlace, type AStore } from '@galo/testing/stores'
import { logEntries } from '../../kernel/db/schema'
import { createApi, granted } from '../../proof/world/api'
import { startTestPlatform } from '../../proof/world/start-test-platform'

const DAY_MS = 86_400_000

const EXTRAS = () => ({ serial: 1, expiresAt: new Date(Date.now() + DAY_MS).toISOString() })

const twoMenus = () =>
  aDocument(
    {
      'mfe-menu': [
        aRelease('mfe-menu', 'old', { promotedAt: '2026-01-01T00:00:00Z' }),
        aRelease('mfe-menu', 'new', { traffic: 0 }),
      ],
    },
    EXTRAS(),
  )

describe.each([
  ['a folder', aFolderStore],
  ['an object store', anObjectPlace],
])('Releases in %s, from the console', (_name, open) => {
  let store: AStore
  beforeEach(async () => {
    store = await open()
  })
  afterEach(() => store.close())

  const start = async (settings: Readonly<Record<string, string>> = {}) => {
    const platform = await startTestPlatform({
      ...store.environment,
      GALO_RELEASES: store.address,
      SITE_ORIGINS: 'http://127.0.0.1:9',
      ...settings,
    })
    const api = createApi(platform.url)
    return {
      platform,
      read: async () => releasesSchema.parse(granted(await api.get('/console/api/releases'), 'releases').body),
      /** As on a page that shows what there is now, unless it says what it shows. */
      change: async (body: object) => {
        const { document } = releasesSchema.parse((await api.get('/console/api/releases')).body)
        return api.post('/console/api/releases', { app: 'mfe-menu', seen: document?.serial, ...body })
      },
    }
  }

  it('are said with shares, errors and vitals, and are given, stopped and refused in the words of the tool', async () => {
    const { platform, read, change } = await start()
    expect(await read()).toMatchObject({ document: null, signs: false })
    await store.write('releases.json', JSON.stringify(twoMenus()))

    const about = { source: 'browser', receivedAt: new Date() }
    const vital = { ...about, kind: 'event', level: 'info' } as const
    await platform.db.insert(logEntries).values([
      {
        ...about,
        kind: 'log',
        level: 'error',
        message: 'x',
        details: { remote: 'mfe-menu', release: { shell: '1', 'mfe-menu': 'new' } },
      },
      {
        // As a browser tells it in which the old one has taken its place already.
        ...about,
        kind: 'log',
        level: 'error',
        message: 'A remote could not be loaded',
        details: { remote: 'mfe-menu', version: 'new', release: { shell: '1', 'mfe-menu': 'old' } },
      },
      { ...vital, message: 'vital:LCP', details: { remote: 'mfe-menu', version: 'new', value: 1200 } },
      { ...vital, message: 'vital:INP', details: { remote: 'mfe-menu', version: 'new', value: 80 } },
    ])
    const given = await change({ change: 'route', version: 'new', share: 25 })
    expect(given).toMatchObject({ status: 200, body: { serial: 2, isSame: false } })
    const split = await read()
    expect(split.silent).toEqual(['http://127.0.0.1:9'])
    const menu = split.document?.apps.find(({ name }) => name === 'mfe-menu')
    expect(menu?.releases).toMatchObject([
      { version: 'new', share: 25, isDefault: false, whole: { errors: 2, lcp: 1200, inp: 80 } },
      { version: 'old', share: 75, isDefault: true, whole: { errors: 0, lcp: null } },
    ])
    expect(menu?.releases[0]?.stretches.reduce((sum, { errors }) => sum + errors, 0)).toBe(2)

    expect((await change({ change: 'stop', version: 'new', why: 'It threw' })).status).toBe(200)
    const again = await change({ change: 'promote', version: 'new' })
    expect(again).toMatchObject({ status: 409, body: { errors: [{ code: 'RELEASE_REFUSED' }] } })
    expect(again.body.errors[0].message).toContain('was stopped (It threw)')
    const { document } = await read()
    const why = { app: 'mfe-menu', version: 'new', what: 'stopped', why: 'It threw' }
    expect(document?.history[0]?.changes).toContainEqual(why)
    expect(document?.apps.find(({ name }) => name === 'mfe-menu')?.releases[0]?.stopped).toEqual({
      why: 'It threw',
      at: expect.stringMatching(/Z$/),
    })
    expect((await change({ change: 'stop', version: 'new', why: ' ' })).status).toBe(400)
  })

  it('are not written without a signature after a signed document; with the key they are, signed', async () => {
    const { privateKey } = newKeys('desk')
    await store.write(
      'releases.json',
      JSON.stringify(signDocument({ ...twoMenus(), extras: { ...EXTRAS(), signatures: [] } }, readSigner(privateKey))),
    )
    const keyless = await start()
    const refused = await keyless.change({ change: 'route', version: 'new', share: 25 })
    expect(refused.status).toBe(409)
    expect(refused.body.errors[0].message).toContain('GALO_RELEASE_KEY')
    const signing = await start({ GALO_RELEASE_KEY: privateKey })
    expect((await signing.change({ change: 'route', version: 'new', share: 25 })).status).toBe(200)
    expect(await signing.read()).toMatchObject({ signs: true, document: { serial: 2, signedBy: ['desk'] } })
  })

  it('are not changed by who has not seen what others changed, but stopped; what is so already is', async () => {
    const { change, read } = await start()
    await store.write('releases.json', JSON.stringify(twoMenus()))
    const route = (share: number, seen: number) => change({ change: 'route', version: 'new', share, seen })
    expect((await route(10, 1)).body).toEqual({ serial: 2, isSame: false })
    expect((await route(50, 2)).body).toEqual({ serial: 3, isSame: false })
    const stale = await route(25, 2)
    expect(stale).toMatchObject({ status: 409, body: { errors: [{ code: 'RELEASE_REFUSED' }] } })
    expect(stale.body.errors[0].message).toContain('mfe-menu new 10 → 50 %')
    expect((await change({ change: 'promote', version: 'new', seen: 2 })).status).toBe(409)
    expect((await change({ change: 'rollback', version: 'old', seen: 9 })).status).toBe(409)
    expect((await route(50, 2)).body).toEqual({ serial: 3, isSame: true })
    expect((await route(25, 3)).body).toEqual({ serial: 4, isSame: false })
    expect((await change({ change: 'stop', version: 'new', why: 'It threw', seen: 2 })).status).toBe(200)
    expect((await read()).document?.serial).toBe(5)
  })

  it('say that they cannot be read', async () => {
    await store.write('releases.json', '{"half')
    const { platform } = await start()
    const api = createApi(platform.url)
    const answer = await api.get('/console/api/releases')
    expect(answer).toMatchObject({ status: 503, body: { errors: [{ code: 'STORE_UNREADABLE' }] } })
    const body = { change: 'promote', app: 'mfe-menu', version: 'new', seen: 1 }
    const refused = await api.post('/console/api/releases', body)
    expect(refused.status).toBe(503)
    expect(refused.body.errors[0].message).toMatch(/^Releases at .* can't be written: /)
  })
})
