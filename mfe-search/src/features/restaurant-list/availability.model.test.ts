import { aRestaurantEstimate } from '@galo/testing'
import type { ChosenFulfilment } from '@galo/domain'
import { availabilityOf, isAvailable, isOffering, type Availability } from './availability.model'
import type { ResultChannel, RestaurantResult } from './restaurant-result'
import { toResult } from './search-results.model'

const LONDON = 'Europe/London'
const at = (time: string) => Date.parse(`2026-11-18T${time}:00Z`)
const slot = (time: string) => `2026-11-18T${time}:00.000Z`
const TOMORROW = '2026-11-19T11:30:00.000Z'

type Change = Partial<Omit<RestaurantResult, 'channel'>> & { readonly channel?: Partial<ResultChannel> }

/** Open from 11:30 to 22:00, opening again tomorrow; a slot at 12:20 where times are asked for. */
const result = (way: ChosenFulfilment, { channel, ...change }: Change = {}): RestaurantResult => {
  const found = toResult(aRestaurantEstimate({ channels: [{ fulfilmentMethod: way }] }), {
    fulfilment: way,
    from: { latitude: 53.4775, longitude: -2.2497 },
    now: at('09:00'),
    timeZone: LONDON,
  })
  if (found === null) throw new Error('It has hours and a channel')
  return {
    ...found,
    opensNext: TOMORROW,
    earliest: way === 'EAT_IN' ? 'unasked' : slot('12:20'),
    ...change,
    channel: { ...found.channel, ...channel },
  }
}
const of = (way: ChosenFulfilment, time: string, change: Change = {}) =>
  availabilityOf(result(way, change), way, at(time), LONDON)

const because = (...reasons: string[]): Change => ({ channel: { enabled: false, online: false, reasons } })
const isPaused = { throttledUntil: slot('12:45'), earliest: slot('12:50') }

