import type { RiderTracking } from '@galo/contracts/orders'

/** Somebody 1.6 miles north of a door in Manchester, and there in twenty minutes; say only what the test is about. */
export const aRiderTracking = (changes: Partial<RiderTracking> = {}): RiderTracking => ({
  partner_id: 'GALO',
  rider: { full_name: 'Kofi Evans', contact_number: '07700 900123', contact_bridge_code: '' },
  estimated_arrival: { lower: '2026-11-18T12:18:00.000Z', upper: '2026-11-18T12:22:00.000Z' },
  rider_position: { lat: 53.5, lon: -2.2497 },
  customer_position: { lat: 53.4775, lon: -2.2497 },
  ...changes,
})
