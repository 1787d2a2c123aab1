import { FragmentOutlet } from '@galo/navigation'
import { Card, Heading, Notice, Page, Stack, Text } from '@galo/ui'
import { useLocale, useWords, wordsOf } from '@galo/words'
import { BasketFallback, BasketSkeleton } from '../../features/basket-fallback/basket-fallback'
import { PayBar } from '../../features/place-order/pay-bar'
import { PlaceOrderNews } from '../../features/place-order/place-order-news'
import { SectionList } from '../../features/sections/section-list'
import { paymentSection } from '../../features/sections/sections.model'
import { useFindMethod } from '../../fulfilment/fulfilment-methods'
import { columns, main, side, top } from './checkout-page.style'
import { AgeLead } from './age-lead'
import { CHECKOUT_PAGE_WORDS } from './checkout-page.words'
import { PaymentSection } from './payment-section'
import { useCheckout, type CheckoutInput } from './use-checkout'

interface CheckoutFormProps extends CheckoutInput {
  readonly restaurantName: string | null
  /** Whether it is the basket that menu knows, and can show. */
  readonly isInStore: boolean
}

/** The sections, the order beside them, and the one button that pays. */
export const CheckoutForm = ({ restaurantName, isInStore, ...input }: CheckoutFormProps) => {
  const { signed, method, order, card } = input
  const { data: basket } = signed
  const locale = useLocale()
  const words = useWords(CHECKOUT_PAGE_WORDS)
  const findMethod = useFindMethod()
  const checkout = useCheckout(input)
  const { fulfilment, sections, standing, age, extras, tip } = checkout
  const news = (
    <PlaceOrderNews
      state={order.state}
      findMethod={findMethod}
      restaurantId={basket.restaurant_id}
      advise={extras.parts?.declineAdvice}
      onAskAgain={order.askAgain}
    />
  )
  const reason = standing.stop?.reason
  // Where what was chosen has gone, it is told of beside the others.
  const isAboutChoice = reason === 'choice-gone'
  const isAboutCard = reason === 'declined' || reason === 'incomplete'
  const payment = {
    ...paymentSection(locale),
    lead: age.isNeeded && <AgeLead checkout={checkout} type={basket.fulfilment_type} />,
    content: () => (
      <PaymentSection checkout={checkout} card={card} news={isAboutCard && news} type={basket.fulfilment_type} />
    ),
  }
  return (
    <Page>
      <header css={top}>
        <Heading level={1} tabIndex={-1}>
          {words.heading}
        </Heading>
        {restaurantName !== null && <Text tone="soft">{method.subtitle(restaurantName, locale)}</Text>}
      </header>
      <div css={columns}>
        <Stack css={main} gap={4}>
          {!isAboutCard && !isAboutChoice && news}
          <SectionList
            sections={[...fulfilment.sections, payment]}
            state={sections}
            isBusy={standing.isBusy}
            onConfirmed={checkout.confirmed}
            onRefused={checkout.refused}
          />
        </Stack>
        <Card css={side} padded>
          {isInStore ? (
            <FragmentOutlet
              name="basket-panel"
              props={{ variant: 'summary' }}
              loading={<BasketSkeleton />}
              unavailable={<BasketFallback basket={basket} />}
            />
          ) : (
            <BasketFallback basket={basket} />
          )}
          {extras.parts !== null && tip.value > 0 && tip.isOffered && (
            <extras.parts.TipRows total={checkout.total} tip={tip.value} />
          )}
          {fulfilment.unavailable && order.state.kind === 'idle' ? (
            <Notice tone="warn" title={fulfilment.unavailable.title} live>
              {fulfilment.unavailable.text}
            </Notice>
          ) : (
            checkout.isPlaceable && (
              <PayBar
                state={order.state}
                words={wordsOf(method.words, locale)}
                total={checkout.total}
                onPay={checkout.pay}
              />
            )
          )}
        </Card>
      </div>
      {fulfilment.dialogs}
      {extras.parts !== null && <extras.parts.AgeDialog open={age.isAsked} onYes={age.confirm} onClose={age.close} />}
    </Page>
  )
}
