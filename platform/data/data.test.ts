import { distanceMiles, isPostcodeOf, type Facility } from '@galo/domain'
import { districts, localities, restaurants } from '.'
import type { SeedRestaurant } from './types'

const FACILITIES = [
  'halal',
  'babyChanging',
  'outdoor',
  'disabledAccess',
  'disabledFacilities',
  'cinema',
  'underground',
  'rail',
  'landmark',
  'wifi',
] as const satisfies readonly Facility[]

const districtOf = (postcode: string): string => postcode.split(' ')[0] ?? ''
const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe('restaurants', () => {
  it('are enough to choose from in both countries', () => {
    const inMarket = (market: string) => restaurants.filter((restaurant) => restaurant.market === market).length
    expect(inMarket('UK')).toBeGreaterThanOrEqual(48)
    expect(inMarket('IE')).toBeGreaterThanOrEqual(14)
  })

  it('never share an id, an address on the site or a telephone', () => {
    expect(repeated(restaurants.map(({ id }) => id))).toEqual([])
    expect(repeated(restaurants.map(({ slug }) => slug))).toEqual([])
    expect(repeated(restaurants.map(({ telephone }) => telephone))).toEqual([])
  })

  it.each(restaurants)(
    '$name has a postcode of its own country, in a district that is where it stands',
    (restaurant) => {
      expect(isPostcodeOf(restaurant.market, restaurant.postcode)).toBe(true)
      const district = districts.find((candidate) => candidate.district === districtOf(restaurant.postcode))
      expect(district).toBeDefined()
      if (district) expect(distanceMiles(restaurant, district)).toBeLessThan(1.5)
    },
  )

  it('ring nobody: every telephone is in a range kept for drama', () => {
    const drama =
      /^(?:0(?:113|114|115|116|117|118|121|131|141|151|161) 496 0\d{3}|0191 498 0\d{3}|020 7946 0\d{3}|028 9649 6\d{3}|029 2018 0\d{3}|01632 960\d{3}|020 91\d \d{4})$/
    expect(restaurants.filter(({ telephone }) => !drama.test(telephone))).toEqual([])
  })

  it('keep hours a clock can show, some of them past midnight', () => {
    const days = restaurants.flatMap(({ hours }) => Object.values(hours)).filter((day) => day !== null)
    const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/
    expect(days.filter(({ opens, closes }) => !clock.test(opens) || !clock.test(closes))).toEqual([])
    expect(days.some(({ opens, closes }) => closes <= opens)).toBe(true)
  })

  it('offer each way of ordering at most once, and keep the shorter wait first', () => {
    for (const { channels } of restaurants) {
      expect(repeated(channels.map(({ fulfilmentMethod }) => fulfilmentMethod))).toEqual([])
      expect(channels.filter(({ minimumMins, maximumMins }) => minimumMins > maximumMins)).toEqual([])
    }
  })

  it('have each facility somewhere, and none of them everywhere', () => {
    for (const facility of FACILITIES) {
      const having = restaurants.filter(({ facilities }) => facilities.includes(facility)).length
      expect([facility, having > 0 && having < restaurants.length]).toEqual([facility, true])
    }
  })

  it('keep days of many kinds: days off, short Sundays, early mornings and nights', () => {
    const some = (holds: (restaurant: SeedRestaurant) => boolean) => restaurants.filter(holds).length
    expect(some(({ hours }) => hours.monday === null)).toBeGreaterThan(0)
    expect(some(({ hours }) => hours.sunday === null)).toBeGreaterThan(0)
    expect(some(({ hours }) => (hours.sunday?.closes ?? '24') <= '18:00')).toBeGreaterThan(0)
    expect(some(({ hours }) => (hours.tuesday?.opens ?? '24') < '11:30')).toBeGreaterThan(0)
    expect(some(({ hours }) => (hours.tuesday?.opens ?? '00') >= '17:00')).toBeGreaterThan(0)
    expect(some(({ hours: { saturday } }) => saturday !== null && saturday.closes <= saturday.opens)).toBeGreaterThan(5)
  })

  it('deliver by each partner and by our own riders, near and far, and some not at all', () => {
    const deliveries = restaurants.flatMap(({ channels }) =>
      channels.filter(({ fulfilmentMethod }) => fulfilmentMethod === 'DELIVERY'),
    )
    const working = deliveries.filter(({ enabled, online }) => enabled && online)
    expect([...new Set(working.map(({ provider }) => provider))].toSorted()).toEqual([
      'DELIVEROO',
      'DELIVEROO_FULFILLMENT',
      'GALO',
    ])
    expect(new Set(working.map(({ radiusM }) => radiusM)).size).toBeGreaterThanOrEqual(3)
    expect(working.filter(({ radiusM = 1 }) => radiusM < 1 || radiusM > 8_000)).toEqual([])
    expect(deliveries.some(({ enabled }) => !enabled)).toBe(true)
    expect(deliveries.some(({ enabled, online }) => enabled && !online)).toBe(true)
  })

  it('give a reason only for what is not to be had, and each reason somewhere', () => {
    const channels = restaurants.flatMap((restaurant) => restaurant.channels)
    expect(channels.filter(({ reason, enabled, online }) => reason !== undefined && enabled && online)).toEqual([])
    expect(new Set(channels.flatMap(({ reason }) => reason ?? []))).toEqual(
      new Set(['REFURBISHMENT', 'NO_RIDERS', 'KITCHEN_ONLY']),
    )
  })

  it('sell alcohol by a licence with hours a clock can show, or not at all', () => {
    const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/
    const licensed = restaurants.flatMap(({ alcoholLicence }) => alcoholLicence ?? [])
    const days = licensed.flatMap((week) => Object.values(week)).filter((day) => day !== null)
    expect(days.filter(({ opens, closes }) => !clock.test(opens) || !clock.test(closes))).toEqual([])
    expect(licensed.length).toBeLessThan(restaurants.length)
    expect(new Set(licensed).size).toBeGreaterThanOrEqual(3)
  })
})