describe('Whether food can be had', () => {
  it.each<[ChosenFulfilment, string, Change, Availability]>([
    ['COLLECTION', '12:05', {}, { kind: 'takes' }],
    ['COLLECTION', '12:05', { earliest: 'unasked' }, { kind: 'takes' }],
    ['COLLECTION', '11:00', {}, { kind: 'later', opens: '11:30', from: slot('12:20') }],
    ['COLLECTION', '11:00', { earliest: 'unasked' }, { kind: 'later', opens: '11:30', from: null }],
    ['COLLECTION', '21:35', {}, { kind: 'closing-soon', closes: '22:00', minutes: 25 }],
    ['COLLECTION', '12:05', { earliest: null }, { kind: 'full' }],
    ['COLLECTION', '11:00', { earliest: null }, { kind: 'full' }],
    ['COLLECTION', '22:00', {}, { kind: 'closed', opensNext: TOMORROW }],
    ['COLLECTION', '22:00', { opensNext: null }, { kind: 'closed', opensNext: null }],
    ['COLLECTION', '12:05', isPaused, { kind: 'paused', until: slot('12:45'), from: slot('12:50') }],
    ['COLLECTION', '12:45', isPaused, { kind: 'takes' }],
    ['COLLECTION', '12:05', { laterFrom: TOMORROW }, { kind: 'takes' }],
    [
      'COLLECTION',
      '12:05',
      { ...isPaused, laterFrom: TOMORROW },
      { kind: 'paused', until: slot('12:45'), from: slot('12:50') },
    ],
    ...(
      [
        ['22:00', {}, { kind: 'closed', opensNext: TOMORROW }],
        ['12:05', { hours: null }, { kind: 'closed', opensNext: TOMORROW }],
        ['12:05', { earliest: null }, { kind: 'full' }],
        ['12:05', { ...isPaused, earliest: null }, { kind: 'paused', until: slot('12:45'), from: null }],
      ] as const
    ).map(([time, change, today]): [ChosenFulfilment, string, Change, Availability] => [
      ...(['COLLECTION', time, { ...change, laterFrom: TOMORROW }] as const),
      { kind: 'another-day', from: TOMORROW, today },
    ]),
    ['COLLECTION', '12:05', { ...isPaused, earliest: null }, { kind: 'paused', until: slot('12:45'), from: null }],
    ['COLLECTION', '22:05', isPaused, { kind: 'closed', opensNext: TOMORROW }],
    ['COLLECTION', '12:05', { channel: { enabled: false } }, { kind: 'not-offered' }],
    ['COLLECTION', '12:05', because('NOT_OFFERED', 'CHANNEL_OFFLINE', 'KITCHEN_ONLY'), { kind: 'kitchen-only' }],
    ['COLLECTION', '12:05', { channel: { online: false } }, { kind: 'offline' }],
    ['COLLECTION', '23:05', { channel: { online: false } }, { kind: 'offline' }],
    ['DELIVERY', '12:05', {}, { kind: 'takes' }],
    ['DELIVERY', '11:00', {}, { kind: 'closed', opensNext: slot('11:30') }],
    ['DELIVERY', '23:00', {}, { kind: 'closed', opensNext: TOMORROW }],
    ['DELIVERY', '21:35', {}, { kind: 'closing-soon', closes: '22:00', minutes: 25 }],
    ['DELIVERY', '12:05', { channel: { reasons: ['OUTSIDE_CATCHMENT'] } }, { kind: 'too-far' }],
    [
      'DELIVERY',
      '23:05',
      { channel: { reasons: ['OUTSIDE_CATCHMENT', 'OUTSIDE_OPENING_HOURS'] } },
      { kind: 'too-far' },
    ],
    ['DELIVERY', '12:05', because('NOT_OFFERED', 'OUTSIDE_CATCHMENT'), { kind: 'not-offered' }],
    ['DELIVERY', '12:05', { channel: { online: false, reasons: ['NO_RIDERS'] } }, { kind: 'no-riders' }],
    ['DELIVERY', '12:05', isPaused, { kind: 'paused', until: slot('12:45'), from: slot('12:50') }],
    ['EAT_IN', '12:05', {}, { kind: 'takes' }],
    ['EAT_IN', '11:00', {}, { kind: 'closed', opensNext: slot('11:30') }],
    ['EAT_IN', '12:05', because('NOT_OFFERED', 'REFURBISHMENT'), { kind: 'refurbishment' }],
    ['AT_TABLE', '12:05', {}, { kind: 'takes' }],
    ['AT_TABLE', '12:05', { channel: { reasons: ['SOMETHING_NEW'] } }, { kind: 'takes' }],
  ])('for %s at %s with %j is %j', (way, time, change, expected) => expect(of(way, time, change)).toEqual(expected))

  it('is an order today, now or for later, and nothing else', () => {
    const yes = [
      of('COLLECTION', '12:05'),
      of('COLLECTION', '11:00'),
      of('DELIVERY', '21:35'),
      of('COLLECTION', '12:05', isPaused),
    ]
    const no = [
      of('COLLECTION', '12:05', { earliest: null }),
      of('COLLECTION', '12:05', { ...isPaused, earliest: null }),
      of('DELIVERY', '11:00'),
      of('DELIVERY', '12:05', { channel: { reasons: ['OUTSIDE_CATCHMENT'] } }),
      of('COLLECTION', '12:05', { channel: { online: false } }),
    ]
    expect([yes.map(isAvailable), no.map(isAvailable)]).toEqual([yes.map(() => true), no.map(() => false)])
  })

  it('is offered by a house that is closed or full, and not by one that is too far, silent or without', () => {
    const no = [{ reasons: ['OUTSIDE_CATCHMENT'] }, { online: false }, { enabled: false }]
    expect([of('DELIVERY', '23:00'), of('DELIVERY', '12:05', { earliest: null })].map(isOffering)).toEqual([true, true])
    expect(no.map((channel) => isOffering(of('DELIVERY', '12:05', { channel })))).toEqual([false, false, false])
  })
})
