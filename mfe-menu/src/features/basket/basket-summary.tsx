import { lazy, Suspense, useEffect } from 'react'
import { css } from '@galo/css'
import { useStore } from '@galo/state'
import { Heading, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { AllergensLink } from './allergens-link'
import { BasketNews } from './basket-news'
import { BasketTotals } from './basket-totals'
import { hasFood } from './basket.lines'
import { useBasketActions, useBasketKeeper, useFreshBasket } from './use-basket'
import { LinesToRead } from './lines-to-read'
import { FoldedOffers, type FoldedOffersProps } from './folded-offers'
import { BASKET_LINES_WORDS } from './basket-lines.words'
import { BASKET_WORDS } from './basket.words'

const whole = css({ display: 'grid', gap: 'var(--s-4)' })

const EmptyWords = () => <Text>{useWords(BASKET_WORDS).emptyHeading}</Text>

/** Who comes to pay has something to pay for: the drawing comes for the others, and without it the words say the same. */
const EmptyBasket = lazy(() =>
  import('./empty-basket').then(
    (module) => ({ default: module.EmptyBasket }),
    () => ({ default: EmptyWords }),
  ),
)

/** The basket to read while paying: what, how many, and every penny of it. */
export const BasketSummary = ({ loadOffers }: { readonly loadOffers: FoldedOffersProps['load'] }) => {
  const isEmpty = useStore('basket', (basket) => !hasFood(basket))
  const { forgetFailure } = useBasketActions()
  useBasketKeeper()
  // Who has gone on to pay does not mean the change that failed before: here its “Try again” would change what they have just read.
  useEffect(() => forgetFailure(), [forgetFailure])
  useFreshBasket()
  return (
    <section css={whole} aria-labelledby="order-heading">
      <Heading level={2} step={3} id="order-heading">
        {useWords(BASKET_LINES_WORDS).orderHeading}
      </Heading>
      <BasketNews />
      {isEmpty ? (
        <Suspense>
          <EmptyBasket />
        </Suspense>
      ) : (
        <>
          <LinesToRead />
          <AllergensLink />
          <FoldedOffers load={loadOffers} />
          <BasketTotals />
        </>
      )}
    </section>
  )
}
