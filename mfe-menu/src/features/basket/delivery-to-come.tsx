import { deliveryFeesOf, formatMoney } from '@galo/domain'
import { PriceRows, Text } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { DELIVERY_TO_COME_WORDS } from './delivery-to-come.words'

/** Below a total that has no ride in it yet: what the ride will be, at the least and at the most (X13). */
export const DeliveryToCome = () => {
  const { market } = useLocale()
  const words = useWords(DELIVERY_TO_COME_WORDS)
  const { least, most } = deliveryFeesOf(market)
  return (
    <>
      <PriceRows rows={[{ label: words.label, amount: words.between(formatMoney(least), formatMoney(most)) }]} />
      <Text size="small" tone="faint">
        {words.why}
      </Text>
    </>
  )
}
