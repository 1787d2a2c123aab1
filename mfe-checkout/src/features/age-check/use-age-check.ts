import { useEffect, useState } from 'react'
import type { Basket } from '@galo/contracts/basket'
import { useStore, useWriter } from '@galo/state'
import { hasAlcohol } from './has-alcohol'

/** Whether the customer has to say that they are 18 or over, and has (I04). Said of one basket, and gone with the last alcohol in it. */
export const useAgeCheck = (basket: Pick<Basket, 'id' | 'menu_items'>) => {
  const { id } = basket
  const checkout = useWriter('checkout')
  const isStated = useStore('checkout', ({ ageStatedFor }) => ageStatedFor === id)
  const isNeeded = hasAlcohol(basket)
  const [isAsked, setAsked] = useState(false)
  const state = (isOfAge: boolean) => checkout.setState((known) => ({ ...known, ageStatedFor: isOfAge ? id : null }))
  useEffect(() => {
    if (!isNeeded && isStated) checkout.setState((known) => ({ ...known, ageStatedFor: null }))
  }, [checkout, isNeeded, isStated])
  return {
    isNeeded,
    isStated,
    isMissing: isNeeded && !isStated,
    state,
    /** Pay was pressed without it. */
    isAsked: isAsked && isNeeded,
    ask: () => setAsked(true),
    close: () => setAsked(false),
  }
}

export type AgeCheck = ReturnType<typeof useAgeCheck>
