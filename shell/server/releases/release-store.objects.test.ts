import { readFile } from 'node:fs/promises'
import { anObjectPlace, type AnObjectPlace } from '@galo/testing/stores'
import { parseConfig } from '../config'
import { aDocument, aFolder, aRelease, sha384, type Folder } from '../test/a-release'
import { openIn } from '../test/a-store'

const BUILD = 'mfe-menu/2.0.0/server/remote.cjs'

describe('Releases in an object store', () => {
  let folder: Folder
  let stored: AnObjectPlace
  let reported: string[]
  beforeEach(async () => {
    reported = []
    folder = await aFolder()
    stored = await anObjectPlace()
    for (const version of ['1.0.0', '2.0.0']) await stored.write(`mfe-menu/${version}/browser/entry.js`, 'entry')
    await publish('1.0.0')
  })
  afterEach(() => Promise.all([folder.remove(), stored.close()]))

  const open = () => openIn(stored, folder, (message) => void reported.push(message))
  /** A menu that has a server build; `traffic`: 0 where visitors are still given another one. */
  const publish = (version: string, traffic = 100) => {
    const build = { file: 'remote.cjs', integrity: sha384('draws') }
    const menu = aRelease('mfe-menu', version === '1.0.0' ? {} : { server: build }, version)
    const document = aDocument({ shell: aRelease('shell', { files: {} }), 'mfe-menu': menu })
    const tried = { ...menu, deployment: { traffic, default: traffic > 0 } }
    const menus = traffic > 0 ? [tried] : [aRelease('mfe-menu'), tried]
    const written = { ...document, microFrontends: { ...document.microFrontends, '@galo/mfe-menu': menus } }
    return stored.write('releases.json', JSON.stringify(written))
  }
  const versionsIn = async (store: ReturnType<typeof open>) =>
    (await store.document()).microFrontends['@galo/mfe-menu']?.map(({ metadata }) => metadata.version)
  const afterLooking = async (store: ReturnType<typeof open>) => {
    await store.look()
    return versionsIn(store)
  }
  const onDisk = (store: ReturnType<typeof open>) =>
    readFile(store.pathOf('mfe-menu/2.0.0', 'server/remote.cjs'), 'utf8')

  it('bring what draws a release to disk before visitors are given it', async () => {
    const store = open()
    await store.document()
    await publish('2.0.0')
    expect(await afterLooking(store)).toEqual(['1.0.0'])
    expect(reported).toEqual(['The release document could not be read; the last good one stays'])
    await stored.write(BUILD, 'draws, and more')
    expect(await afterLooking(store)).toEqual(['1.0.0'])
    expect(reported.at(-1)).toBe('A server build could not be brought here')
    await stored.write(BUILD, 'draws')
    expect(await afterLooking(store)).toEqual(['2.0.0'])
    expect(await onDisk(store)).toBe('draws')
  })

  it('are heard of while one that nobody is given is half there, and of a start it is no question', async () => {
    const store = open()
    await store.document()
    await publish('2.0.0', 0)
    expect(await afterLooking(store)).toEqual(['1.0.0', '2.0.0'])
    await publish('2.0.0')
    expect(await versionsIn(open())).toEqual(['2.0.0'])
  })

  it('are brought once, and again where somebody has changed them on the disk', async () => {
    await stored.write(BUILD, 'draws')
    await publish('2.0.0')
    const store = open()
    await store.document()
    await stored.remove(BUILD)
    await openIn(stored, folder, (message) => void reported.push(message)).document()
    expect(reported).toEqual([])
    await folder.write(`builds/${BUILD}`, 'something else')
    await stored.write(BUILD, 'draws')
    await open().document()
    expect(await onDisk(store)).toBe('draws')
  })

  it.each(['hang', 'cut'] as const)('serve on by what is known while the store’s answers %s', async (fault) => {
    const store = open()
    await store.document()
    stored.breakBy(() => fault)
    expect(await afterLooking(store)).toEqual(['1.0.0'])
    expect(reported).toEqual(['The release document could not be read; the last good one stays'])
    expect(store.checkedMsAgo()).not.toBeNull()
  })

  it.each([
    ['GALO_RELEASES', 's3://Bucket', 'it is written s3://bucket/folder'],
    ['AWS_SECRET_ACCESS_KEY', '', 'an object store wants both'],
    ['AWS_ENDPOINT_URL_S3', 'store.example', 'it is an address'],
  ])('are not to be had with %s %j, which a start says', (name, value, sentence) => {
    const settings = { GALO_ENV: 'local', GALO_MARKET: 'UK', GALO_RELEASES: stored.address, ...stored.environment }
    expect(() => parseConfig({ ...settings, [name]: value })).toThrow(sentence)
  })
})
