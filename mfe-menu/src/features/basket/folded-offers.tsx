import { useState, type ComponentType } from 'react'
import { useStore } from '@galo/state'
import { buttonStyle, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { BASKET_LINES_WORDS } from './basket-lines.words'

const toggle = buttonStyle({ variant: 'outline', size: 'small' })

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
      <button type="button" css={toggle} aria-expanded={isOpen} onClick={press}>
        {useOffers}
      </button>
      {isOpen && Offers !== null && <Offers />}
    </>
  )
}
