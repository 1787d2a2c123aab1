import { useState, type Ref } from 'react'
import { FailedState } from '@galo/ui'
import type { CardFieldName } from '@galo/vendors'
import { useWords } from '@galo/words'
import { CardDetailsSkeleton } from './card-details.skeleton'
import { CardFields, type CardHandle } from './card-fields'
import { useCardScript } from './use-card-script'
import { CARD_DETAILS_WORDS } from './card-details.words'

export interface CardDetailsProps {
  /** Nothing while there are no fields: their provider's script is on its way, or was blocked. */
  readonly ref: Ref<CardHandle>
  /** What the bank said about a field of the card that was just tried. */
  readonly refused: { readonly name: CardFieldName; readonly text: string } | null
}

/** The card's fields, once their provider's script is here. */
export const CardDetails = ({ ref, refused }: CardDetailsProps) => {
  const words = useWords(CARD_DETAILS_WORDS)
  const { load, reference, retry } = useCardScript()
  const [tries, setTries] = useState(0)
  if (load === null) return <CardDetailsSkeleton />
  if (load.kind === 'blocked')
    return (
      <FailedState
        level={3}
        heading={words.notLoaded}
        text={words.blocked}
        reference={reference}
        onRetry={retry}
        retryLabel={words.tryAgain}
      />
    )
  return (
    <CardFields
      key={tries}
      ref={ref}
      provider={load.provider}
      refused={refused}
      onRetry={() => setTries((count) => count + 1)}
    />
  )
}
