import { basketCount } from '@galo/contracts/basket'
import { wantedFulfilment, type OrderableFulfilment } from '@galo/domain'
import { useStore } from '@galo/state'
import { useLocation } from './router'

/** How this visitor wants their food: as the basket once something is in it, else as the page's address says. */
export const useWantedFulfilment = (): OrderableFulfilment => {
  const { search } = useLocation()
  const inBasket = useStore('basket', (basket) => (basketCount(basket) === 0 ? null : basket.fulfilmentType))
  return wantedFulfilment(inBasket ?? null, new URLSearchParams(search).get('fulfilment'))
}
