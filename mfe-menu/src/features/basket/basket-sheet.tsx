import { useStore } from '@galo/state'
import { Sheet } from '@galo/ui'
import { useWords } from '@galo/words'
import { BasketContent } from './basket-content'
import { BasketFood } from './basket-food'
import { hasFood } from './basket.lines'
import { ToCheckout } from './to-checkout'
import { useFreshBasket } from './use-basket'
import { BASKET_WORDS } from './basket.words'

/** The basket on a phone. */
export const BasketSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords(BASKET_WORDS)
  const isEmpty = useStore('basket', (basket) => !hasFood(basket))
  useFreshBasket()
  return (
    <Sheet open onClose={onClose} title={words.heading} foot={isEmpty ? undefined : <ToCheckout />}>
      <BasketContent food={<BasketFood />} />
    </Sheet>
  )
}
