import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Hono } from 'hono'
import { releaseDocumentSchema, type Release, type ReleaseDocument } from '@galo/contracts/release'
import { newKeys, readSigner, readTrustedKeys, signDocument } from '@galo/releases'
import { STORES, type AStore } from '@galo/testing/stores'
import { aBuild, codeOf } from '../test/a-build'
import { aPublisher, type Publisher } from '../test/a-publisher'
import { aFolder, type Folder } from '../test/a-release'
import { openIn } from '../test/a-store'
import { aWholeSite, HOST } from '../test/a-whole-site'
import type { ReleaseStore } from './release-store'

const ROOT = join(__dirname, '../../..')
const KEYS = newKeys('ours')
const MENU = { pages: [{ id: 'menu.restaurant', path: '/order/menu/:slug', code: 'page' }] }
const SEARCH = { pages: [{ id: 'search.home', path: '/order/search', code: 'page' }] }
const FUTURE = '2099-01-01T00:00:00.000Z'

/** Somebody who releases, somebody who can write where releases lie, and a site. */
interface World {
  readonly stored: AStore
  /** A build of this version: what `publish --from` is told. */
  build(version: string, extras?: Partial<Release['extras']>, app?: string): Promise<string>
  /** Of a build's folder. */
  spoil(version: string, file: string, text: string | null): Promise<void>
  /** Runs the tool, which does what it is told. */
  done(...words: readonly string[]): Promise<void>
  /** Publishes a build, and gives it to everybody. */
  give(version: string, extras?: Partial<Release['extras']>, app?: string): Promise<void>
  /** Signs a document with our key, past the tool, and puts it where sites read. */
  signByHand(edit: (menu: Release) => Release): Promise<void>
  live(): Promise<ReleaseDocument>
}

/** What is refused, by whom, with which words; and that what they say to do is what helps. */
interface Refused {
  readonly what: string
  /** What is done before, and is in order. */
  readonly before?: (world: World) => Promise<void>
  /** Answers the words the tool is told, where it is the tool that refuses. */
  readonly bad: (world: World) => Promise<readonly string[] | void>
  readonly says: RegExp
  /** The menu that visitors get all the while; `one` unless said otherwise. */
  readonly serving?: string
  /** The only file that a site has no more. */
  readonly lost?: string
  /** What the sentence says. */
  readonly mend: (world: World) => Promise<unknown>
  /** The menu that they get then. */
  readonly mended?: string
  /** It is found in what lies where releases are read; else it is refused before anything gets there. */
  readonly isOfTheStore?: true
}

const DOCUMENT = 'releases.json'
const aGlow = { ...MENU, takes: { '@galo/css': ['glow'] } }
const anIntruder = {
  pages: [
    { id: 'x', path: '/order/:page' },
    { id: 'y', path: '/order/search' },
  ],
}
const publishing = (build: string) => ['publish', 'mfe-menu', '--from', build]
const lastOf = async ({ stored }: World) =>
  (await stored.names()).filter((name) => name.startsWith('documents/')).at(-1) ?? ''
const textOf = async ({ stored }: World, name: string) => String(await stored.read(name))

let untampered = ''

