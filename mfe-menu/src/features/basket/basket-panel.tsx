import { css } from '@galo/css'
import { useStore } from '@galo/state'
import { Card, Heading } from '@galo/ui'
import { useWords } from '@galo/words'
import { BasketContent, ToCheckout } from './basket-content'
import { BasketSummary } from './basket-summary'
import { hasFood } from './basket.lines'
import { useBasketKeeper } from './use-basket'
import { BASKET_WORDS } from './basket.words'

const aside = css({ display: 'grid', gap: 'var(--s-4)' })

const AsideBasket = () => {
  const words = useWords(BASKET_WORDS)
  const isEmpty = useStore('basket', (basket) => !hasFood(basket))
  return (
    <Card as="section" padded css={aside} aria-labelledby="basket-heading">
      <Heading level={2} step={3} id="basket-heading" tabIndex={-1}>
        {words.heading}
      </Heading>
      <BasketContent />
      {!isEmpty && <ToCheckout />}
    </Card>
  )
}

/** The basket beside the menu (`aside`), where it is changed, or inside the checkout (`summary`), where it is read. */
export const BasketPanel = ({ variant }: { readonly variant: 'summary' | 'aside' }) => {
  useBasketKeeper()
  return variant === 'aside' ? <AsideBasket /> : <BasketSummary />
}
