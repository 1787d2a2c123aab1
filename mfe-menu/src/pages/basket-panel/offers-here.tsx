import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { BASKET_LINES_WORDS } from '../../features/basket/basket-lines.words'
import { SpokenTotal } from '../../features/basket/spoken-total'
import { BasketOffers } from '../menu/basket-offers'

const whole = css({ display: 'grid', gap: 'var(--s-4)' })

/** What makes the order cheaper, beside it at the checkout. Nothing else of the basket changes there, so what it comes to is read out from here. */
export const OffersHere = () => (
  <div css={whole} role="group" aria-label={useWords(BASKET_LINES_WORDS).useOffers}>
    <BasketOffers />
    <SpokenTotal />
  </div>
)
