import type { ReactNode } from 'react'
import { useStore } from '@galo/state'
import { Text } from '@galo/ui'
import { useLocale } from '@galo/words'
import { fulfilmentNoun } from '@galo/words/format'
import { AllergensLink } from './allergens-link'
import { BasketLines } from './basket-lines'
import { BasketNews } from './basket-news'
import { BasketTotals } from './basket-totals'
import { hasFood, isBare } from './basket.lines'
import { EmptyBasket } from './empty-basket'
import { SpokenTotal } from './spoken-total'
import { TakenOut } from './taken-out'
import { HeldBackDishes } from './held-back'
import { WaitingChanges } from './waiting-changes'

export interface BasketFoodProps {
  /** Above the dishes: what everybody reads first. */
  readonly before?: ReactNode
  /** Below it all, an empty basket too. */
  readonly after?: ReactNode
  /** Between the dishes and what they come to. */
  readonly children?: ReactNode
}

/** Whose food it is, news of it, its dishes and what they come to. */
export const BasketFood = ({ before, after, children }: BasketFoodProps) => {
  const locale = useLocale()
  const isEmpty = useStore('basket', (basket) => !hasFood(basket))
  // An empty basket without news is drawn by the page already.
  const isDrawn = useStore('basket', isBare)
  const restaurant = useStore('basket', (basket) => basket.restaurant)
  const takenOut = useStore('basket', (basket) => basket.takenOut)
  const fulfilmentType = useStore('basket', (basket) => basket.fulfilmentType)
  return (
    <>
      {!isEmpty && restaurant !== null && (
        <Text size="small" tone="soft">
          {restaurant.name} · {fulfilmentNoun(fulfilmentType, locale)}
        </Text>
      )}
      <BasketNews />
      {takenOut !== null && <TakenOut line={takenOut} />}
      <WaitingChanges />
      <HeldBackDishes />
      {isEmpty ? (
        !isDrawn && <EmptyBasket />
      ) : (
        <>
          {before}
          <BasketLines />
          <AllergensLink />
          {children}
          <BasketTotals isEarly />
          <SpokenTotal />
        </>
      )}
      {after}
    </>
  )
}
