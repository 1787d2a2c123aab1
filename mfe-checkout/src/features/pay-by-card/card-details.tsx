import { useRef, useState, type Ref } from 'react'
import { css } from '@galo/css'
import { FailedState, Stack } from '@galo/ui'
import type { CardFieldName } from '@galo/vendors'
import { useWords } from '@galo/words'
import { CardDetailsSkeleton } from './card-details.skeleton'
import { CardFields, type CardHandle } from './card-fields'
import { useCardScript } from './use-card-script'
import { useWaitedTooLong } from './use-waited-too-long'
import { WalletButtons, type WalletPaying } from './wallet-buttons'
import { mayHaveWallet } from './wallets.model'
import { CARD_DETAILS_WORDS } from './card-details.words'

const place = css`
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

/** The device is asked for its wallets before the card is drawn, so that nothing jumps; nobody waits longer for it. */
const WALLETS_WITHIN_MS = 2_000

export interface CardDetailsProps {
  /** Nothing while there are no fields: their provider's script is on its way, or was blocked. */
  readonly ref: Ref<CardHandle>
  /** What the bank said about a field of the card that was just tried. */
  readonly refused: { readonly name: CardFieldName; readonly text: string } | null
  readonly wallet: WalletPaying
}

/** The device's wallets and the card's fields, once their provider's script is here. */
export const CardDetails = ({ ref, refused, wallet }: CardDetailsProps) => {
  const words = useWords(CARD_DETAILS_WORDS)
  const { load, reference, retry } = useCardScript()
  const [tries, setTries] = useState(0)
  const card = useRef<HTMLDivElement>(null)
  // `null` while the provider finds out.
  const [hasWallet, setHasWallet] = useState(() => (mayHaveWallet(window) ? null : false))
  const isUnknown = load !== null && hasWallet === null
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
    <div css={place}>
      <div data-waiting={isWaiting ? '' : undefined}>
        <Stack gap={4}>
          {hasWallet !== false && (
            <WalletButtons
              provider={load.provider}
              wallet={wallet}
              isShown={hasWallet === true}
              // So late that the card is being typed, they would push it from under the customer's finger.
              onReady={(found) => setHasWallet(found && card.current?.contains(document.activeElement) !== true)}
            />
          )}
          <div ref={card}>
            <CardFields
              key={tries}
              ref={ref}
              provider={load.provider}
              refused={refused}
              onRetry={() => setTries((count) => count + 1)}
            />
          </div>
        </Stack>
      </div>
      {isWaiting && <CardDetailsSkeleton isSilent />}
    </div>
  )
}
