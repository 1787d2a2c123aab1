import { useStore } from '@galo/state'
import { Sheet } from '@galo/ui'
import { BasketContent, ToCheckout } from './basket-content'
import { linesOf } from './basket.model'
import { useFreshBasket } from './use-basket'

/** The basket on a phone. */
export const BasketSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const isEmpty = useStore('basket', (basket) => linesOf(basket).length === 0)
  useFreshBasket()
  return (
    <Sheet open onClose={onClose} title="Your basket" foot={isEmpty ? undefined : <ToCheckout />}>
      <BasketContent />
    </Sheet>
  )
}
