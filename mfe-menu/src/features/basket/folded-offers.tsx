import { useState, type ComponentType } from 'react'
import { css } from '@galo/css'
import { useStore } from '@galo/state'
import { buttonStyle, CaretRightIcon, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { BASKET_LINES_WORDS } from './basket-lines.words'

const toggle = buttonStyle({ variant: 'outline', size: 'small' })
/** As a fee that unfolds has it. */
const folds = css`
  & > svg {
    color: var(--text-3);
    transition: transform var(--d-1);
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
`

export interface FoldedOffersProps {
  /** Brings what opens: its code comes with the press. */
  readonly load: () => Promise<ComponentType>
}

const Lost = () => <Text role="alert">{useWords(BASKET_LINES_WORDS).reasonNotShown}</Text>

/**
 * Codes and rewards at the checkout, folded until somebody wants them (decision 0143). While an order is being paid, and its money may be
 * in, there is nothing of its basket to change.
 */
export const FoldedOffers = ({ load }: FoldedOffersProps) => {
  const { useOffers } = useWords(BASKET_LINES_WORDS)
  const [isOpen, setOpen] = useState(false)
  const [Offers, setOffers] = useState<ComponentType | null>(null)
  const isPaying = useStore('payment', ({ attempt }) => attempt !== null)
  if (isPaying) return null
  const press = () => {
    setOpen(!isOpen)
    // Pressed once more, what was lost is asked for again.
    load().then(
      (loaded) => setOffers(() => loaded),
      () => setOffers(() => Lost),
    )
  }
  return (
    <>
      <button type="button" css={[toggle, folds]} aria-expanded={isOpen} onClick={press}>
        {useOffers}
        <CaretRightIcon size={16} />
      </button>
      {isOpen && Offers !== null && <Offers />}
    </>
  )
}
