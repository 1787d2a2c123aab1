import { useRef, useState, type Ref } from 'react'
import { css } from '@galo/css'
import { FailedState, Stack } from '@galo/ui'
import { useWords } from '@galo/words'
import { CardDetailsSkeleton } from './card-details.skeleton'
import type { CardHandle } from './card-fields'
import { CardOrSaved, type PaysByCard } from './card-or-saved'
import { firstChoice } from './saved-cards.model'
import { useCardScript } from './use-card-script'
import { useSavedCards } from './use-saved-cards'
import { useWaitedTooLong } from './use-waited-too-long'
import { WalletButtons, type WalletPaying } from './wallet-buttons'
import { mayHaveWallet } from './wallets.model'
import { CARD_DETAILS_WORDS } from './card-details.words'

const layers = css`
  display: grid;
  position: relative;
  grid-template-columns: minmax(0, 1fr);
  & > * {
    grid-area: 1 / 1;
  }
  & > [data-waiting] {
    visibility: hidden;
  }
`

/** The device is asked for its wallets, and we for the customer's cards, before the card is drawn, so that nothing jumps; nobody waits longer for it. */
const WALLETS_WITHIN_MS = 2_000

export interface CardDetailsProps extends PaysByCard {
  /** Nothing while there are no fields: their provider's script is on its way, or was blocked. */
  readonly ref: Ref<CardHandle>
  readonly wallet: WalletPaying
}

/** The device's wallets, the customer's cards and the fields of another, once their provider's script is here. */
export const CardDetails = ({ ref, wallet, ...card }: CardDetailsProps) => {
  const words = useWords(CARD_DETAILS_WORDS)
  const { load, reference, retry } = useCardScript()
  const place = useRef<HTMLDivElement>(null)
  const isTyping = () => place.current?.contains(document.activeElement) === true
  const [choice, setChoice] = useState<string | null>(null)
  const saved = useSavedCards((cards) => setChoice((made) => made ?? firstChoice(cards, isTyping())))
  // `null` while the provider finds out.
  const [hasWallet, setHasWallet] = useState(() => (mayHaveWallet(window) ? null : false))
  const isUnknown = load !== null && (hasWallet === null || saved.kind === 'loading')
  const isWaiting = !useWaitedTooLong(isUnknown, WALLETS_WITHIN_MS) && isUnknown
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
    <div css={layers}>
      <div data-waiting={isWaiting ? '' : undefined}>
        <Stack gap={4}>
          {hasWallet !== false && (
            <WalletButtons
              provider={load.provider}
              wallet={wallet}
              isShown={hasWallet === true}
              // So late that the card is being typed, they would push it from under the customer's finger.
              onReady={(found) => setHasWallet(found && !isTyping())}
            />
          )}
          <div ref={place}>
            <CardOrSaved
              {...card}
              ref={ref}
              provider={load.provider}
              saved={saved}
              isLooking={isWaiting && saved.kind === 'loading'}
              choice={choice}
              onChoose={setChoice}
            />
          </div>
        </Stack>
      </div>
      {isWaiting && <CardDetailsSkeleton isSilent />}
    </div>
  )
}