const REFUSED: readonly Refused[] = [
  {
    what: 'a file that was tampered with where it lies',
    isOfTheStore: true,
    bad: ({ stored }) => stored.write('mfe-menu/one/browser/page.js', 'a skimmer'),
    says: /not the one that was released.*delete mfe-menu\/one\/browser\/page.js there and publish that build again/,
    lost: 'page.js',
    async mend({ stored, build, done }) {
      await stored.remove('mfe-menu/one/browser/page.js')
      await done(...publishing(await build('one', MENU)))
    },
  },
  {
    what: 'a file that was tampered with before it was published',
    async bad({ build, spoil }) {
      const built = await build('three', MENU)
      await spoil('three', 'page.js', 'a skimmer')
      return publishing(built)
    },
    says: /page.js is not the one that was built: build mfe-menu again/,
    mend: ({ give }) => give('three', MENU),
    mended: 'three',
  },
  {
    what: 'a document that was tampered with where sites read',
    isOfTheStore: true,
    async bad(world) {
      const text = await textOf(world, DOCUMENT)
      await world.stored.write(DOCUMENT, text.replaceAll('/order/assets/mfe-menu/one', 'https://evil.test/one'))
    },
    says: /changed after it was signed.*restore the last document/,
    mend: ({ done }) => done('renew'),
  },
  {
    what: 'a document that was tampered with before the next one was signed',
    isOfTheStore: true,
    async bad(world) {
      const name = await lastOf(world)
      untampered = await textOf(world, name)
      await world.stored.write(name, untampered.replaceAll('/order/assets/mfe-menu/one', 'https://evil.test/one'))
      return ['promote', 'mfe-menu', 'two']
    },
    says: /Nothing is written after document \d+. It was changed after it was signed.*restore the last document/,
    async mend(world) {
      await world.stored.write(await lastOf(world), untampered)
      await world.done('promote', 'mfe-menu', 'two')
    },
    mended: 'two',
  },
  {
    what: 'an older serial',
    isOfTheStore: true,
    before: ({ done }) => done('promote', 'mfe-menu', 'two'),
    async bad(world) {
      const [, ...older] = (await world.stored.names()).filter((name) => name.startsWith('documents/')).toReversed()
      await world.stored.write(DOCUMENT, await textOf(world, older[0] ?? ''))
    },
    says: /serial, \d+, is before \d+, which is served.*To go back, roll back/,
    serving: 'two',
    mend: ({ done }) => done('rollback', 'mfe-menu'),
  },
  {
    what: 'a document that has expired',
    async bad({ done, live }) {
      // So many days are most of a second.
      await done('promote', 'mfe-menu', 'two', '--days', '0.00001')
      const { extras } = await live()
      await pause(Math.max(0, Date.parse(extras?.expiresAt ?? '') - Date.now()) + 5)
    },
    says: /It expired at .*write it anew, unchanged/,
    mend: ({ done }) => done('renew'),
    mended: 'two',
  },
  {
    what: 'a release that uses an export which the live shell lacks',
    bad: async ({ build }) => publishing(await build('three', aGlow)),
    says: /takes glow from @galo\/css, which the shell does not give. Build it for that shell, or release the shell first/,
    async mend({ give }) {
      await give('2', { gives: { '@galo/css': ['css', 'glow'] } }, 'shell')
      await give('three', aGlow)
    },
    mended: 'three',
  },
  {
    what: 'a document, signed past the tool, that gives visitors such a release',
    bad: ({ signByHand }) => signByHand((menu) => ({ ...menu, extras: { ...menu.extras, ...aGlow } })),
    says: /fits no live shell: it takes glow.*Build it for the shell that is live, or release that first/,
    async mend({ give }) {
      await give('2', { gives: { '@galo/css': ['css', 'glow'] } }, 'shell')
      await give('three', aGlow)
    },
    mended: 'three',
  },
  {
    what: 'a release that weighs more than its squad says it may',
    async bad({ build, spoil }) {
      const built = await build('three', MENU)
      await spoil('three', '../../budgets.json', '{ "page": 0.01 }')
      return publishing(built)
    },
    says: /page of mfe-menu three weighs .* bytes more than the 0.01 KiB of mfe-menu\/budgets.json: make it lighter, or decide that it may weigh more/,
    async mend({ spoil, give }) {
      await spoil('three', '../../budgets.json', '{ "page": 1 }')
      await give('three', MENU)
    },
    mended: 'three',
  },
  {
    what: 'a release of which half lies there',
    isOfTheStore: true,
    async bad({ stored, done }) {
      await stored.remove('mfe-menu/two/browser/page.js')
      await done('promote', 'mfe-menu', 'two')
    },
    says: /given mfe-menu\/two, of which browser\/page.js is missing.*publish the build of two again, which puts what is missing/,
    mend: async ({ build, done }) => done(...publishing(await build('two', MENU))),
    mended: 'two',
  },
  {
    what: 'half a build',
    async bad({ build, spoil }) {
      const built = await build('three', MENU)
      await spoil('three', 'page.js', null)
      return publishing(built)
    },
    says: /page.js is not the one that was built: build mfe-menu again/,
    mend: ({ give }) => give('three', MENU),
    mended: 'three',
  },
  {
    what: 'two remotes that claim one page',
    bad: async ({ build }) => publishing(await build('three', anIntruder)),
    says: /mfe-search \(\/order\/search\) and mfe-menu \(\/order\/search\) claim the same addresses: one of them has to change its path in its remote.ts/,
    mend: ({ give }) => give('three', MENU),
    mended: 'three',
  },
  {
    what: 'a document, signed past the tool, in which two remotes claim one page',
    bad: ({ signByHand }) => signByHand((menu) => ({ ...menu, extras: { ...menu.extras, ...anIntruder } })),
    says: /claim the same addresses: one of them has to change its path in its remote.ts/,
    mend: ({ give }) => give('three', MENU),
    mended: 'three',
  },
]

/** What is refused before anything gets to a store is refused alike whichever it is: a fair slice has it refused at one, the proof at each. */
const refusedAt = (kind: string): readonly Refused[] =>
  process.env['PROOF'] !== undefined || kind === 'a folder' ? REFUSED : REFUSED.filter((each) => each.isOfTheStore)

jest.setTimeout(60_000)