describe('districts', () => {
  it('are listed once each in their country', () => {
    expect(repeated(districts.map(({ market, district }) => `${market} ${district}`))).toEqual([])
  })

  it('lie in the islands they are said to lie in', () => {
    const outside = districts.filter(({ market, latitude, longitude }) => {
      const [west, east] = market === 'IE' ? [-10.6, -5.9] : [-6.5, 1.8]
      return latitude < 49.9 || latitude > 59 || longitude < west || longitude > east
    })
    expect(outside).toEqual([])
  })

  it('lie with their own kind: the nearest other district of the same letters is a short drive away', () => {
    const letters = ({ district }: { district: string }) => district.replace(/\d.*$/, '')
    const strays = districts
      .filter(({ market }) => market === 'UK')
      .filter((one) => {
        const kin = districts.filter((other) => other !== one && letters(other) === letters(one))
        return kin.length > 0 && Math.min(...kin.map((other) => distanceMiles(one, other))) > 9
      })
    expect(strays.map(({ district }) => district)).toEqual([])
  })
})

describe('localities', () => {
  it('give every restaurant at least six addresses and two postcodes within two miles', () => {
    for (const restaurant of restaurants) {
      const near = localities.filter(
        (locality) => locality.market === restaurant.market && distanceMiles(locality, restaurant) < 2,
      )
      expect(near.filter(({ type }) => type === 'address').length).toBeGreaterThanOrEqual(6)
      expect(near.filter(({ type }) => type === 'postal_code').length).toBeGreaterThanOrEqual(2)
    }
  })

  it('have ids of their own and well-formed postcodes of known districts of their country', () => {
    expect(repeated(localities.map(({ publicId }) => publicId))).toEqual([])
    const known = new Set(districts.map(({ market, district }) => `${market} ${district}`))
    const wrong = localities.filter(
      ({ market, postcode }) => !isPostcodeOf(market, postcode) || !known.has(`${market} ${districtOf(postcode)}`),
    )
    expect(wrong).toEqual([])
  })

  it('have three to six doors at each sample postcode, a short walk from it', () => {
    for (const sample of localities.filter(({ type }) => type === 'postal_code')) {
      const doors = localities.filter(({ publicId }) => publicId.startsWith(`${sample.publicId}.door.`))
      expect(doors.length).toBeGreaterThanOrEqual(3)
      expect(doors.length).toBeLessThanOrEqual(6)
      expect(new Set(doors.map(({ displayLabel }) => displayLabel)).size).toBe(doors.length)
      for (const door of doors) {
        expect(door).toMatchObject({ type: 'address', postcode: sample.postcode })
        expect(distanceMiles(door, sample)).toBeLessThan(0.15)
      }
    }
  })

  it('read as people write an address', () => {
    const labels = localities.map(({ displayLabel }) => displayLabel)
    expect(labels.filter((label) => /undefined|NaN|^ |, ,/.test(label))).toEqual([])
  })
})
