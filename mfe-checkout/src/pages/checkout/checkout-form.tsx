import { FragmentSlot } from '@galo/navigation'
import { Card, Heading, Page, Stack, Text } from '@galo/ui'
import { LostSlotDialog } from '../../features/collection-slot/lost-slot-dialog'
import { NoSlotsDialog } from '../../features/collection-slot/no-slots-dialog'
import { PayBar } from '../../features/place-order/pay-bar'
import { PlaceOrderNews } from '../../features/place-order/place-order-news'
import { columns, main, side, top } from './checkout-page.style'
import { CheckoutSections } from './checkout-sections'
import { PlainSummary, SummarySkeleton } from './plain-summary'
import { useCheckout, type CheckoutInput } from './use-checkout'

interface CheckoutFormProps extends CheckoutInput {
  readonly restaurantName: string | null
  /** Whether it is the basket that menu knows, and can show. */
  readonly isInStore: boolean
}

/** The sections, the order beside them, and the one button that pays. */
export const CheckoutForm = ({ restaurantName, isInStore, ...input }: CheckoutFormProps) => {
  const { basket, order, card } = input
  const checkout = useCheckout(input)
  const news = <PlaceOrderNews state={order.state} restaurantId={basket.restaurant_id} onAskAgain={order.askAgain} />
  // A lost time is told of where the others are.
  const isAboutTime = checkout.stop?.reason === 'slot-gone'
  const isAboutCard = checkout.stop?.reason === 'declined' || checkout.stop?.reason === 'incomplete'
  return (
    <Page>
      <header css={top}>
        <Heading level={1} tabIndex={-1}>
          Nearly there
        </Heading>
        {restaurantName !== null && <Text tone="soft">{`${restaurantName}, collected by you.`}</Text>}
      </header>
      <div css={columns}>
        <Stack css={main} gap={4}>
          {!isAboutCard && !isAboutTime && news}
          <CheckoutSections checkout={checkout} card={card} cardNews={isAboutCard && news} />
        </Stack>
        <Card css={side} padded>
          <Stack gap={4}>
            {isInStore ? (
              <FragmentSlot
                name="basket-panel"
                props={{ variant: 'summary' }}
                loading={<SummarySkeleton />}
                unavailable={<PlainSummary basket={basket} />}
              />
            ) : (
              <PlainSummary basket={basket} />
            )}
            {checkout.isPlaceable && <PayBar state={order.state} total={checkout.total} onPay={checkout.pay} />}
          </Stack>
        </Card>
      </div>
      <NoSlotsDialog open={checkout.isNoSlotsShown} copy={checkout.slot.noSlots.copy} />
      <LostSlotDialog
        slot={checkout.slot}
        open={checkout.isLostShown}
        isPaid={checkout.hasPaid}
        onClose={checkout.hideLost}
      />
    </Page>
  )
}
