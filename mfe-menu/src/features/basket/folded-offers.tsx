import { useState, type ComponentType } from 'react'
import { css } from '@galo/css'
import { useStore } from '@galo/state'
import { buttonStyle, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { BASKET_LINES_WORDS } from './basket-lines.words'

const toggle = [buttonStyle({ variant: 'outline', size: 'small' }), css({ justifySelf: 'start' })]

export interface FoldedOffersProps {
  /** Brings what opens: its code comes with the press. */
  readonly load: () => Promise<ComponentType>
}

/**
 * Codes and rewards at the checkout, folded until somebody wants them (decision 0143). While an order is being paid, and its money may be
 * in, there is nothing of its basket to change.
 */
export const FoldedOffers = ({ load }: FoldedOffersProps) => {
  const { useOffers, reasonNotShown } = useWords(BASKET_LINES_WORDS)
  const [isOpen, setOpen] = useState(false)
  const [Offers, setOffers] = useState<ComponentType | null>(null)
  const [isLost, setLost] = useState(false)
  const isPaying = useStore('payment', ({ attempt }) => attempt !== null)
  if (isPaying) return null
  const press = () => {
    setOpen(!isOpen)
    setLost(false)
    // Closed and opened once more, what was lost is asked for again.
    if (!isOpen)
      load().then(
        (loaded) => setOffers(() => loaded),
        () => setLost(true),
      )
  }
  return (
    <>
      <button type="button" css={toggle} aria-expanded={isOpen} onClick={press}>
        {useOffers}
      </button>
      {isOpen && (
        <div role="group" aria-label={useOffers}>
          {Offers !== null && <Offers />}
          {isLost && <Text role="alert">{reasonNotShown}</Text>}
        </div>
      )}
    </>
  )
}
