import { menuAnswerSchema, menuQuery, paths, type Menu, type MenuVariables } from '@galo/contracts'
import type { Market } from '@galo/domain'
import type { Http } from '@galo/services'

interface MenuInput {
  readonly restaurantId: string
  readonly market: Market
  readonly signal?: AbortSignal
}

/** Row E01: every dish of a restaurant with its prices, allergens and choices. `null` is a restaurant without a menu. */
export const getMenu = async (http: Http, { restaurantId, market, signal }: MenuInput): Promise<Menu | null> => {
  const { data } = await http.send({
    method: 'POST',
    path: paths.menu,
    body: { query: menuQuery, variables: { id: restaurantId, market } satisfies MenuVariables },
    credential: 'menu',
    apiSource: 'menu',
    contract: 'platform.menu',
    parse: (body) => menuAnswerSchema.parse(body),
    safe: true,
    ...(signal === undefined ? {} : { signal }),
  })
  return data.menu
}
