import { useState } from 'react'
import type { SignedBasket } from '@galo/contracts/basket'
import { useStore } from '@galo/state'

/** The basket to pay for, from the page's point of view. */
export interface PayableBasket {
  readonly current: SignedBasket | null
  /** The last there was: the basket goes the moment it is ordered, perhaps by another tab. */
  readonly last: SignedBasket | null
  /** Takes up the fresh one that came with a refusal. */
  readonly offer: (fresh: SignedBasket) => void
}

/**
 * The store's basket, or the fresh one that came with a refusal until the store moves on. The basket belongs to another team, whose code
 * may not be here to take the fresh one up; paying must work all the same.
 */
export const usePayableBasket = (): PayableBasket => {
  const signed = useStore('basket', (basket) => basket.signed) ?? null
  const revision = useStore('basket', (basket) => basket.revision) ?? 0
  const [fresh, setFresh] = useState<{ readonly signed: SignedBasket; readonly revision: number } | null>(null)
  const isFresh = fresh !== null && fresh.revision === revision && fresh.signed.data.id === signed?.data.id
  const current = isFresh ? fresh.signed : signed
  const [last, setLast] = useState(current)
  if (current !== null && current !== last) setLast(current)
  return { current, last: current ?? last, offer: (offered) => setFresh({ signed: offered, revision }) }
}
