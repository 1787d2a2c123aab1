import { aSubmittedOrder } from '@galo/testing'
import { stagesReached } from './what-happened.model'

const UK = { language: 'en', market: 'UK' } as const
const reached = (...changes: Parameters<typeof aSubmittedOrder>) =>
  stagesReached(aSubmittedOrder(...changes), 'Europe/London', UK).map(({ label, time }) => `${time} ${label}`)

const created_at = '2026-11-18T12:00:00Z'
const delivery = { type: 'DELIVERY', delivery_state: 'UNDELIVERABLE' } as const

describe('stagesReached', () => {
  it('names every stage that was shown, with its time, and none that nobody knows', () => {
    const stage_times = [
      { stage: 'PLACED', at: '2026-11-18T12:00:00Z' },
      { stage: 'CONFIRMED', at: '2026-11-18T12:01:00Z' },
      { stage: 'OF_TOMORROW', at: '2026-11-18T12:02:00Z' },
      { stage: 'NEARBY', at: '2026-11-18T12:30:00Z' },
    ]
    expect(reached({ created_at, stage_times, fulfilment: delivery })).toEqual([
      '12:00 Sent',
      "12:01 We've got your order",
      '12:30 Start getting excited...',
    ])
    expect(reached({ created_at })).toEqual(['12:00 Sent'])
  })

  it('tells a second try from when it was asked for', () => {
    const stage_times = [
      { stage: 'PLACED', at: '2026-11-18T12:40:00Z' },
      { stage: 'CONFIRMED', at: '2026-11-18T12:42:00Z' },
    ]
    const redelivery_details = { state: 'CANCELLED' } as const
    expect(reached({ created_at, stage_times, fulfilment: { ...delivery, redelivery_details } })).toEqual([
      '12:00 Sent',
      '12:40 Asking for a second delivery',
      '12:42 Redelivery incoming!',
    ])
  })
})
