import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { css } from '@galo/css'
import { Link, sitePaths } from '@galo/navigation'
import { useStore } from '@galo/state'
import { ArrowRightIcon, ButtonLink, Text } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { fulfilmentNoun } from '@galo/words/format'
import { BasketLines } from './basket-lines'
import { BasketNews } from './basket-news'
import { BasketTotals } from './basket-totals'
import { hasFood } from './basket.lines'
import { EmptyBasket } from './empty-basket'
import { useLineToMend } from './line-trouble'
import { BASKET_WORDS } from './basket.words'

/** On to paying; or first to the line that could not be ordered as it is. */
export const ToCheckout = () => {
  const words = useWords(BASKET_WORDS)
  const toMend = useLineToMend()
  if (toMend !== null)
    return (
      <ButtonLink component={Link} to={toMend.href} state={{ menuOverlay: true }} variant="next" full>
        {words.chooseAgainFor(toMend.dish)}
      </ButtonLink>
    )
  return (
    <ButtonLink component={Link} to={sitePaths.checkout()} variant="next" full data-prepare="">
      {words.goToCheckout}
      <ArrowRightIcon />
    </ButtonLink>
  )
}

const content = css({ display: 'contents' })

/** What had the focus may go with what it did, a removed line or news that were read: the basket's title gets it then. */
const useFocusKept = (): ComponentProps<'div'> => {
  const root = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return
    hadFocus.current = false
    root.current?.closest('section, dialog')?.querySelector('h2')?.focus({ preventScroll: true })
  })
  return {
    ref: root,
    onFocus: () => {
      hadFocus.current = true
    },
    onBlur: () => {
      hadFocus.current = false
    },
  }
}

/** The basket as it can be changed: news, lines, sums. */
export const BasketContent = () => {
  const locale = useLocale()
  const basket = useStore('basket', (state) => state)
  const { restaurant, fulfilmentType } = basket
  const isEmpty = !hasFood(basket)
  const focusKept = useFocusKept()
  return (
    <div css={content} {...focusKept}>
      {!isEmpty && restaurant !== null && (
        <Text size="small" tone="soft">
          {restaurant.name} · {fulfilmentNoun(fulfilmentType, locale)}
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
    </div>
  )
}