describe.each(STORES)('With releases in %s', (kind, openStore) => {
  let folder: Folder
  let stored: AStore
  let publisher: Publisher
  let store: ReleaseStore
  let site: Hono
  let reported: string[]
  let world: World
  beforeEach(async () => {
    reported = []
    folder = await aFolder()
    stored = await openStore()
    publisher = await aPublisher(settings())
    world = {
      stored,
      build: (version, extras = {}, app = 'mfe-menu') => aBuild(folder, app, version, extras),
      async spoil(version, file, text) {
        const name = `builds/mfe-menu-${version}/dist/browser/${file}`
        await (text === null ? rm(join(folder.path, name)) : folder.write(name, text))
      },
      async done(...words) {
        expect(await publisher.run(...words)).toMatchObject({ code: 0 })
      },
      async give(version, extras, app = 'mfe-menu') {
        await world.done('publish', app, '--from', await world.build(version, extras, app))
        await world.done('promote', app, version)
      },
      async signByHand(edit) {
        const { extras, ...document } = await world.live()
        const menus = document.microFrontends['@galo/mfe-menu'] ?? []
        const edited = menus.map((menu) => (menu.deployment.default ? edit(menu) : menu))
        const next = {
          ...document,
          microFrontends: { ...document.microFrontends, '@galo/mfe-menu': edited },
          extras: { serial: (extras?.serial ?? 0) + 1, expiresAt: FUTURE },
        }
        await stored.write(DOCUMENT, JSON.stringify(signDocument(next, readSigner(KEYS.privateKey))))
      },
      live: async () => releaseDocumentSchema.parse(JSON.parse(String(await stored.read(DOCUMENT)))),
    }
    await world.give('1', { gives: { '@galo/css': ['css'] } }, 'shell')
    await world.give('one', SEARCH, 'mfe-search')
    await world.give('one', MENU)
    await world.done(...publishing(await world.build('two', MENU)))

    const told = (message: string, details: object) => void reported.push(`${message} ${JSON.stringify(details)}`)
    store = openIn(stored, folder, told, {
      keys: readTrustedKeys(KEYS.publicKey),
      kept: join(folder.path, 'kept/releases-UK.json'),
    })
    site = aWholeSite({ platformUrl: 'http://platform.test', folder: folder.path, store })
    await store.document()
  })
  afterEach(async () => {
    await publisher.close()
    await Promise.all([folder.remove(), stored.close()])
  })

  const settings = () => ({
    ...stored.environment,
    GALO_RELEASES: stored.address,
    GALO_RELEASE_KEY: KEYS.privateKey,
  })
  const tool = (words: readonly string[]) =>
    new Promise<{ code: unknown; said: string }>((done) => {
      const command = ['--import', 'tsx', join(ROOT, 'shared/build/bin/release.mjs'), ...words]
      const env = { ...process.env, ...settings() }
      execFile(process.execPath, command, { cwd: ROOT, env }, (error, said) => done({ code: error?.code ?? 0, said }))
    })
  const ask = async (path: string) => {
    const answer = await site.request(`http://${HOST}${path}`, { headers: { host: HOST } })
    return { status: answer.status, text: await answer.text() }
  }
  const asking = async (app: string, version: string, file: string) => {
    const { status, text } = await ask(`/order/assets/${app}/${version}/${file}`)
    return status === 200 ? text : status
  }
  /** Pages by this release of the menu, and every file of everything that visitors get. */
  const serves = async (version: string, lost: string | undefined) => {
    const page = await ask('/order/menu/deansgate')
    expect(page.status).toBe(200)
    expect(page.text).toContain(`/order/assets/mfe-menu/${version}/entry.js`)
    expect((await ask('/order/search')).status).toBe(200)
    const { microFrontends } = await store.document()
    for (const [key, releases] of Object.entries(microFrontends))
      for (const { metadata, deployment } of releases.filter((release) => release.deployment.traffic > 0)) {
        const app = key.replace('@galo/', '')
        for (const file of ['entry.js', 'page.js'])
          expect([deployment.traffic, await asking(app, metadata.version, file)]).toEqual([
            100,
            app === 'mfe-menu' && file === lost ? 404 : codeOf(app, metadata.version, file),
          ])
      }
  }

  it.each(refusedAt(kind))(
    '$what is refused with what to do, the site serving on, and doing so helps',
    async ({ before, bad, says, serving = 'one', lost, mend, mended = 'one' }) => {
      await before?.(world)
      await store.look()
      const ofBefore = await stored.read(DOCUMENT)
      const words = await bad(world)
      if (words !== undefined) {
        expect(await tool(words)).toEqual({ code: 3, said: expect.stringMatching(says) })
        expect(await stored.read(DOCUMENT)).toEqual(ofBefore)
      }
      await store.look()
      await serves(serving, lost)
      if (words === undefined) expect(reported.at(-1)).toMatch(says)
      else expect(reported).toEqual([])
      await mend(world)
      await store.look()
      await serves(mended, undefined)
    },
  )
})
