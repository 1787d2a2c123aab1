import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useStore } from '@galo/state'
import { Sheet } from '@galo/ui'
import { useWords } from '@galo/words'
import { BasketContent } from './basket-content'
import { hasFood } from './basket.lines'
import { EmptyBasket } from './empty-basket'
import { focusLineInHand, keepLineInHand } from './line-in-hand'
import { ToCheckout, type ToCheckoutProps } from './to-checkout'
import { useFreshBasket } from './use-basket'
import { BASKET_WORDS } from './basket.words'

interface BasketSheetProps extends Pick<ToCheckoutProps, 'halted'> {
  /** What is drawn when there is some. */
  readonly food: ReactNode
  readonly onClose: () => void
}

/** The bar that opened it goes with the last dish, and another comes when that is put back. */
const giveFocusBack = () => {
  for (const place of ['a.covers-foot', 'h1'])
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
}

/** The basket on a phone. */
export const BasketSheet = ({ food, halted, onClose }: BasketSheetProps) => {
  const words = useWords(BASKET_WORDS)
  const isEmpty = useStore('basket', (basket) => !hasFood(basket))
  useFreshBasket()
  const hadFood = useRef(false)
  useEffect(() => {
    if (!isEmpty) hadFood.current = true
  }, [isEmpty])
  const closeIfOrdered = useEffectEvent(() => {
    if (isEmpty && hadFood.current) onClose()
  })
  // Runs again when somebody comes back to the page: what was in here has been ordered meanwhile.
  useEffect(() => closeIfOrdered(), [])
  useEffect(() => {
    focusLineInHand()
    return () => {
      keepLineInHand()
      giveFocusBack()
    }
  }, [])
  // The way to the checkout takes the focus along when it goes.
  useEffect(() => {
    if (halted !== undefined && document.activeElement === document.body)
      document.querySelector<HTMLElement>('dialog[open] h2')?.focus({ preventScroll: true })
  }, [halted])
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.heading}
      foot={isEmpty ? undefined : <ToCheckout withTotal halted={halted} />}
    >
      <BasketContent empty={<EmptyBasket />} food={food} />
    </Sheet>
  )
}
