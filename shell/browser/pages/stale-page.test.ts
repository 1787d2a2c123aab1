import type { LoaderContext, LoaderResult, PageRoute } from '@galo/navigation'
import {
  aDish,
  aRoute,
  aVisit,
  createFakeRemotes,
  createFakeServices,
  menu,
  noPageData,
  codeOf,
  shows,
  type Dish,
} from '../test/a-visit'
import type { FetchPageData } from './fetch-page-data'
import { createPages } from './pages'

const DEANSGATE = '/order/menu/deansgate?fulfilment=collection'

const SITE_MENU = { ...menu, pages: [{ id: 'menu.restaurant', path: '/order/menu/:slug', data: 'site' as const }] }

/** A menu that came whole with its document, whose loader answers what the kitchen says by then. */
const anOpenMenu = async (
  route: Partial<PageRoute<Dish>> = { changesByItself: true },
  fetchPageData: FetchPageData = noPageData,
) => {
  const remotes = createFakeRemotes()
  const services = createFakeServices()
  const load = jest.fn<Promise<LoaderResult<Dish>>, [LoaderContext]>(async () => aDish('Half chicken, sold out'))
  await remotes.arrive(menu, './menu.restaurant', codeOf(aRoute({ load, ...route })))
  const pages = createPages({
    visit: aVisit({ remotes: [SITE_MENU], rendered: 'page', result: aDish('Half chicken') }),
    origin: 'http://uk.test',
    firstHref: DEANSGATE,
    registry: remotes.registry,
    services,
    fetchPageData,
  })
  const entry = pages.open(DEANSGATE, 'default', true)
  await shows(entry, 'ready')
  const seen = () => {
    const view = entry?.get()
    return view?.kind === 'ready' && view.result.kind === 'found' ? view.result.title : view?.kind
  }
  return { pages, services, load, seen }
}

const MINUTE_MS = 60_000

describe('A page that stays open while its restaurant changes', () => {
  it('says by itself what sold out since, without a skeleton in between', async () => {
    const { pages, services, seen } = await anOpenMenu()
    services.advance(MINUTE_MS)
    pages.refresh()
    expect(seen()).toBe('Half chicken')
    await new Promise(process.nextTick)
    expect(seen()).toBe('Half chicken, sold out')
  })

  it('asks nobody again for what came just now', async () => {
    const { pages, services, load } = await anOpenMenu()
    pages.refresh()
    services.advance(MINUTE_MS)
    pages.refresh()
    pages.refresh()
    await new Promise(process.nextTick)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('stays as it was when nobody answers, and asks again later', async () => {
    const { pages, services, load, seen } = await anOpenMenu()
    load.mockRejectedValueOnce(new Error('down'))
    services.advance(MINUTE_MS)
    pages.refresh()
    await new Promise(process.nextTick)
    expect(seen()).toBe('Half chicken')
    services.advance(MINUTE_MS)
    pages.refresh()
    await new Promise(process.nextTick)
    expect(seen()).toBe('Half chicken, sold out')
  })

  it('is read on where its release was taken back, by its own loader; the next menu begins with a new document', async () => {
    const { pages, services, seen } = await anOpenMenu(undefined, () => Promise.resolve('taken-back'))
    services.advance(MINUTE_MS)
    pages.refresh()
    for (let turn = 0; turn < 3; turn += 1) await new Promise(process.nextTick)
    expect(seen()).toBe('Half chicken, sold out')
    const next = pages.open('/order/menu/soho?fulfilment=collection', 'next', false)
    await shows(next, 'taken-back')
  })

  it('begins with a new document where what was taken back can’t even be loaded, however late that is known', async () => {
    const remotes = createFakeRemotes()
    let tell = (_answer: 'taken-back') => {}
    const pages = createPages({
      visit: aVisit({ remotes: [SITE_MENU], rendered: 'chrome' }),
      origin: 'http://uk.test',
      firstHref: '/order/search',
      registry: remotes.registry,
      services: createFakeServices(),
      fetchPageData: () => new Promise((resolve) => (tell = resolve)),
    })
    const entry = pages.open(DEANSGATE, 'back', true)
    remotes.break(SITE_MENU, './menu.restaurant')
    await shows(entry, 'unavailable')
    tell('taken-back')
    await shows(entry, 'taken-back')
  })

  it('is left alone where nothing changes by itself', async () => {
    const { pages, services, load } = await anOpenMenu({})
    services.advance(MINUTE_MS)
    pages.refresh()
    expect(load).not.toHaveBeenCalled()
  })
})
