import { lazy, Suspense, type RefObject } from 'react'
import type { CardHandle } from '../../features/pay-by-card/card-details'
import { CardDetailsSkeleton } from '../../features/pay-by-card/card-details.skeleton'
import type { CardFieldName } from '@galo/vendors'

/** The card provider's packages come with the section that needs them, not with the page. */
const CardDetails = lazy(() => import('../../features/pay-by-card/card-details'))

interface PayByCardProps {
  readonly card: RefObject<CardHandle | null>
  readonly refused: { readonly field: CardFieldName; readonly text: string } | null
}

export const PayByCard = ({ card, refused }: PayByCardProps) => (
  <Suspense fallback={<CardDetailsSkeleton />}>
    <CardDetails ref={card} refused={refused} />
  </Suspense>
)
