import { aRiderTracking, aSubmittedOrder } from '@galo/testing'
import { riderWords } from './rider-words.model'
import { readRider } from './rider.model'

const NOON = Date.parse('2026-11-18T12:00:00Z')
const UK = { language: 'en', market: 'UK' } as const
const IE = { language: 'en', market: 'IE' } as const
const order = (delivery_state: 'RIDER_ASSIGNED' | 'RIDER_ARRIVED' | 'RIDER_IN_TRANSIT' | 'RIDER_NEARBY') =>
  aSubmittedOrder({ order_state: 'confirmed', fulfilment: { type: 'DELIVERY', delivery_state } })
const seenAt = (lat: number) => readRider(null, aRiderTracking({ rider_position: { lat, lon: -2.2497 } }), NOON)
const facts = (state: Parameters<typeof order>[0], lat: number, locale: typeof UK | typeof IE = UK) =>
  riderWords(order(state), seenAt(lat), NOON, locale).fact

describe('riderWords', () => {
  it('says what they do before the food moves, and then how far it is: in metres near by, else as the market measures', () => {
    expect(facts('RIDER_ASSIGNED', 53.48)).toBe('On the way to the grill for your food')
    expect(facts('RIDER_ARRIVED', 53.48)).toBe('At the grill, waiting for your food')
    expect(facts('RIDER_IN_TRANSIT', 53.5)).toBe('1.6 miles away')
    expect(facts('RIDER_IN_TRANSIT', 53.5, IE)).toBe('2.5 km away')
    expect(facts('RIDER_NEARBY', 53.4802)).toBe('300 metres away')
    expect(facts('RIDER_NEARBY', 53.4775)).toBe('At your door')
  })

  it('says that nothing was heard, for how long, and where they were last', () => {
    const said = (seconds: number) => riderWords(order('RIDER_IN_TRANSIT'), seenAt(53.5), NOON + seconds * 1_000, UK)
    expect(said(80).quiet).toBeNull()
    expect(said(95)).toEqual({
      fact: 'Nothing heard for a minute.',
      quiet: 'Last seen 1.6 miles away. Tunnels and lifts do that; we keep looking.',
    })
    expect(said(185).fact).toBe('Nothing heard for 3 minutes.')
  })
})
