import type { PageRoute } from '@galo/navigation'
import { createPageEntry } from '../pages/page-entry'
import type { Visit } from '../../shared/visit'
import {
  aDish,
  aRoute,
  createFakeRemotes,
  createFakeServices,
  menu,
  noPageData,
  codeOf,
  type FakeRemotes,
} from './a-visit'

export const url = new URL('http://uk.test/order/menu/deansgate?fulfilment=collection')
export const match = { remote: menu, id: 'menu.restaurant', path: '/order/menu/:slug', params: { slug: 'deansgate' } }
export const rendered: Pick<Visit, 'rendered' | 'result'> = { rendered: 'page', result: aDish('Half chicken') }

export const anEntry = (
  remotes: FakeRemotes,
  arrived?: Pick<Visit, 'rendered' | 'result'>,
  services = createFakeServices(),
) =>
  createPageEntry({
    match,
    url,
    registry: remotes.registry,
    services,
    fetchPageData: noPageData,
    arrived,
  })

export const withCode = async (route: PageRoute = aRoute()): Promise<FakeRemotes> => {
  const remotes = createFakeRemotes()
  await remotes.arrive(menu, './menu.restaurant', codeOf(route))
  return remotes
}
