import type { LatLng, Market } from '@galo/domain'
import type { DeliveryRow } from '../orders'
import { arrivalOf, doorOf, riderAt } from './ride'
import { riderOf } from './riders'

const coords = ({ latitude, longitude }: LatLng) => ({ lat: latitude, lon: longitude })

/** The rider of a try at this moment (J10); null while, or since, there is none. */
export const riderTracking = (delivery: DeliveryRow, market: Market, now: Date) => {
  const position = riderAt(delivery, now)
  if (position === null) return null
  const { fullName, contactNumber, contactBridgeCode } = riderOf(delivery, market)
  const { lower, upper } = arrivalOf(delivery, now)
  return {
    partner_id: delivery.provider,
    rider: { full_name: fullName, contact_number: contactNumber, contact_bridge_code: contactBridgeCode },
    estimated_arrival: { lower: lower.toISOString(), upper: upper.toISOString() },
    rider_position: coords(position),
    customer_position: coords(doorOf(delivery)),
  }
}
