import { factsInUse, storesInUse } from '@galo/build/descriptions'
import { found, type LoaderResult, type PageRoute } from '@galo/navigation'
import { createFlags, createOverlayStack, type Services } from '@galo/services'
import { createFakeSession } from '@galo/testing'
import type { FetchPageData } from '../pages/fetch-page-data'
import type { PageEntry } from '../pages/page-entry'
import { createRegistry, type RemoteRegistry } from '../remotes/remote-registry'
import type { Visit, VisitRemote } from '../../shared/visit'

const NOON = Date.parse('2026-11-18T12:00:00Z')

export interface Dish {
  readonly name: string
}

export const menu: VisitRemote = {
  name: 'mfe-menu',
  version: '1',
  entry: '/menu.js',
  pages: [{ id: 'menu.restaurant', path: '/order/menu/:slug' }],
  fragments: ['basket-sum'],
}
export const search: VisitRemote = {
  name: 'mfe-search',
  version: '1',
  entry: '/search.js',
  pages: [{ id: 'search.start', path: '/order/search' }],
  fragments: [],
}

/** A page of the menu's, unless said otherwise. */
export const aRoute = (route: Partial<PageRoute<Dish>> = {}): PageRoute =>
  ({
    id: 'menu.restaurant',
    load: async () => aDish('Half chicken'),
    Page: () => null,
    Skeleton: () => null,
    ...route,
  }) as unknown as PageRoute

export const aDish = (name: string): LoaderResult<Dish> => found({ name }, { title: name })

/** A site that loads nothing for its pages: each asks its own loader. */
export const noPageData: FetchPageData = () => Promise.resolve(null)

/** The module that a remote exposes a page by. */
export const codeOf = (route: PageRoute): unknown => ({ default: route })

export interface FakeServices extends Services {
  readonly lines: readonly string[]
  advance(ms: number): void
}

export const createFakeServices = (): FakeServices => {
  let now = NOON
  const lines: string[] = []
  return {
    lines,
    advance: (ms) => void (now += ms),
    http: { send: () => Promise.reject(new Error('Nobody answers here')) },
    clock: { now: () => now, renderedAt: NOON },
    log: (level, message) => void lines.push(`${level}: ${message}`),
    session: createFakeSession(),
    config: {
      market: 'UK',
      language: 'en',
      environment: 'cicd',
      isDevelopment: false,
      siteUrls: { UK: 'http://uk.test', IE: 'http://ie.test' },
      identityUrl: 'http://identity.test',
      menuToken: 'menu',
      developmentToken: 'development',
      cardKey: 'pk_test_galo',
      cardScriptUrl: null,
      fraudKey: 'galo-fraud',
      fraudApiUrl: 'http://fraud.test',
      mapsKey: 'galo-maps',
      mapsApiUrl: 'http://maps.test',
    },
    flags: createFlags({}),
    createId: () => 'an-id',
    overlays: createOverlayStack(),
  }
}

export const aVisit = (visit: Partial<Visit> = {}): Visit => ({
  config: createFakeServices().config,
  serverNow: NOON,
  aheadMs: 0,
  remotes: [menu, search],
  stores: storesInUse(),
  facts: factsInUse(),
  flags: {},
  consent: { analytics: null, recording: null, decidedAt: null },
  rendered: 'chrome',
  result: null,
  ...visit,
})

export interface FakeRemotes {
  readonly registry: RemoteRegistry
  /** The code arrives, for those who wait and those who ask later. */
  arrive(remote: VisitRemote, exposed: string, module: unknown): Promise<unknown>
  /** Nobody can have it, until it arrives. */
  fail(remote: VisitRemote, exposed: string): void
  /** It arrives for those who wait and those who ask later; nobody here asks. */
  come(remote: VisitRemote, exposed: string, module: unknown): void
  /** Whoever asks from now on has it; nobody is told. */
  mend(remote: VisitRemote, exposed: string, module: unknown): void
  /** It comes, and throws. */
  break(remote: VisitRemote, exposed: string): void
}

/** What webpack says of a chunk that could not be reached. */
export const aLostChunk = (): Error =>
  Object.assign(new Error('Loading chunk 39 failed.\n(error: http://uk.test/39.js)'), { name: 'ChunkLoadError' })

/** The real registry over code that comes when the test says so. */
export const createFakeRemotes = (): FakeRemotes => {
  const answers = new Map<string, () => Promise<unknown>>()
  const waiting = new Map<string, (() => void)[]>()
  const say = (key: string, answer: () => Promise<unknown>) => {
    answers.set(key, answer)
    for (const goOn of waiting.get(key)?.splice(0) ?? []) goOn()
  }
  const registry = createRegistry({
    async loadExposed({ entry }, exposed) {
      const key = `${entry}${exposed}`
      if (!answers.has(key)) await new Promise<void>((goOn) => waiting.set(key, [...(waiting.get(key) ?? []), goOn]))
      return answers.get(key)?.()
    },
    deadlineMs: 8_000,
    wait: (ms) => (ms < 8_000 ? Promise.resolve() : new Promise(() => {})),
    report: () => {},
  })
  return {
    registry,
    arrive(remote, exposed, module) {
      say(`${remote.entry}${exposed}`, async () => module)
      return registry.load(remote, exposed)
    },
    come: (remote, exposed, module) => say(`${remote.entry}${exposed}`, async () => module),
    fail: (remote, exposed) => say(`${remote.entry}${exposed}`, () => Promise.reject(aLostChunk())),
    mend: ({ entry }, exposed, module) => void answers.set(`${entry}${exposed}`, async () => module),
    break: (remote, exposed) => say(`${remote.entry}${exposed}`, () => Promise.reject(new TypeError('a bug'))),
  }
}

/** Resolves when the entry shows this. */
export const shows = (entry: PageEntry | null, kind: string): Promise<void> =>
  new Promise((resolve) => {
    if (entry === null || entry.get().kind === kind) return resolve()
    const stop = entry.subscribe(() => {
      if (entry.get().kind !== kind) return
      stop()
      resolve()
    })
  })
