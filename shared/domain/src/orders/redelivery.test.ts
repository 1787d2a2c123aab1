import { DELIVERY_STATES } from './order.states'
import { isTerminalDelivery, isTerminalOrder } from './order.outcome'
import { startRedelivery } from './redelivery'

const second = { state: 'RIDER_ASSIGNED', window: null, reason: null } as const
const window = { minimumMins: 20, maximumMins: 30 }

describe('startRedelivery', () => {
  it('tries again what could not be handed over, from the start', () => {
    expect(startRedelivery('UNDELIVERABLE', null, { window, reason: 'Nobody came to the door' })).toEqual({
      ok: true,
      value: { state: 'UNSTARTED', window, reason: 'Nobody came to the door' },
    })
  })

  it('does not bring again what arrived, is under way or never set out', () => {
    const reasons = Object.fromEntries(
      DELIVERY_STATES.map((state) => {
        const started = startRedelivery(state, null)
        return [state, started.ok ? 'ok' : started.error.reason]
      }),
    )
    expect(reasons).toEqual({
      UNSTARTED: 'still-under-way',
      SENT_TO_DELIVERY_PARTNER: 'still-under-way',
      ACCEPTED_BY_DELIVERY_PARTNER: 'still-under-way',
      RIDER_ASSIGNED: 'still-under-way',
      RIDER_ARRIVED: 'still-under-way',
      RIDER_IN_TRANSIT: 'still-under-way',
      RIDER_NEARBY: 'still-under-way',
      DELIVERED: 'arrived',
      CANCELLED: 'never-set-out',
      UNDELIVERABLE: 'ok',
      REJECTED_BY_DELIVERY_PARTNER: 'never-set-out',
      REJECTED_AFTER_ACCEPTED: 'never-set-out',
    })
  })

  it('is not tried a third time', () => {
    expect(startRedelivery('UNDELIVERABLE', second)).toEqual({ ok: false, error: { reason: 'second-try-made' } })
  })
})

describe('isTerminalOrder', () => {
  it('ends with the second try, where a first one would end', () => {
    for (const state of DELIVERY_STATES)
      expect(
        isTerminalOrder({
          fulfilmentType: 'DELIVERY',
          orderState: 'confirmed',
          deliveryState: 'UNDELIVERABLE',
          redeliveryState: state,
        }),
      ).toBe(isTerminalDelivery(state))
  })
})
