import type { Stage } from '@galo/domain'
import { aRiderTracking, aSubmittedOrder } from '@galo/testing'
import { ORDER_PROGRESS_WORDS } from '../features/order-progress/order-progress.words'
import { readRider } from '../features/rider/rider.model'
import { stageMessage } from '../features/order-progress/stage-message.model'
import { trackingWords } from './fulfilment-trackings'

const UK = { language: 'en', market: 'UK' } as const
const LONDON = 'Europe/London'
const NOON = Date.parse('2026-11-18T12:10:00Z')
const confirmed = { kind: 'confirmed', order: aSubmittedOrder({ order_state: 'confirmed' }) } as const
const waiting = { kind: 'waiting-for-restaurant', order: aSubmittedOrder() } as const
const at = (instant: string) => trackingWords(confirmed, Date.parse(instant), LONDON, UK)

describe('trackingWords', () => {
  it('says the platform’s own message first', () => {
    expect(trackingWords({ ...waiting, long: false }, NOON, LONDON, UK).fact).toBe(
      'Sending your order to the restaurant.',
    )
    expect(trackingWords(confirmed, NOON, LONDON, UK).fact).toBe("We've got your order.")
  })

  it('says "still waiting for the restaurant" when it takes long, and that the money is safe', () => {
    const { fact, rest } = trackingWords({ ...waiting, long: true }, NOON, LONDON, UK)
    expect(fact).toBe('Still waiting for the restaurant.')
    expect(rest).toContain('your money goes back by itself')
  })

  it('asks to come when it is time, and not for ever', () => {
    expect(at('2026-11-18T12:39:00Z').rest).toBe('It goes on the coals in time for you.')
    expect(at('2026-11-18T12:40:00Z').fact).toBe('Time to collect.')
    expect(at('2026-11-19T12:40:00Z').fact).toBe('This one was for Wed 18 Nov, 12:40.')
  })

  it('tells of a delivery where it is, and never to collect it', () => {
    const delivery = (delivery_state: 'RIDER_ASSIGNED' | 'RIDER_NEARBY') =>
      aSubmittedOrder({
        order_state: 'confirmed',
        fulfilment: { type: 'DELIVERY', delivery_state },
      })
    const words = (state: 'RIDER_ASSIGNED' | 'RIDER_NEARBY') =>
      trackingWords({ kind: 'confirmed', order: delivery(state) }, NOON, LONDON, UK)
    expect(words('RIDER_ASSIGNED')).toMatchObject({ fact: "We're making your meal.", rest: '' })
    expect(words('RIDER_NEARBY')).toMatchObject({ fact: 'Start getting excited...', rest: '' })
  })

  it('tells who sits at a table that it comes to them, and never to fetch it', () => {
    const fulfilment = { type: 'EAT_IN', table: '12' } as const
    const order = aSubmittedOrder({ order_state: 'confirmed', created_at: '2026-11-18T12:05:00Z', fulfilment })
    const words = (time: string) =>
      trackingWords({ kind: 'confirmed', order }, Date.parse(`2026-11-18T${time}:00Z`), LONDON, UK)
    expect(words('12:10').fact).toBe('The kitchen has your order.')
    expect(words('12:20')).toEqual({
      title: 'On its way to your table',
      fact: 'It should be on its way to your table.',
      rest: 'Not there yet? Tell one of us 4T-118.',
    })
    expect(words('13:05').fact).toBe('We hope it was good.')
  })

  it('says within which time a delivery was promised and who brings it, and once that has gone by that it is late', () => {
    const order = aSubmittedOrder({
      order_state: 'confirmed',
      created_at: '2026-11-18T12:05:00Z',
      fulfilment: {
        type: 'DELIVERY',
        delivery_state: 'ACCEPTED_BY_DELIVERY_PARTNER',
        delivery_partner_details: {
          id: 'DELIVEROO_FULFILLMENT',
          estimated_window: { minimum_mins: 25, maximum_mins: 40 },
        },
      },
    })
    const words = (now: number) => trackingWords({ kind: 'confirmed', order }, now, LONDON, UK)
    expect(words(NOON)).toMatchObject({
      rest: 'It should be with you between 12:30 and 12:45. A Deliveroo rider brings it.',
      due: '12:30–12:45',
    })
    const late = words(Date.parse('2026-11-18T12:46:00Z'))
    expect(late).toMatchObject({
      fact: "We've got your order.",
      rest: '',
      aside:
        'It’s late, and we’re sorry: it should have been with you by 12:45. It says so here as soon as it moves; the restaurant can tell you more.',
      wasDue: '12:45',
      pace: 'late',
    })
    expect(late).not.toHaveProperty('due')
  })

  it('tells a stage in the same words whether its rider is heard of or not: what was promised stands beside them', () => {
    const order = aSubmittedOrder({
      order_state: 'confirmed',
      created_at: '2026-11-18T12:05:00Z',
      fulfilment: {
        type: 'DELIVERY',
        delivery_state: 'RIDER_IN_TRANSIT',
        delivery_partner_details: { id: 'GALO', estimated_window: { minimum_mins: 25, maximum_mins: 40 } },
      },
    })
    const heardOf = readRider(null, aRiderTracking(), NOON)
    const words = (rider: typeof heardOf | null) => trackingWords({ kind: 'confirmed', order }, NOON, LONDON, UK, rider)
    const told = { fact: "It's on the way!", rest: '' }
    expect(words(heardOf)).toMatchObject(told)
    expect(words(null)).toMatchObject({
      ...told,
      aside: 'It should be with you between 12:30 and 12:45. One of our own riders brings it.',
    })
  })

  it('measures where its rider is by what was promised', () => {
    const order = aSubmittedOrder({
      order_state: 'confirmed',
      created_at: '2026-11-18T12:05:00Z',
      fulfilment: {
        type: 'DELIVERY',
        delivery_state: 'RIDER_IN_TRANSIT',
        delivery_partner_details: { id: 'GALO', estimated_window: { minimum_mins: 25, maximum_mins: 40 } },
      },
    })
    const arrivingBy = (upper: string) => {
      const tracking = aRiderTracking({ estimated_arrival: { lower: '2026-11-18T12:40:00Z', upper } })
      return trackingWords({ kind: 'confirmed', order }, NOON, LONDON, UK, readRider(null, tracking, NOON))
    }
    expect(arrivingBy('2026-11-18T12:45:00Z')).toMatchObject({ due: '12:40–12:45', pace: 'on-time' })
    expect(arrivingBy('2026-11-18T12:46:00Z')).toMatchObject({ due: '12:40–12:46', pace: 'late' })
  })

  it('says within which time a second try was promised, from when it was taken, and nothing before that', () => {
    const order = aSubmittedOrder({
      order_state: 'confirmed',
      created_at: '2026-11-18T12:05:00Z',
      stage_times: [{ stage: 'CONFIRMED', at: '2026-11-18T13:00:00Z' }],
      fulfilment: {
        type: 'DELIVERY',
        delivery_state: 'UNDELIVERABLE',
        delivery_partner_details: { id: 'GALO', estimated_window: { minimum_mins: 25, maximum_mins: 40 } },
        redelivery_details: {
          state: 'ACCEPTED_BY_DELIVERY_PARTNER',
          window: { minimum_mins: 20, maximum_mins: 35 },
        },
      },
    })
    const now = Date.parse('2026-11-18T13:01:00Z')
    const words = (changes: object) =>
      trackingWords({ kind: 'confirmed', order: { ...order, ...changes } }, now, LONDON, UK)
    expect(words({})).toMatchObject({
      fact: 'Redelivery incoming!',
      rest: 'It should be with you between 13:20 and 13:35. One of our own riders brings it.',
      due: '13:20–13:35',
    })
    expect(words({ stage_times: [] })).not.toHaveProperty('due')
  })
})

describe('stageMessage', () => {
  const STAGES = Object.keys(ORDER_PROGRESS_WORDS.en.stages) as Stage[]

  it('says what the customer waits for', () => {
    expect(stageMessage('PLACED', {}, UK)).toBe('Sending your order to the restaurant')
    expect(stageMessage('DELIVERED', { redeliveryState: 'DELIVERED' }, UK)).toBe('Order delivered. Dig in!')
  })

  it('announces a second try', () => {
    const redelivery = { redeliveryState: 'ACCEPTED_BY_DELIVERY_PARTNER' } as const
    expect(stageMessage('CONFIRMED', redelivery, UK)).toBe('Redelivery incoming!')
  })

  it('tells the second try from the first at every stage but the last', () => {
    const same = STAGES.filter(
      (stage) => stageMessage(stage, {}, UK) === stageMessage(stage, { redeliveryState: 'UNSTARTED' }, UK),
    )
    expect(same).toEqual(['DELIVERED'])
  })
})
