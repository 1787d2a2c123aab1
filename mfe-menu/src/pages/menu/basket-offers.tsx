import { OfferFailed } from '../../features/basket/offer-failed'
import { useBasketActions, useIsPending } from '../../features/basket/use-basket'
import type { ChangeOffer } from '../../features/offers/offers.port'
import { Offers } from '../../features/offers/offers'

/** Rewards and codes of the basket: chosen here, changed as any of its lines. */
export const BasketOffers = () => {
  const { inTurn } = useBasketActions()
  const pending = { code: useIsPending('code'), reward: useIsPending('reward') }
  const offer: ChangeOffer = (key, code, send, whyNot) => inTurn(key, code, (changes) => changes.offer(send, whyNot))
  return (
    <>
      <OfferFailed />
      <Offers offer={offer} pending={pending} />
    </>
  )
}
