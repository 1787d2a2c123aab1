import { lazy, Suspense } from 'react'
import { BasketSummary } from './basket-summary'
import type { FoldedOffersProps } from './folded-offers'

interface BasketPanelProps {
  readonly variant: 'summary' | 'aside'
  /** Codes and rewards, for where the basket is read. */
  readonly loadOffers: FoldedOffersProps['load']
}

/** Where it is read, its brother’s code is not needed: lines to change, and what sends a change of them. */
const BasketToChange = lazy(() => import('./basket-to-change').then((m) => ({ default: m.BasketToChange })))

/** The basket beside the menu (`aside`), where it is changed, or inside the checkout (`summary`), where it is read. */
export const BasketPanel = ({ variant, loadOffers }: BasketPanelProps) =>
  variant === 'aside' ? (
    <Suspense>
      <BasketToChange />
    </Suspense>
  ) : (
    <BasketSummary loadOffers={loadOffers} />
  )
