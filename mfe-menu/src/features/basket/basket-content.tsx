import { Link, sitePaths } from '@galo/navigation'
import { useStore } from '@galo/state'
import { ArrowRightIcon, ButtonLink, Text } from '@galo/ui'
import { BasketLines } from './basket-lines'
import { BasketNews } from './basket-news'
import { BasketTotals } from './basket-totals'
import { linesOf } from './basket.model'
import { EmptyBasket } from './empty-basket'
import { FULFILMENT_NOUNS } from './fulfilment.words'

export const ToCheckout = () => (
  <ButtonLink component={Link} to={sitePaths.checkout()} variant="next" full>
    Go to checkout
    <ArrowRightIcon />
  </ButtonLink>
)

/** The basket as it can be changed: news, lines, sums. `end` is what comes last, if it isn't somewhere else. */
export const BasketContent = () => {
  const isEmpty = useStore('basket', (basket) => linesOf(basket).length === 0)
  const restaurant = useStore('basket', (basket) => basket.restaurant)
  const fulfilmentType = useStore('basket', (basket) => basket.fulfilmentType)
  return (
    <>
      {!isEmpty && restaurant !== null && (
        <Text size="small" tone="soft">
          {restaurant.name} · {FULFILMENT_NOUNS[fulfilmentType]}
        </Text>
      )}
      <BasketNews />
      {isEmpty ? (
        <EmptyBasket />
      ) : (
        <>
          <BasketLines />
          <BasketTotals />
        </>
      )}
    </>
  )
}
