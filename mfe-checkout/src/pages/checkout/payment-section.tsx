import type { FormEvent, ReactNode, RefObject } from 'react'
import type { FulfilmentType } from '@galo/domain'
import { sitePaths } from '@galo/navigation'
import { Stack, Text } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import type { CardHandle } from '../../features/pay-by-card/card-fields'
import { PayByCard } from '../../features/pay-by-card/pay-by-card'
import type { Checkout } from './use-checkout'
import { CHECKOUT_PAGE_WORDS } from './checkout-page.words'

interface PaymentSectionProps {
  readonly checkout: Checkout
  readonly card: RefObject<CardHandle | null>
  readonly news: ReactNode
  readonly type: FulfilmentType
}

/** The card, unless there is nothing to pay (row I10) or it is paid. Enter in a field pays, as the button does. */
export const PaymentSection = ({ checkout, card, news, type }: PaymentSectionProps) => {
  const words = useWords(CHECKOUT_PAGE_WORDS)
  const locale = useLocale()
  const { stop, hasPaid, isUnknown, isBusy } = checkout.standing
  const declined = stop?.reason === 'declined' ? stop.error : null
  const { parts } = checkout.extras
  if (hasPaid) return <Text>{isUnknown ? words.paid : words.paidToPlace}</Text>
  if (checkout.total.value === 0) return <Text>{words.nothingToPay}</Text>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    checkout.pay()
  }
  return (
    <form noValidate onSubmit={submit} data-prepare={sitePaths.order('placed-next')}>
      <Stack gap={4}>
        {news}
        <PayByCard
          card={card}
          refused={declined && (parts?.declineAdvice(declined, locale).field ?? null)}
          refusal={declined?.errorCode}
          isFixed={isBusy}
          wallet={checkout.wallet}
        />
        {parts !== null && (
          <parts.TipChoice
            tip={checkout.tip}
            currencyCode={checkout.total.currencyCode}
            type={type}
            isFixed={checkout.tip.isFixed}
          />
        )}
      </Stack>
    </form>
  )
}
