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
  type Dish,
} from './a-visit'
import { createPages } from '../pages/pages'

export const DEANSGATE = '/order/menu/deansgate?fulfilment=collection'
export const SEARCH = '/order/search'

interface PagesFixture {
  readonly visit?: Partial<Visit>
  readonly firstHref?: string
  readonly codeIsHere?: boolean
  readonly load?: (context: LoaderContext) => Promise<LoaderResult<Dish>>
}

/** The pages of a visit between search and a menu; `loads` are the addresses whose loaders were asked. */
export const somePages = async ({ visit, firstHref = SEARCH, codeIsHere = true, load }: PagesFixture = {}) => {
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
