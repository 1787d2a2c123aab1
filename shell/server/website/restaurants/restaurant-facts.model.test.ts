import { aChannel, aRestaurant, usualHours } from '../../test/a-restaurant'
import { openingWords } from './opening-words'
import { doorsOf, factsOf, hoursOf, waysOf, type Around } from './restaurant-facts.model'

const timeZone = 'Europe/London'
const at = (now: string, flags = {}): Around => ({ when: { now: Date.parse(now), timeZone }, market: 'UK', flags })
const EVENING = at('2026-11-17T18:00:00Z')
const closedNow = { reasons: [{ type: 'OUTSIDE_OPENING_HOURS' }] }

describe('the ways to eat at a restaurant', () => {
  const wayIn = (type: string, ...given: Parameters<typeof waysOf>) => waysOf(...given).find((way) => way.type === type)

  it('are all to be ordered from a house that is open', () => {
    expect(waysOf(aRestaurant(), EVENING).map(({ type, isOrderable }) => [type, isOrderable])).toEqual([
      ['DELIVERY', true],
      ['COLLECTION', true],
      ['EAT_IN', true],
      ['AT_TABLE', true],
    ])
  })

  it.each([
    ['the day is over', at('2026-11-17T23:00:00Z'), { ...closedNow }, false],
    ['it is early: one can order ahead', at('2026-11-17T09:00:00Z'), { ...closedNow }, true],
    ['its till is silent', EVENING, { online: false }, false],
    ['it is switched off for everybody', at('2026-11-17T18:00:00Z', { 'collect-unavailable': true }), {}, false],
  ])('take an order to collect or not when %s', (_when, around, changes, isOrderable) => {
    const restaurant = aRestaurant({ orderChannel: [aChannel('COLLECTION', changes)] })
    expect(wayIn('COLLECTION', restaurant, around)?.isOrderable).toBe(isOrderable)
  })

  it.each([
    [{ enabled: false, reasons: [{ type: 'REFURBISHMENT' }] }, 'REFURBISHMENT'],
    [{ enabled: false, online: false, reasons: [{ type: 'NOT_OFFERED' }, { type: 'KITCHEN_ONLY' }] }, 'KITCHEN_ONLY'],
    [{ online: false, reasons: [{ type: 'CHANNEL_OFFLINE' }, { type: 'NO_RIDERS' }] }, 'NO_RIDERS'],
    [{ enabled: false, reasons: [] }, 'NOT_OFFERED'],
    [{ online: false, reasons: [{ type: 'SOMETHING_NEW' }] }, 'CHANNEL_OFFLINE'],
  ])('say why one is not to be had, and come last: %j', (changes, lack) => {
    const ways = waysOf(aRestaurant({ orderChannel: [aChannel('EAT_IN', changes), aChannel('COLLECTION')] }), EVENING)
    expect(ways.map((way) => [way.type, way.lack])).toEqual([
      ['COLLECTION', null],
      ['DELIVERY', 'NOT_OFFERED'],
      ['EAT_IN', lack],
      ['AT_TABLE', 'NOT_OFFERED'],
    ])
  })

  it('say of riders alone how far they go and what they cost', () => {
    const ways = waysOf(aRestaurant(), EVENING)
    expect(ways.map(({ type, reachMetres }) => [type, reachMetres])).toEqual([
      ['DELIVERY', 4_000],
      ['COLLECTION', null],
      ['EAT_IN', null],
      ['AT_TABLE', null],
    ])
    expect(ways.filter(({ feeFrom }) => feeFrom !== null).map(({ type }) => type)).toEqual(['DELIVERY'])
  })
})

describe('the doors of a restaurant', () => {
  const said = (now: string, changes: Parameters<typeof aRestaurant>[0] = {}) => {
    const { when } = at(now)
    return openingWords(doorsOf(aRestaurant(changes), when), when, { language: 'en', market: 'UK' }).text
  }
  const shut = (nextOpens?: string) => ({
    orderChannel: [aChannel('COLLECTION', closedNow)],
    fulfilmentMethods: [{ name: 'COLLECTION' as const, enabled: true, openingHours: usualHours, nextOpens }],
  })

  it.each([
    ['2026-11-17T18:00:00Z', {}, 'Open until 22:00'],
    ['2026-11-17T21:45:00Z', {}, 'Closing soon, at 22:00'],
    ['2026-11-17T09:00:00Z', shut('2026-11-17T11:30:00.000Z'), 'Opens today at 11:30'],
    ['2026-11-17T22:30:00Z', shut('2026-11-18T12:00:00.000Z'), 'Closed, opens tomorrow at 12:00'],
    ['2026-11-17T22:30:00Z', shut('2026-11-20T12:00:00.000Z'), 'Closed, opens Friday at 12:00'],
    ['2026-11-17T22:30:00Z', shut(), 'Closed'],
  ])('at %s say when they open or close', (now, changes, text) => expect(said(now, changes)).toBe(text))

  it('are open by last night’s hours after midnight', () => {
    const late = { opens: '11:30', closes: '02:00' }
    const fulfilmentMethods = [{ name: 'COLLECTION' as const, enabled: true, openingHours: late }]
    expect(said('2026-11-18T01:00:00Z', { fulfilmentMethods })).toBe('Open until 02:00')
  })
})

describe('the hours of a restaurant', () => {
  it('begin with Monday, and mark today', () => {
    const { week, otherDays } = hoursOf(aRestaurant(), EVENING.when)
    expect(week.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 0])
    expect(week.filter(({ isToday }) => isToday).map(({ weekday }) => weekday)).toEqual([2])
    expect(otherDays).toEqual([])
  })

  it('name the days that are unlike their weekday, and leave out those that are over', () => {
    const days = [
      { on: '2026-11-16', openingHours: null },
      { on: '2026-11-17', openingHours: { opens: '12:00', closes: '20:00' } },
      { on: '2026-11-18', openingHours: usualHours },
      { on: '2026-11-19', openingHours: null },
    ]
    const { week, otherDays } = hoursOf(aRestaurant({ days }), EVENING.when)
    expect(otherDays).toEqual([
      { weekday: 2, on: '2026-11-17', hours: { opens: '12:00', closes: '20:00' }, isToday: true },
      { weekday: 4, on: '2026-11-19', hours: null, isToday: false },
    ])
    expect(week.some(({ isToday }) => isToday)).toBe(false)
  })
})

describe('what a restaurant’s page says', () => {
  it('leaves out facilities it has no words for', () => {
    const facts = factsOf(aRestaurant({ amenityFeature: [{ name: 'halal' }, { name: 'moonbase' }] }), EVENING)
    expect(facts.facilities).toEqual(['halal'])
    expect(facts.lacks).not.toContain('halal')
  })

  it('takes a numbered district for its town', () => {
    const { geo } = aRestaurant()
    const inDublin = { ...geo, address: { ...geo.address, locality: 'Dublin 2' } }
    expect(factsOf(aRestaurant({ geo: inDublin }), EVENING)).toMatchObject({ town: 'Dublin', locality: 'Dublin 2' })
  })
})
