import { MARKETS } from '@galo/domain'
import { useNow } from '@galo/services'
import { useLocale } from '@galo/words'
import { OrderProgress, type OrderProgressProps } from '../../features/order-progress/order-progress'
import { orderSteps, trackingWords } from '../../fulfilment/fulfilment-trackings'

/** The progress of an order, by the way it was ordered. */
export const OrderUnderWay = (props: Omit<OrderProgressProps, 'steps' | 'said'>) => {
  const locale = useLocale()
  const { timeZone } = MARKETS[locale.market]
  const when = [useNow(), timeZone, locale] as const
  return <OrderProgress {...props} steps={orderSteps(props.view, ...when)} said={trackingWords(props.view, ...when)} />
}
