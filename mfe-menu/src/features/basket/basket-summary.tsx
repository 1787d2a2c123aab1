import { useEffect } from 'react'
import { css } from '@galo/css'
import { useStore } from '@galo/state'
import { Heading } from '@galo/ui'
import { useWords } from '@galo/words'
import { AllergensLink } from './allergens-link'
import { BasketNews } from './basket-news'
import { BasketTotals } from './basket-totals'
import { hasFood } from './basket.lines'
import { useBasketActions, useBasketKeeper, useFreshBasket } from './use-basket'
import { LinesToRead } from './lines-to-read'
import { EmptyBasket } from './empty-basket'
import { BASKET_WORDS } from './basket.words'

const whole = css({ display: 'grid', gap: 'var(--s-4)' })
/** The basket to read while paying: what, how many, and every penny of it. */
export const BasketSummary = () => {
  const words = useWords(BASKET_WORDS)
  const isEmpty = useStore('basket', (basket) => !hasFood(basket))
  const { forgetFailure } = useBasketActions()
  useBasketKeeper()
  // Who has gone on to pay does not mean the change that failed before: here its “Try again” would change what they have just read.
  useEffect(() => forgetFailure(), [forgetFailure])
  useFreshBasket()
  return (
    <section css={whole} aria-labelledby="order-heading">
      <Heading level={2} step={3} id="order-heading">
        {words.orderHeading}
      </Heading>
      <BasketNews />
      {isEmpty ? (
        <EmptyBasket />
      ) : (
        <>
          <LinesToRead />
          <AllergensLink />
          <BasketTotals />
        </>
      )}
    </section>
  )
}
