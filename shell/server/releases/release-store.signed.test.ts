import { join } from 'node:path'
import type { ReleaseDocument } from '@galo/contracts/release'
import { STORES, type AStore } from '@galo/testing/stores'
import { newKeys, readSigner, readTrustedKeys, signDocument } from '@galo/releases'
import { aConfig } from '../test/a-config'
import { aDocument, aFolder, aRelease, type Folder } from '../test/a-release'
import { parseConfig } from '../config'
import { openIn } from '../test/a-store'

const [OURS, NEXT, FOREIGN] = [newKeys('ours'), newKeys('next'), newKeys('ours')]
const KEYS = readTrustedKeys(`${OURS.publicKey},${NEXT.publicKey}`)
const FUTURE = '2099-01-01T00:00:00.000Z'
const PAST = '2026-01-01T00:00:00.000Z'

const menuOf = ({ microFrontends }: ReleaseDocument) => microFrontends['@galo/mfe-menu']?.[0]?.metadata.version
const aSigned = (serial: number, { privateKey = OURS.privateKey, expiresAt = FUTURE } = {}): string => {
  const document = aDocument({
    shell: aRelease('shell', { files: {} }),
    'mfe-menu': aRelease('mfe-menu', { files: {} }, `menu-${serial}`),
  })
  return JSON.stringify(signDocument({ ...document, extras: { serial, expiresAt } }, readSigner(privateKey)))
}

describe.each(STORES)('A site that trusts keys, and reads from %s', (_kind, openStore) => {
  let folder: Folder
  let stored: AStore
  let reported: string[]
  beforeEach(async () => {
    folder = await aFolder()
    stored = await openStore()
    reported = []
  })
  afterEach(() => Promise.all([folder.remove(), stored.close()]))

  const write = (text: string) => stored.write('releases.json', text)
  /** Every call is a site that starts. */
  const start = (keys = KEYS) =>
    openIn(stored, folder, (message, details) => reported.push(`${message}: ${JSON.stringify(details)}`), {
      keys,
      kept: join(folder.path, 'kept/releases-UK.json'),
    })
  const served = async (store: ReturnType<typeof start>) => menuOf(await store.document())
  const afterLooking = async (store: ReturnType<typeof start>) => {
    await store.look()
    return served(store)
  }

  it('follows what is signed by any of them', async () => {
    await write(aSigned(1))
    const store = start()
    expect(await served(store)).toBe('menu-1')
    await write(aSigned(2, { privateKey: NEXT.privateKey }))
    expect(await afterLooking(store)).toBe('menu-2')
    expect(reported).toEqual([])
  })

  it.each([
    ['tampered with', () => aSigned(2).replaceAll('menu-2', 'menu-x'), 'changed after it was signed'],
    [
      'unsigned',
      () => JSON.stringify(JSON.parse(aSigned(2), (name, value: unknown) => (name === 'signatures' ? [] : value))),
      'Nobody signed it',
    ],
    ['without anything to sign', () => JSON.stringify(aDocument({ shell: aRelease('shell') })), 'Nobody signed it'],
    ['signed by somebody else under our name', () => aSigned(2, { privateKey: FOREIGN.privateKey }), 'none of ours'],
    ['expired', () => aSigned(2, { expiresAt: PAST }), 'It expired at'],
    ['an older one', () => aSigned(0), 'is before 1'],
  ])(
    'serves on by the last good one while one that is %s lies in its place, and starts with it again',
    async (_how, text, why) => {
      await write(aSigned(1))
      const store = start()
      expect(await served(store)).toBe('menu-1')
      await write(text())
      expect(await afterLooking(store)).toBe('menu-1')
      expect(reported.at(-1)).toContain(why)

      const restarted = start()
      expect(await served(restarted)).toBe('menu-1')
      expect(reported.at(-1)).toContain(why)
      await write(aSigned(3))
      expect(await afterLooking(restarted)).toBe('menu-3')
    },
  )

  it('serves on after a restart by what has expired meanwhile', async () => {
    const soon = new Date(Date.now() + 60_000).toISOString()
    await write(aSigned(1, { expiresAt: soon }))
    expect(await served(start())).toBe('menu-1')
    await write(aSigned(2, { expiresAt: PAST }))
    expect(await served(start())).toBe('menu-1')
  })

  it('says once that what it serves by expires soon, and once that it has', async () => {
    const ends = Date.now() + 60_000
    await write(aSigned(1, { expiresAt: new Date(ends).toISOString() }))
    const store = start()
    for (let look = 0; look < 3; look += 1) await afterLooking(store)
    expect(reported).toEqual([expect.stringMatching(/expires soon.*npm run release -- renew/)])
    const clock = jest.spyOn(Date, 'now').mockReturnValue(ends + 1)
    for (let look = 0; look < 3; look += 1) expect(await afterLooking(store)).toBe('menu-1')
    expect(reported.slice(1)).toEqual([expect.stringMatching(/has expired.*npm run release -- renew/)])
    clock.mockRestore()
  })

  it('goes on from what it kept, not from what it has read first: an old one is refused however often it starts', async () => {
    for (const serial of [1, 2, 3]) {
      await write(aSigned(serial))
      expect(await served(start())).toBe(`menu-${serial}`)
    }
    await write(aSigned(2))
    for (let starts = 0; starts < 3; starts += 1) expect(await served(start())).toBe('menu-3')
  })

  it('has nothing to serve where it kept nothing and what lies there is not good', async () => {
    await write(aSigned(1, { privateKey: FOREIGN.privateKey }))
    await expect(start().document()).rejects.toThrow('no usable release document')
  })

  it('forgets what was signed by a key that is not trusted any more', async () => {
    await write(aSigned(9))
    expect(await served(start())).toBe('menu-9')
    await write(aSigned(2, { privateKey: NEXT.privateKey }))
    expect(await served(start(readTrustedKeys(NEXT.publicKey)))).toBe('menu-2')
  })
})

describe('GALO_RELEASE_KEYS', () => {
  const given = (keys: string) => () => parseConfig({ GALO_ENV: 'local', GALO_MARKET: 'UK', GALO_RELEASE_KEYS: keys })

  it('names whose signatures count, and what a site takes is kept', () => {
    expect(aConfig()).toMatchObject({ releaseKeys: null, keptDocument: null })
    const config = given(OURS.publicKey)()
    expect(Object.keys(config.releaseKeys ?? {})).toEqual(['ours'])
    expect(config.keptDocument).toMatch(/\.galo\/kept\/releases-UK\.json$/)
  })

  it.each(['', 'ours', 'ours:', 'ours:AAAA', `${OURS.publicKey},`, OURS.privateKey])(
    'is said not to be usable as %j',
    (keys) => expect(given(keys)).toThrow('GALO_RELEASE_KEYS: '),
  )
})
