import { useEffect, useState, type ComponentType, type RefObject } from 'react'
import { FailedState } from '@galo/ui'
import { useWords } from '@galo/words'
import type { CardDetailsProps } from './card-details'
import type { CardHandle } from './card-fields'
import { CardDetailsSkeleton } from './card-details.skeleton'
import { CARD_DETAILS_WORDS } from './card-details.words'

type Code = { readonly Details: ComponentType<CardDetailsProps> } | 'failed' | null

interface PayByCardProps {
  readonly card: RefObject<CardHandle | null>
  readonly refused: CardDetailsProps['refused']
}

/** The card provider's packages come with the section that needs them, not with the page; when they don't come, only this part says so. */
export const PayByCard = ({ card, refused }: PayByCardProps) => {
  const words = useWords(CARD_DETAILS_WORDS)
  const [code, setCode] = useState<Code>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isLeft = false
    import('./card-details').then(
      ({ CardDetails }) => isLeft || setCode({ Details: CardDetails }),
      () => isLeft || setCode('failed'),
    )
    return () => {
      isLeft = true
    }
  }, [tries])

  // The card's own code says the same while it brings the provider's: nobody is told twice.
  if (code === null) return <CardDetailsSkeleton isSilent />
  if (code === 'failed')
    return (
      <FailedState
        level={3}
        heading={words.notLoaded}
        text={words.nothingLost}
        onRetry={() => {
          setCode(null)
          setTries((count) => count + 1)
        }}
        retryLabel={words.tryAgain}
      />
    )
  return <code.Details ref={card} refused={refused} />
}
