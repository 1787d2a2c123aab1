import { lazy, Suspense } from 'react'
import { BasketSummary } from './basket-summary'

/** Where it is read, its brother’s code is not needed: lines to change, and what sends a change of them. */
const BasketToChange = lazy(() => import('./basket-to-change').then((m) => ({ default: m.BasketToChange })))

/** The basket beside the menu (`aside`), where it is changed, or inside the checkout (`summary`), where it is read. */
export const BasketPanel = ({ variant }: { readonly variant: 'summary' | 'aside' }) =>
  variant === 'aside' ? (
    <Suspense>
      <BasketToChange />
    </Suspense>
  ) : (
    <BasketSummary />
  )
