import { NetworkError } from '@galo/contracts/errors'
import type { LoaderResult, PageRoute } from '@galo/navigation'
import {
  aDish,
  aLostChunk,
  aRoute,
  createFakeRemotes,
  createFakeServices,
  menu,
  noPageData,
  codeOf,
  shows,
  type Dish,
  type FakeRemotes,
} from '../test/a-visit'
import { anEntry, match, rendered, url, withCode } from '../test/page-entry.fixture'
import type { FetchPageData } from './fetch-page-data'
import { createPageEntry } from './page-entry'

describe('createPageEntry', () => {
  describe('a page whose data the site loads', () => {
    const onSite = { ...match, data: 'site' as const }
    const aSiteEntry = (remotes: FakeRemotes, fetchPageData: FetchPageData, arrived?: typeof rendered) =>
      createPageEntry({
        match: onSite,
        url,
        registry: remotes.registry,
        services: createFakeServices(),
        fetchPageData,
        arrived,
      })

    it('asks the site while the code is still on its way, and never its own loader', async () => {
      const load = jest.fn(async () => aDish('From the loader'))
      const fetchPageData = jest.fn<ReturnType<FetchPageData>, Parameters<FetchPageData>>(async () =>
        aDish('From the site'),
      )
      const remotes = createFakeRemotes()
      const entry = aSiteEntry(remotes, fetchPageData)
      expect(fetchPageData).toHaveBeenCalledWith(
        '/order/menu/deansgate?fulfilment=collection',
        menu.version,
        expect.any(AbortSignal),
      )
      await remotes.arrive(menu, './menu.restaurant', codeOf(aRoute({ load })))
      await shows(entry, 'ready')
      expect(entry.get()).toMatchObject({ result: { data: { name: 'From the site' } } })
      expect(load).not.toHaveBeenCalled()
    })

    it('asks its own loader when the site has no answer', async () => {
      const remotes = await withCode(aRoute({ load: async () => aDish('From the loader') }))
      const entry = aSiteEntry(remotes, noPageData)
      await shows(entry, 'ready')
      expect(entry.get()).toMatchObject({ result: { data: { name: 'From the loader' } } })
    })

    it('asks nobody for what came with the document', async () => {
      const fetchPageData = jest.fn<ReturnType<FetchPageData>, Parameters<FetchPageData>>(noPageData)
      aSiteEntry(await withCode(), fetchPageData, rendered)
      expect(fetchPageData).not.toHaveBeenCalled()
    })
  })

  it('goes from no code over no data to the page, and tells each step', async () => {
    const remotes = createFakeRemotes()
    const entry = anEntry(remotes)
    const steps = [entry.get().kind]
    entry.subscribe(() => steps.push(entry.get().kind))
    void remotes.arrive(menu, './menu.restaurant', codeOf(aRoute()))
    await shows(entry, 'ready')
    expect(steps).toEqual(['loading-code', 'loading-data', 'ready'])
  })

  it('finds its code in a module that several pages share', async () => {
    const remotes = createFakeRemotes()
    const shared = { default: [aRoute({ id: 'menu.other' }), aRoute()] }
    await remotes.arrive(menu, './menus', shared)
    const entry = createPageEntry({
      match: { ...match, code: 'menus' },
      url,
      registry: remotes.registry,
      services: createFakeServices(),
      fetchPageData: noPageData,
    })
    await shows(entry, 'ready')
    expect(entry.get()).toMatchObject({ route: { id: 'menu.restaurant' } })
  })

  it('gives the loader the address and its parameters', async () => {
    const load = jest.fn<Promise<LoaderResult<Dish>>, Parameters<PageRoute['load']>>(async () => aDish('Wings'))
    const entry = anEntry(await withCode(aRoute({ load })))
    await shows(entry, 'ready')
    expect(load.mock.calls[0]?.[0]).toMatchObject({ params: { slug: 'deansgate' }, url })
  })

  it('says by its code why the data could not be had, and has them after trying again', async () => {
    const load = jest
      .fn<Promise<LoaderResult<Dish>>, []>()
      .mockRejectedValueOnce(new NetworkError('offline'))
      .mockResolvedValueOnce(aDish('Wings'))
    const services = createFakeServices()
    const entry = anEntry(await withCode(aRoute({ load })), undefined, services)
    await shows(entry, 'unavailable')
    expect(entry.get()).toMatchObject({ kind: 'unavailable', reason: 'network' })
    expect(services.lines).toEqual(['error: A page could not be shown'])
    entry.retry()
    expect(entry.get().kind).toBe('loading-data')
    await shows(entry, 'ready')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is a defect when a loader throws what nobody expected', async () => {
    const entry = anEntry(await withCode(aRoute({ load: () => Promise.reject(new TypeError('undefined')) })))
    await shows(entry, 'unavailable')
    expect(entry.get()).toMatchObject({ kind: 'unavailable', reason: 'defect' })
  })

  it('is too late when a loader answers nothing, and has the data after trying again', async () => {
    jest.useFakeTimers()
    try {
      const load = jest
        .fn<Promise<LoaderResult<Dish>>, []>()
        .mockReturnValueOnce(new Promise(() => {}))
        .mockResolvedValueOnce(aDish('Wings'))
      const entry = anEntry(await withCode(aRoute({ load })))
      await jest.advanceTimersByTimeAsync(44_999)
      expect(entry.get().kind).toBe('loading-data')
      await jest.advanceTimersByTimeAsync(1)
      expect(entry.get()).toMatchObject({ kind: 'unavailable', reason: 'timeout' })
      entry.retry()
      await shows(entry, 'ready')
    } finally {
      jest.useRealTimers()
    }
  })

  it('takes a loader that was lost on its way for lost code, not for a bug', async () => {
    const entry = anEntry(await withCode(aRoute({ load: () => Promise.reject(aLostChunk()) })))
    await shows(entry, 'unavailable')
    expect(entry.get()).toMatchObject({ kind: 'unavailable', reason: 'remote-unavailable' })
  })

  it('only tries again what failed', async () => {
    const load = jest.fn(async () => aDish('Wings'))
    const entry = anEntry(await withCode(aRoute({ load })))
    await shows(entry, 'ready')
    entry.retry()
    expect(entry.get().kind).toBe('ready')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('tells the loader to stop, and nobody of what it says then', async () => {
    const services = createFakeServices()
    let stopped: Promise<void> = Promise.resolve()
    const load: PageRoute<Dish>['load'] = ({ signal }) =>
      new Promise((_resolve, reject) => {
        stopped = new Promise((done) =>
          signal.addEventListener('abort', () => {
            reject(new Error('aborted'))
            done()
          }),
        )
      })
    const entry = anEntry(await withCode(aRoute({ load })), undefined, services)
    await Promise.resolve()
    entry.abort()
    await stopped
    await Promise.resolve()
    expect(entry.get().kind).toBe('loading-data')
    expect(services.lines).toEqual([])
  })
})
