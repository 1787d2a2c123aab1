import type { ReactNode } from 'react'
import { AllergensLink } from './allergens-link'
import { BasketLines } from './basket-lines'
import { BasketTotals } from './basket-totals'

export interface BasketFoodProps {
  /** Above the dishes: what everybody reads first. */
  readonly before?: ReactNode
  /** Between the dishes and what they come to. */
  readonly children?: ReactNode
}

/** The dishes of the basket and what they come to. */
export const BasketFood = ({ before, children }: BasketFoodProps) => (
  <>
    {before}
    <BasketLines />
    <AllergensLink />
    {children}
    <BasketTotals />
  </>
)
