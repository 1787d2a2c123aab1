import type { ChosenFulfilment } from '@galo/domain'
import { aRestaurantEstimate } from '@galo/testing'
import { fulfilmentListing } from '../../fulfilment/fulfilment-listings'
import { availabilityOf, type Availability } from './availability.model'
import { cardOf } from './card.model'
import type { RestaurantResult } from './restaurant-result'
import { toResult } from './search-results.model'

const LONDON = 'Europe/London'
const UK = { language: 'en', market: 'UK' } as const
const slot = (time: string) => `2026-11-18T${time}:00.000Z`
const at = (time: string) => Date.parse(slot(time))
const FROM = { latitude: 53.4775, longitude: -2.2497 }

const result = (way: ChosenFulfilment, change: Partial<RestaurantResult> = {}): RestaurantResult => {
  const found = toResult(aRestaurantEstimate({ channels: [{ fulfilmentMethod: way }] }), {
    fulfilment: way,
    from: FROM,
    now: at('09:00'),
    timeZone: LONDON,
  })
  if (found === null) throw new Error('It has hours and a channel')
  return { ...found, ...change }
}
const card = (way: ChosenFulfilment, time: string, change: Partial<RestaurantResult> = {}, verdict?: Availability) => {
  const found = result(way, change)
  return cardOf(found, verdict ?? availabilityOf(found, way, at(time), LONDON), {
    listing: fulfilmentListing(way),
    now: at(time),
    timeZone: LONDON,
    locale: UK,
    isNearest: true,
  })
}

describe('A card', () => {
  it.each([
    ['11:29', 'Opens at 11:30'],
    ['11:30', 'Open until 22:00'],
    ['21:29', 'Open until 22:00'],
    ['21:30', 'Closing soon, at 22:00'],
    ['22:00', 'Closed for today'],
  ])('at %s says "%s"', (time, expected) => expect(card('COLLECTION', time).status.text).toBe(expected))

  it("goes by the restaurant's own clock in summer", () => {
    const summer = result('COLLECTION')
    const moment = { listing: fulfilmentListing('COLLECTION'), timeZone: LONDON, locale: UK, isNearest: false }
    const now = Date.parse('2026-07-01T10:45:00Z')
    const there = { ...summer, hours: { opens: '11:30', closes: '22:00' } }
    expect(cardOf(there, { kind: 'takes' }, { ...moment, now }).status.text).toBe('Open until 22:00')
  })

  it('tells what people choose by, for each way its own', () => {
    const first = { earliest: slot('12:20') }
    expect(card('COLLECTION', '12:05', first).facts).toEqual([
      { label: 'Collect from', value: '12:20' },
      { label: 'Usually takes', value: '15–25 min' },
    ])
    expect(card('DELIVERY', '12:05', { ...first, distanceMiles: 2 }).facts).toEqual([
      { label: 'Arrives in', value: '15–25 min' },
      { label: 'Delivery from', value: '£2.49' },
      { label: 'Under £15', value: 'up to £2', note: 'small order fee' },
    ])
    expect(card('EAT_IN', '12:05').facts).toEqual([{ label: 'On the table in', value: '15–25 min' }])
    expect(card('AT_TABLE', '12:05').facts).toEqual([{ label: 'Brought to you in', value: '15–25 min' }])
  })

  it('promises no time that nobody has asked for', () =>
    expect(card('COLLECTION', '12:05').facts.map(({ label }) => label)).toEqual(['Usually takes']))

  it('leads to an order only where one can be placed on this site, and says for when', () => {
    const action = (...given: Parameters<typeof card>) => card(...given).action
    const first = { earliest: slot('12:20') }
    expect(action('COLLECTION', '12:05', first)).toEqual({ kind: 'order', text: 'Order from here' })
    expect(action('COLLECTION', '11:00', first)).toEqual({ kind: 'order', text: 'Order for 12:20' })
    expect(action('COLLECTION', '11:00')).toEqual({ kind: 'order', text: 'Order from here' })
    expect(action('COLLECTION', '12:05', { throttledUntil: slot('12:15'), ...first }).text).toBe('Order for 12:20')
    expect(action('DELIVERY', '12:05', first)).toEqual({ kind: 'order', text: 'Order from here' })
    expect(action('EAT_IN', '12:05')).toEqual({ kind: 'order', text: 'Order from here' })
  })

  it('leads into ordering for another day where today is over, and says why it is', () => {
    const { status, reason, badge, facts, action } = card('COLLECTION', '22:30', { laterFrom: '2026-11-19T11:30:00Z' })
    expect(action).toEqual({ kind: 'order', text: 'Order for tomorrow from 11:30' })
    expect([status.text, reason?.title, badge?.text, facts]).toEqual([
      'Closed for today',
      'The coals are out',
      'Closed',
      [],
    ])
    const booked = { earliest: null, laterFrom: '2026-11-21T12:00:00Z' }
    expect(card('COLLECTION', '12:05', booked).action.text).toBe('Order for Saturday from 12:00')
    expect(card('COLLECTION', '12:05', { ...booked, hours: null }).status).toEqual(status)
  })

  it.each<Availability>([
    { kind: 'full' },
    { kind: 'closed', opensNext: null },
    { kind: 'closed', opensNext: slot('17:00') },
    { kind: 'paused', until: slot('17:00'), from: null },
    { kind: 'not-offered' },
    { kind: 'offline' },
    { kind: 'refurbishment' },
    { kind: 'no-riders' },
    { kind: 'kitchen-only' },
    { kind: 'too-far' },
  ])('of a restaurant that is %j says why, shows no facts and offers no order', (verdict) => {
    for (const way of ['COLLECTION', 'DELIVERY', 'EAT_IN', 'AT_TABLE'] as const) {
      const { reason, facts, action } = card(way, '12:05', {}, verdict)
      expect(reason?.title).toMatch(/\w/)
      expect(facts).toEqual([])
      expect(action.kind).toBe(verdict.kind === 'too-far' ? 'collect-instead' : 'menu')
    }
  })

  it('says when it opens again, and that riders set out later than doors open', () => {
    const closed = (opensNext: string) => ({ kind: 'closed', opensNext }) as const
    expect(card('COLLECTION', '22:30', {}, closed('2026-11-19T11:30:00Z')).reason).toMatchObject({
      text: 'Opens tomorrow at 11:30.',
    })
    expect(card('DELIVERY', '10:00').reason?.text).toBe('Deliveries begin today at 11:30.')
    expect(card('DELIVERY', '22:30', {}, closed('2026-11-22T12:00:00Z')).reason?.text).toBe('Opens Sunday at 12:00.')
  })

  it('that closes before it could cook is not called booked out by others', () => {
    const { reason } = card('COLLECTION', '21:55', { earliest: null })
    expect(reason).toMatchObject({ title: 'No times left today' })
    expect(reason?.text).not.toMatch(/booked/i)
  })

  it('has one word for what is out of the ordinary', () => {
    const badge = (verdict: Availability) => card('DELIVERY', '12:05', {}, verdict).badge?.text
    expect([
      badge({ kind: 'takes' }),
      badge({ kind: 'paused', until: slot('13:00'), from: slot('13:05') }),
      badge({ kind: 'closed', opensNext: null }),
      badge({ kind: 'too-far' }),
      badge({ kind: 'offline' }),
    ]).toEqual(['Nearest', 'Paused', 'Closed', 'Too far', undefined])
  })
})
