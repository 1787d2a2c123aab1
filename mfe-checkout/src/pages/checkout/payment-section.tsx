import type { FormEvent, ReactNode, RefObject } from 'react'
import { Stack, Text } from '@galo/ui'
import type { CardHandle } from '../../features/pay-by-card/card-fields'
import { declineCopy } from '../../features/place-order/decline-copy'
import { PayByCard } from './pay-by-card'
import type { Checkout } from './use-checkout'

interface PaymentSectionProps {
  readonly checkout: Checkout
  readonly card: RefObject<CardHandle | null>
  readonly news: ReactNode
}

/** The card, unless there is nothing to pay (row I10) or it is paid. Enter in a field pays, as the button does. */
export const PaymentSection = ({ checkout, card, news }: PaymentSectionProps) => {
  const { hasPaid, total, stop } = checkout
  if (hasPaid)
    return <Text>{stop?.reason === 'unconfirmed' ? 'Paid.' : 'Paid. All that’s left is to place the order.'}</Text>
  if (total.value === 0) return <Text>Nothing to pay. Place the order when you’re ready.</Text>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    checkout.pay()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        {news}
        <PayByCard card={card} refused={stop?.reason === 'declined' ? declineCopy(stop.error).field : null} />
      </Stack>
    </form>
  )
}
