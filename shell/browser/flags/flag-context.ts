import { basketCount } from '@galo/contracts/basket'
import type { FlagContext } from '@galo/contracts/site'
import { fulfilmentFromUrl } from '@galo/domain'
import type { State } from '@galo/state'
import { matchPage } from '../../shared/match-page'
import type { DrawnVisit } from '../../shared/visit'

/** What flags may be decided by, as the page has it now: the basket says first how and where, then the address. */
export const flagContext = (
  state: State,
  { remotes }: Pick<DrawnVisit, 'remotes'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): FlagContext => {
  const basket = state.read('basket')?.getState()
  const chosen = basket !== undefined && basketCount(basket) > 0 ? basket : null
  const type = chosen?.fulfilmentType
  const data = chosen?.signed?.data
  return {
    fulfilment:
      (type === 'NONE' ? undefined : type) ?? fulfilmentFromUrl(new URLSearchParams(search).get('fulfilment')),
    slug: chosen?.restaurant?.slug ?? matchPage(pathname, remotes)?.params['slug'] ?? null,
    basketSubtotal: data?.totals.items.value ?? 0,
    authenticated: state.read('session').getState().status === 'authenticated',
    loyaltyMember: data?.loyalty !== undefined && data.loyalty !== null,
  }
}
