import { useState, type RefObject } from 'react'
import { traceFrom } from '@galo/contracts/trace'
import { useAsyncData, useServices } from '@galo/services'
import { FailedState } from '@galo/ui'
import { useWords } from '@galo/words'
import type { CardDetailsProps } from './card-details'
import type { CardHandle } from './card-fields'
import { CardDetailsSkeleton } from './card-details.skeleton'
import { CARD_DETAILS_WORDS } from './card-details.words'

interface PayByCardProps extends Omit<CardDetailsProps, 'ref'> {
  readonly card: RefObject<CardHandle | null>
}

/** The card provider's packages come with the section that needs them, not with the page; when they don't come, only this part says so. */
export const PayByCard = ({ card, ...props }: PayByCardProps) => {
  const words = useWords(CARD_DETAILS_WORDS)
  const { log, createId } = useServices()
  const [reference] = useState(() => traceFrom(createId()))
  const code = useAsyncData({
    key: 'card details',
    load: () => import('./card-details'),
    onFailure: (error) =>
      log('error', 'The code of the card fields could not be loaded', { error: String(error), trace: reference }),
  })

  if (code.kind === 'failed')
    return (
      <FailedState
        level={3}
        heading={words.notLoaded}
        text={words.nothingLost}
        reference={reference}
        onRetry={code.reset}
        retryLabel={words.tryAgain}
      />
    )
  // The card's own code says the same while it brings the provider's: nobody is told twice.
  if (code.kind !== 'ready') return <CardDetailsSkeleton isSilent />
  const { CardDetails } = code.data
  return <CardDetails ref={card} {...props} />
}
