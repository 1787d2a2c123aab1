import { aDish, aRoute, menu, codeOf, search, shows } from '../test/a-visit'
import { DEANSGATE, SEARCH, somePages } from '../test/pages.fixture'

describe('what pages bring ahead', () => {
  it('brings the code of a page, and no data, where nobody knows yet what it will be about', async () => {
    const { pages, loads, remotes } = await somePages()
    const load = jest.spyOn(remotes.registry, 'load')
    pages.prefetchCode('/order/menu/deansgate')
    pages.prefetchCode('http://elsewhere.test/order/menu/deansgate')
    expect(load.mock.calls.map(([{ name }, exposed]) => [name, exposed])).toEqual([['mfe-menu', './menu.restaurant']])
    expect(loads).toEqual([])
  })

  it('uses what a link brought ahead when it is clicked', async () => {
    const { pages, loads } = await somePages()
    pages.prefetch(DEANSGATE)
    pages.prefetch(DEANSGATE)
    const entry = pages.open(DEANSGATE, 'a', false)
    await shows(entry, 'ready')
    expect(loads).toEqual([DEANSGATE])
  })

  it('gives up what was touched before last, and what has not come when the customer goes somewhere else', async () => {
    const signals = new Map<string, AbortSignal>()
    const { pages } = await somePages({
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
    const { pages, loads, services } = await somePages()
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
    const { pages, loads } = await somePages({ visit, firstHref: '/order/nowhere' })
    pages.prepare(SEARCH)
    expect(loads).toEqual([])
    pages.prepare(DEANSGATE)
    await shows(pages.open(DEANSGATE, 'a', false), 'ready')
    expect(loads).toEqual([DEANSGATE])
  })

  it('tells of what was prepared when it is whole, unless somebody has opened it by then', async () => {
    const visit = {
      remotes: [
        { ...menu, pages: [{ id: 'menu.restaurant', path: '/order/menu/:slug', data: 'site' as const }] },
        search,
      ],
    }
    const { pages } = await somePages({ visit, firstHref: '/order/nowhere' })
    const prepared: string[] = []
    const stop = pages.followPrepared(({ url, get }) => prepared.push(`${url.pathname} ${get().kind}`))
    pages.prepare(DEANSGATE)
    expect(prepared).toEqual([])
    pages.prepare('/order/menu/chorlton')
    await shows(pages.open('/order/menu/chorlton', 'a', false), 'ready')
    expect(prepared).toEqual([])
    pages.open(SEARCH, 'b', false)
    pages.prepare(DEANSGATE)
    await new Promise(process.nextTick)
    expect(prepared).toEqual(['/order/menu/deansgate ready'])
    stop()
    pages.prepare('/order/menu/altrincham')
    await new Promise(process.nextTick)
    expect(prepared).toHaveLength(1)
  })

  it('lets a page ask ahead when it is likely and when it is opened, and lives with one that throws', async () => {
    const { pages, remotes, services } = await somePages({ codeIsHere: false })
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
    const { pages, remotes } = await somePages({ codeIsHere: false })
    const bring = jest.fn()
    await remotes.arrive(menu, './menu.restaurant', codeOf(aRoute({ bring })))
    pages.prefetch(DEANSGATE)
    await new Promise(process.nextTick)
    expect(bring).toHaveBeenCalledWith({ name: 'Half chicken' })
  })

  it('brings nothing ahead from other sites, or for an address of nobody', async () => {
    const { pages, loads } = await somePages()
    pages.prefetch(`http://elsewhere.test${DEANSGATE}`)
    pages.prefetch('/order/nowhere')
    expect(loads).toEqual([])
  })
})
