import { useState } from 'react'
import type { SignedBasket } from '@galo/contracts'
import { useStore } from '@galo/state'

/**
 * The basket to pay for: the store's, or the fresh one that came with a refusal until the store moves on.
 * The basket belongs to another team, whose code may not be here to take the fresh one up; paying must work all the same.
 */
export const usePayableBasket = () => {
  const signed = useStore('basket', (basket) => basket.signed)
  const revision = useStore('basket', (basket) => basket.revision)
  const [fresh, setFresh] = useState<{ readonly signed: SignedBasket; readonly revision: number } | null>(null)
  const isFresh = fresh !== null && fresh.revision === revision && fresh.signed.data.id === signed?.data.id
  return {
    basket: isFresh ? fresh.signed : signed,
    offer: (offered: SignedBasket) => setFresh({ signed: offered, revision }),
  }
}
