import { DeliveryPlace } from '../../features/pick-up-place/delivery-place'
import { HandOverCode } from '../../features/rider/hand-over-code'
import { RidePlace } from '../../features/rider/ride-place'
import { RiderCard } from '../../features/rider/rider-card'
import { RiderTakenOff } from '../../features/rider/rider-taken-off'
import { wasTakenOff } from '../../features/rider/rider.model'
import type { FulfilmentTracking } from '../fulfilment-tracking'
import { codeAtDoor, deliverySteps, deliveryWords } from './delivery-progress.model'

/** Brought by a rider, who can be followed. */
export const delivery: FulfilmentTracking = {
  steps: deliverySteps,
  words: deliveryWords,
  code: codeAtDoor,
  Place: (props) => (
    <RidePlace {...props}>
      <DeliveryPlace address={props.order.address ?? null} />
    </RidePlace>
  ),
  Handover: ({ order, rider, isRiderGone }) => {
    const code = codeAtDoor(order)
    return (
      <>
        {code !== null && <HandOverCode code={code} />}
        {rider && <RiderCard order={order} reading={rider} />}
        {(isRiderGone || wasTakenOff(order)) && <RiderTakenOff />}
      </>
    )
  },
}
