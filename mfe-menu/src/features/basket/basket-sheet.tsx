import { useStore } from '@galo/state'
import { Sheet } from '@galo/ui'
import { useWords } from '@galo/words'
import { BasketContent, ToCheckout } from './basket-content'
import { hasFood } from './basket.lines'
import { useFreshBasket } from './use-basket'
import { BASKET_WORDS } from './basket.words'

/** The basket on a phone. */
export const BasketSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords(BASKET_WORDS)
  const isEmpty = useStore('basket', (basket) => !hasFood(basket))
  useFreshBasket()
  return (
    <Sheet open onClose={onClose} title={words.heading} foot={isEmpty ? undefined : <ToCheckout />}>
      <BasketContent />
    </Sheet>
  )
}
