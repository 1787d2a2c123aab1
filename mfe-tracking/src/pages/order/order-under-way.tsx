import { MARKETS } from '@galo/domain'
import { useNow } from '@galo/services'
import { useLocale } from '@galo/words'
import { OrderProgress, type OrderProgressProps } from '../../features/order-progress/order-progress'
import type { RiderReading } from '../../features/rider/rider.model'
import { fulfilmentTracking, orderSteps, trackingWords } from '../../fulfilment/fulfilment-trackings'

interface OrderUnderWayProps extends Omit<OrderProgressProps, 'steps' | 'said'> {
  /** Who brings it, while somebody does. */
  readonly rider: RiderReading | null
  /** Somebody was to bring it, and nobody does. */
  readonly isRiderGone: boolean
}

/** The progress of an order, by the way it was ordered. */
export const OrderUnderWay = ({ rider, isRiderGone, ...props }: OrderUnderWayProps) => {
  const locale = useLocale()
  const { timeZone } = MARKETS[locale.market]
  const when = [useNow(), timeZone, locale] as const
  const { Handover } = fulfilmentTracking(props.view.order)
  return (
    <>
      <OrderProgress
        {...props}
        steps={orderSteps(props.view, ...when)}
        said={trackingWords(props.view, ...when, rider)}
      />
      {Handover && <Handover order={props.view.order} rider={rider} isRiderGone={isRiderGone} />}
    </>
  )
}
