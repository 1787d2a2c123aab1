import { useEffect, useState } from 'react'
import type { Basket } from '@galo/contracts/basket'
import { useStore, useWriter } from '@galo/state'
import { hasAlcohol } from './has-alcohol'

/** Whether the customer has to say that they are 18 or over, and has (I04): once of a basket, here or before its first alcohol went in. */
export const useAgeCheck = (basket: Pick<Basket, 'id' | 'menu_items'>) => {
  const { id } = basket
  const checkout = useWriter('checkout')
  const isTicked = useStore('checkout', ({ ageStatedFor }) => ageStatedFor === id)
  /** On the menu, before the first alcohol went in. */
  const isSaidBefore = useStore('notices', ({ ageStatedFor }) => ageStatedFor === id) ?? false
  const isStated = isTicked || isSaidBefore
  const isNeeded = hasAlcohol(basket)
  const [isAsked, setAsked] = useState(false)
  const state = (isOfAge: boolean) => checkout.setState((known) => ({ ...known, ageStatedFor: isOfAge ? id : null }))
  useEffect(() => {
    const said = isNeeded && (isTicked || isSaidBefore) ? id : null
    if (isTicked !== (said !== null)) checkout.setState((known) => ({ ...known, ageStatedFor: said }))
  }, [checkout, id, isNeeded, isTicked, isSaidBefore])
  return {
    isNeeded,
    isStated,
    isSaidBefore,
    isMissing: isNeeded && !isStated,
    state,
    /** Pay was pressed without it. */
    isAsked: isAsked && isNeeded,
    ask: () => setAsked(true),
    close: () => setAsked(false),
  }
}

export type AgeCheck = ReturnType<typeof useAgeCheck>
