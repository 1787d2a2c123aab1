import type { LoaderContext, LoaderResult } from '@galo/navigation'
import type { Visit } from '../../shared/visit'
import {
  aDish,
  aRoute,
  aVisit,
  createFakeRemotes,
  createFakeServices,
  noPageData,
  menu,
  codeOf,
  search,
  shows,
  type Dish,
} from '../test/a-visit'
import { createPages } from './pages'

const DEANSGATE = '/order/menu/deansgate?fulfilment=collection'
const SEARCH = '/order/search'

interface Options {
  readonly visit?: Partial<Visit>
  readonly firstHref?: string
  readonly codeIsHere?: boolean
  readonly load?: (context: LoaderContext) => Promise<LoaderResult<Dish>>
}

const aSite = async ({ visit, firstHref = SEARCH, codeIsHere = true, load }: Options = {}) => {
  const remotes = createFakeRemotes()
  const services = createFakeServices()
  const loads: string[] = []
  const routes = codeOf(
    aRoute({
      load: (context) => {
        loads.push(context.url.pathname + context.url.search)
        return load?.(context) ?? Promise.resolve(aDish('Half chicken'))
      },
      dataKey: ({ searchParams }) => searchParams.get('fulfilment') ?? '',
    }),
  )
  const bring = () => remotes.arrive(menu, './menu.restaurant', routes)
  if (codeIsHere) await bring()
  await remotes.arrive(search, './search.start', codeOf(aRoute({ id: 'search.start' })))
  const pages = createPages({
    visit: aVisit(visit),
    origin: 'http://uk.test',
    firstHref,
    registry: remotes.registry,
    services,
    fetchPageData: noPageData,
    state: { read: () => undefined as never },
  })
  return { pages, loads, services, bring, remotes }
}

