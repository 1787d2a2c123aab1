import { useRef, useState } from 'react'
import type { SavedCard } from '@galo/contracts/wallet'
import { css } from '@galo/css'
import { Button, RadioRow } from '@galo/ui'
import { useWords } from '@galo/words'
import { expiryText } from './saved-cards.model'
import { SAVED_CARDS_WORDS } from './saved-cards.words'

/** The card and its way out have one edge, as wide as that of another card. */
const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  border: 1.5px solid var(--border);
  border-radius: var(--r-2);
  &:has(:checked) {
    border-color: var(--action);
    background: var(--azul-50);
    box-shadow: inset 0 0 0 1px var(--action);
  }

  & > label,
  & > label:is(:hover, :has(:checked)) {
    flex: 1 1 11rem;
    border-color: transparent;
    background: none;
    box-shadow: none;
  }
  & > .sure {
    flex: 1 1 100%;
    padding-inline: 0.875rem;
    font-weight: 600;
  }
  & > .sure + button {
    margin: var(--s-2) var(--s-2) 0.875rem 0.875rem;
  }
`

interface SavedCardRowProps {
  readonly group: string
  readonly card: SavedCard
  /** As it is called. */
  readonly name: string
  readonly isChosen: boolean
  /** Being paid with, or removed. */
  readonly isFixed: boolean
  readonly onChoose: (id: string) => void
  readonly onRemove: () => void
}

/** A saved card, and its way out: asked once more, since what is removed has to be typed again. */
export const SavedCardRow = ({ group, card, name, isChosen, isFixed, onChoose, onRemove }: SavedCardRowProps) => {
  const words = useWords(SAVED_CARDS_WORDS)
  const [isAsking, setAsking] = useState(false)
  const remove = useRef<HTMLButtonElement>(null)
  const when = expiryText(card)
  return (
    <div css={row}>
      <RadioRow
        boxed
        name={group}
        value={card.paymentMethodId}
        label={name}
        detail={card.isExpired ? words.expired(when) : words.expires(when)}
        checked={isChosen}
        disabled={isFixed || card.isExpired}
        onChange={onChoose}
      />
      {isAsking ? (
        <>
          <span className="sure" role="alert">
            {words.sure(name)}
          </span>
          <Button size="small" variant="outline" disabled={isFixed} onClick={onRemove}>
            {words.yes}
          </Button>
          <Button
            size="small"
            variant="plain"
            // Who has pressed Remove goes on from here, and not into what can't be undone.
            autoFocus
            onClick={() => {
              setAsking(false)
              requestAnimationFrame(() => remove.current?.focus())
            }}
          >
            {words.keep}
          </Button>
        </>
      ) : (
        <Button
          ref={remove}
          size="small"
          variant="plain"
          aria-label={words.removeWhich(name)}
          disabled={isFixed}
          onClick={() => setAsking(true)}
        >
          {words.remove}
        </Button>
      )}
    </div>
  )
}
