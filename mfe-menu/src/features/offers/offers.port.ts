import type { SignedBasket } from '@galo/contracts/basket'
import type { Result } from '@galo/domain'

/** Row F18. */
type OfferErrorCode =
  'SET_BASKET_REWARD_ERROR' | 'REMOVE_BASKET_REWARD_ERROR' | 'APPLY_DISCOUNT_CODE_ERROR' | 'CLEAR_DISCOUNT_CODE_ERROR'

type NotDone<E> =
  | { readonly reason: 'not-taken'; readonly why: E }
  | { readonly reason: 'refused' }
  | { readonly reason: 'failed' | 'waiting' }

/**
 * Changes the basket in its turn: `send` over the basket there is by then, `null` where nothing is left to be done. What `whyNot` reads is a reason to be said
 * here; what else goes wrong the basket says itself, by `code`.
 */
export type ChangeOffer = <E>(
  key: string,
  code: OfferErrorCode,
  send: (signed: SignedBasket) => Promise<SignedBasket> | null,
  whyNot: (error: unknown) => E | null,
) => Promise<Result<void, NotDone<E>>>

export interface OffersProps {
  readonly offer: ChangeOffer
  /** What has a change waiting or under way. */
  readonly pending: { readonly code: boolean; readonly reward: boolean }
}