describe('createPages', () => {
  it('brings the code of a page, and no data, where nobody knows yet what it will be about', async () => {
    const { pages, loads, remotes } = await aSite()
    const load = jest.spyOn(remotes.registry, 'load')
    pages.prefetchCode('/order/menu/deansgate')
    pages.prefetchCode('http://elsewhere.test/order/menu/deansgate')
    expect(load.mock.calls.map(([{ name }, exposed]) => [name, exposed])).toEqual([['mfe-menu', './menu.restaurant']])
    expect(loads).toEqual([])
  })

  it('has no page for an address of nobody', async () => {
    const { pages } = await aSite()
    expect(pages.open('/order/nowhere', 'a', false)).toBeNull()
  })

  it('does not load what it opened already, however often it is drawn', async () => {
    const { pages, loads } = await aSite()
    const entry = pages.open(DEANSGATE, 'a', false)
    await shows(entry, 'ready')
    expect(pages.open(DEANSGATE, 'a', false)).toBe(entry)
    expect(loads).toEqual([DEANSGATE])
  })

  it.each([
    ['here', true],
    ['late', false],
  ])('stays one page, drawn once and again, with the code %s', async (_when, codeIsHere) => {
    const { pages, loads, bring } = await aSite({
      codeIsHere,
      firstHref: DEANSGATE,
      visit: { rendered: 'page', result: aDish('Half chicken') },
    })
    const entry = pages.open(DEANSGATE, 'default', true)
    await bring()
    await shows(entry, 'ready')
    expect(pages.open(DEANSGATE, 'default', true)).toBe(entry)
    expect(pages.open(`${DEANSGATE}&item=wings`, 'sheet', false)).toBe(entry)
    expect(loads).toEqual([])
  })

  it('uses what a link brought ahead when it is clicked', async () => {
    const { pages, loads } = await aSite()
    pages.prefetch(DEANSGATE)
    pages.prefetch(DEANSGATE)
    const entry = pages.open(DEANSGATE, 'a', false)
    await shows(entry, 'ready')
    expect(loads).toEqual([DEANSGATE])
  })

  it('gives up what was touched before last, and what has not come when the customer goes somewhere else', async () => {
    const signals = new Map<string, AbortSignal>()
    const { pages } = await aSite({
      load: ({ url, signal }) => {
        signals.set(url.pathname.replace('/order/menu/', ''), signal)
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve(aDish('Late'))))
      },
    })
    const isGivenUp = (slug: string) => signals.get(slug)?.aborted
    for (const slug of ['first', 'second', 'third']) pages.prefetch(`/order/menu/${slug}`)
    expect(['first', 'second', 'third'].map(isGivenUp)).toEqual([true, false, false])
    pages.open('/order/menu/third', 'a', false)
    expect(['second', 'third'].map(isGivenUp)).toEqual([true, false])
    pages.open(SEARCH, 'b', false)?.abort()
    pages.open('/order/menu/third', 'a', true)?.abort()
  })

  it('brings again what was brought so long ago that a click would not take it', async () => {
    const { pages, loads, services } = await aSite()
    pages.prefetch(DEANSGATE)
    services.advance(29_000)
    pages.prefetch(DEANSGATE)
    expect(loads).toHaveLength(1)
    services.advance(1_000)
    pages.prefetch(DEANSGATE)
    await shows(pages.open(DEANSGATE, 'a', false), 'ready')
    expect(loads).toHaveLength(2)
  })

  it('prepares data only where they are the same for everybody', async () => {
    const visit = {
      remotes: [
        { ...menu, pages: [{ id: 'menu.restaurant', path: '/order/menu/:slug', data: 'site' as const }] },
        search,
      ],
    }
    const { pages, loads } = await aSite({ visit, firstHref: '/order/nowhere' })
    pages.prepare(SEARCH)
    expect(loads).toEqual([])
    pages.prepare(DEANSGATE)
    await shows(pages.open(DEANSGATE, 'a', false), 'ready')
    expect(loads).toEqual([DEANSGATE])
  })

  it('lets a page ask ahead when it is likely and when it is opened, and lives with one that throws', async () => {
    const { pages, remotes, services } = await aSite({ codeIsHere: false })
    const askAhead = jest.fn(() => {
      throw new Error('a bug')
    })
    pages.prepare(DEANSGATE)
    await remotes.arrive(menu, './menu.restaurant', codeOf(aRoute({ askAhead })))
    await new Promise(process.nextTick)
    expect(askAhead).toHaveBeenCalledTimes(1)
    expect(askAhead).toHaveBeenCalledWith(expect.objectContaining({ services, params: null }))
    await shows(pages.open(DEANSGATE, 'a', false), 'ready')
    expect(askAhead).toHaveBeenCalledTimes(2)
    expect(askAhead).toHaveBeenLastCalledWith(expect.objectContaining({ params: { slug: 'deansgate' } }))
    expect(services.lines).toContain('warning: A page could not ask ahead')
  })

  it('lets a page bring its pictures as soon as its data are here, drawn or not', async () => {
    const { pages, remotes } = await aSite({ codeIsHere: false })
    const bring = jest.fn()
    await remotes.arrive(menu, './menu.restaurant', codeOf(aRoute({ bring })))
    pages.prefetch(DEANSGATE)
    await new Promise(process.nextTick)
    expect(bring).toHaveBeenCalledWith({ name: 'Half chicken' })
  })

  it('brings nothing ahead from other sites, or for an address of nobody', async () => {
    const { pages, loads } = await aSite()
    pages.prefetch(`http://elsewhere.test${DEANSGATE}`)
    pages.prefetch('/order/nowhere')
    expect(loads).toEqual([])
  })

  it('shows the first page as it arrived, even if somebody pointed at links before', async () => {
    const { pages, loads } = await aSite({
      firstHref: DEANSGATE,
      visit: { rendered: 'page', result: aDish('From the server') },
    })
    pages.prefetch(SEARCH)
    pages.prefetch(DEANSGATE)
    expect(pages.open(DEANSGATE, 'default', true)?.get()).toMatchObject({
      kind: 'ready',
      result: { title: 'From the server' },
    })
    expect(loads).toEqual([])
  })

  it('takes what arrived for the first page only', async () => {
    const { pages, loads } = await aSite({
      firstHref: DEANSGATE,
      visit: { rendered: 'page', result: aDish('From the server') },
    })
    pages.open(SEARCH, 'a', false)
    await shows(pages.open(DEANSGATE, 'b', false), 'ready')
    expect(loads).toEqual([DEANSGATE])
  })

  it('shows what was there when the customer comes back, whatever its age', async () => {
    const { pages, loads, services } = await aSite()
    const entry = pages.open(DEANSGATE, 'a', false)
    await shows(entry, 'ready')
    pages.open(SEARCH, 'b', false)
    services.advance(3_600_000)
    expect(pages.open(DEANSGATE, 'a', true)).toBe(entry)
    expect(loads).toHaveLength(1)
  })

  it('loads anew when a link leads to a page that was left a while ago', async () => {
    const { pages, loads, services } = await aSite()
    const entry = pages.open(DEANSGATE, 'a', false)
    await shows(entry, 'ready')
    pages.open(SEARCH, 'b', false)
    services.advance(30_000)
    expect(pages.open(DEANSGATE, 'c', false)).not.toBe(entry)
    expect(loads).toHaveLength(2)
  })

  it('does not load again for a sheet that opens or closes, however long the customer read', async () => {
    const { pages, loads, services } = await aSite()
    const entry = pages.open(DEANSGATE, 'a', false)
    await shows(entry, 'ready')
    services.advance(600_000)
    expect(pages.open(`${DEANSGATE}&item=wings`, 'b', false)).toBe(entry)
    services.advance(600_000)
    expect(pages.open(DEANSGATE, 'c', false)).toBe(entry)
    expect(loads).toHaveLength(1)
  })

  it('loads when the part of the address changes that the data depend on', async () => {
    const { pages, loads } = await aSite()
    pages.open(DEANSGATE, 'a', false)
    pages.open('/order/menu/deansgate?fulfilment=delivery', 'b', false)
    expect(loads).toHaveLength(2)
  })

  it('tries anew when the customer returns to a page that failed', async () => {
    let isDown = true
    const { pages, loads } = await aSite({
      load: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(aDish('Half chicken'))),
    })
    pages.prefetch(DEANSGATE)
    const failed = pages.open(DEANSGATE, 'a', false)
    await shows(failed, 'unavailable')
    expect(pages.open(DEANSGATE, 'a', false)).toBe(failed)
    pages.open(SEARCH, 'b', false)
    isDown = false
    const entry = pages.open(DEANSGATE, 'a2', true)
    await shows(entry, 'ready')
    expect(loads).toHaveLength(2)
  })

  it('tries anew when the customer goes back to the very visit that failed', async () => {
    let isDown = true
    const { pages, loads } = await aSite({
      load: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(aDish('Half chicken'))),
    })
    await shows(pages.open(DEANSGATE, 'a', false), 'unavailable')
    pages.open(SEARCH, 'b', false)
    isDown = false
    await shows(pages.open(DEANSGATE, 'a', true), 'ready')
    expect(loads).toHaveLength(2)
  })

  it('forgets what was shown longest ago, tells its loader to stop, and keeps what is on screen', async () => {
    const signals = new Map<string, AbortSignal>()
    const { pages } = await aSite({
      load: ({ url, signal }) => {
        signals.set(url.pathname, signal)
        return Promise.resolve(aDish('Half chicken'))
      },
    })
    pages.open('/order/menu/left', 'left', false)
    const onScreen = pages.open('/order/menu/shown', 'shown', false)
    for (let n = 0; n < 25; n += 1) {
      pages.prefetch(`/order/menu/link-${n}`)
      await new Promise(process.nextTick)
    }
    expect(signals.get('/order/menu/left')?.aborted).toBe(true)
    expect(signals.get('/order/menu/link-0')?.aborted).toBe(true)
    expect(signals.get('/order/menu/link-24')?.aborted).toBe(false)
    expect(pages.open('/order/menu/shown', 'shown', false)).toBe(onScreen)
  })

  it('is not taken down by a page that cannot name its data', async () => {
    const { pages, remotes } = await aSite({ codeIsHere: false })
    const dataKey = () => {
      throw new Error('no key')
    }
    await remotes.arrive(menu, './menu.restaurant', codeOf(aRoute({ dataKey })))
    const entry = pages.open(DEANSGATE, 'a', false)
    await shows(entry, 'ready')
    expect(pages.open(DEANSGATE, 'a', false)).toBe(entry)
  })
})
