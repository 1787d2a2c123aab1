import { stageTimes } from './order-progress.rules'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 17, 18, minute))
const fact = (minute: number, kind: 'order' | 'delivery' | 'redelivery', what: string, attempt = 1) => ({
  ...{ at: at(minute), kind, what, attempt },
})
const FIRST_TRY = [
  fact(0, 'order', 'order-placed'),
  fact(1, 'delivery', 'ACCEPTED_BY_DELIVERY_PARTNER'),
  fact(2, 'order', 'restaurant-confirmed'),
  fact(9, 'delivery', 'RIDER_ASSIGNED'),
  fact(11, 'delivery', 'ACCEPTED_BY_DELIVERY_PARTNER'),
  fact(14, 'delivery', 'RIDER_ASSIGNED'),
  fact(20, 'delivery', 'UNDELIVERABLE'),
]

describe('When a stage was reached', () => {
  it('is the first time its customer was shown it', () => {
    expect(stageTimes('DELIVERY', FIRST_TRY)).toEqual([
      { stage: 'PLACED', at: at(0) },
      { stage: 'CONFIRMED', at: at(2) },
      { stage: 'BEING_PREPARED', at: at(9) },
    ])
  })

  it('is of the second try alone, once there is one', () => {
    const again = [
      fact(25, 'redelivery', 'Nobody came to the door', 2),
      fact(27, 'delivery', 'ACCEPTED_BY_DELIVERY_PARTNER', 2),
    ]
    expect(stageTimes('DELIVERY', [...FIRST_TRY, ...again])).toEqual([
      { stage: 'PLACED', at: at(25) },
      { stage: 'CONFIRMED', at: at(27) },
    ])
  })

  it('is the kitchen’s yes for what is collected', () => {
    expect(
      stageTimes(
        'COLLECTION',
        [FIRST_TRY[0], FIRST_TRY[2]].filter((each) => each !== undefined),
      ),
    ).toEqual([
      { stage: 'PLACED', at: at(0) },
      { stage: 'CONFIRMED', at: at(2) },
    ])
  })
})
