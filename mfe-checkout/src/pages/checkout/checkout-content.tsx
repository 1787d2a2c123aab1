import { useStore } from '@galo/state'
import { Heading, Page, Text } from '@galo/ui'
import { EmptyBasket } from './empty-basket'
import { top } from './checkout-page.style'

/** The page, once the stores are restored. */
export const CheckoutContent = () => {
  const isEmpty = useStore('basket', (basket) => (basket.signed?.data.menu_items.length ?? 0) === 0)
  const restaurant = useStore('basket', (basket) => basket.restaurant)
  if (isEmpty) return <EmptyBasket />
  return (
    <Page>
      <header css={top}>
        <Heading level={1} tabIndex={-1}>
          Nearly there
        </Heading>
        <Text tone="soft">{restaurant?.name}</Text>
      </header>
    </Page>
  )
}
