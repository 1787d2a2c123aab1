import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { css } from '@galo/css'
import { useStore } from '@galo/state'
import { Text } from '@galo/ui'
import { useLocale } from '@galo/words'
import { fulfilmentNoun } from '@galo/words/format'
import { BasketNews } from './basket-news'
import { hasFood } from './basket.lines'
import { EmptyBasket } from './empty-basket'

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

/** The basket as it can be changed: news, and the `food` when there is some. */
export const BasketContent = ({ food }: { readonly food: ReactNode }) => {
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
      {isEmpty ? <EmptyBasket /> : food}
    </div>
  )
}
