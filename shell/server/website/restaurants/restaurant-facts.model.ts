import type { AnswerOf } from '@galo/contracts/call'
import type { getRestaurantDetails, RestaurantEstimate } from '@galo/contracts/restaurants'
import {
  addDays,
  CHOSEN_FULFILMENTS,
  datedHours,
  deliveryFeeFor,
  FACILITIES,
  facilitiesIn,
  formatTime,
  fulfilmentToUrl,
  isClosedFor,
  isOrderable,
  localDateOf,
  milesToMetres,
  openingStatus,
  type ChosenFulfilment,
  type Facility,
  type LatLng,
  type Market,
  type Money,
  type OpeningStatus,
} from '@galo/domain'
import type { FlagValues } from '@galo/services'
import { townOf } from './towns.model'

type RestaurantDetails = NonNullable<AnswerOf<typeof getRestaurantDetails>>

/** When a page is written, and on whose wall. */
export interface When {
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly timeZone: string
}

/** What is so round a restaurant while its page is written. */
export interface Around {
  readonly when: When
  readonly market: Market
  /** What is switched, for everybody. */
  readonly flags: FlagValues
}

/** Whether anybody may come in; `nextOpens` is the next time the doors open after this trading, in UTC. */
export interface Doors extends OpeningStatus {
  readonly nextOpens: string | null
}

/** Why a way to eat is not to be had. */
const LACKS = ['REFURBISHMENT', 'KITCHEN_ONLY', 'NO_RIDERS', 'NOT_OFFERED', 'CHANNEL_OFFLINE'] as const
export type Lack = (typeof LACKS)[number]

/** One way to eat at a restaurant, as its page says it. */
export interface Way {
  readonly type: ChosenFulfilment
  /** Of its menu. */
  readonly path: string
  /** Said in place of everything else. */
  readonly lack: Lack | null
  /** Whether an order would be taken, now or for later today; its menu may be looked at either way. */
  readonly isOrderable: boolean
  readonly minutes: { readonly minimumMins: number; readonly maximumMins: number } | null
  /** `HH:mm`, while it is to be had today. */
  readonly until: string | null
  /** How far riders go, in metres. */
  readonly reachMetres: number | null
  /** What a rider costs at least. */
  readonly feeFrom: Money | null
}

/** What switches a way off for everybody (A15). */
const SWITCHED_OFF_BY: Readonly<Record<ChosenFulfilment, string>> = {
  DELIVERY: 'delivery-unavailable',
  COLLECTION: 'collect-unavailable',
  EAT_IN: 'eat-in-unavailable',
  AT_TABLE: 'eat-in-unavailable',
}

type Estimate = Pick<RestaurantEstimate, 'slug' | 'fulfilmentMethods' | 'orderChannel'>

const statusOf = (
  { fulfilmentMethods, orderChannel }: Estimate,
  type: ChosenFulfilment,
  { now, timeZone }: When,
): OpeningStatus => {
  const hours = fulfilmentMethods.find(({ name }) => name === type)?.openingHours
  const channel = orderChannel.find(({ fulfilmentMethod }) => fulfilmentMethod === type)
  if (!hours || channel === undefined) return { kind: 'closed' }
  const isOpen = channel.reasons.every((reason) => reason.type !== 'OUTSIDE_OPENING_HOURS')
  return openingStatus(datedHours(hours, { isOpen, now, timeZone }), now, timeZone)
}

/** Of the doors, which everything but a rider goes through. */
export const doorsOf = (estimate: Estimate, when: When): Doors => ({
  ...statusOf(estimate, 'COLLECTION', when),
  nextOpens: estimate.fulfilmentMethods.find(({ name }) => name === 'COLLECTION')?.nextOpens ?? null,
})

const lackOf = (channel: RestaurantEstimate['orderChannel'][number] | undefined): Lack | null => {
  if (channel === undefined) return 'NOT_OFFERED'
  if (channel.enabled && channel.online) return null
  const given = channel.reasons.map(({ type }) => type)
  return LACKS.find((lack) => given.includes(lack)) ?? (channel.enabled ? 'CHANNEL_OFFLINE' : 'NOT_OFFERED')
}

const wayOf = (estimate: Estimate, type: ChosenFulfilment, { when, market, flags }: Around): Way => {
  const channel = estimate.orderChannel.find(({ fulfilmentMethod }) => fulfilmentMethod === type)
  const status = statusOf(estimate, type, when)
  const lack = lackOf(channel)
  const isShut = isClosedFor(type, status)
  const isDelivery = type === 'DELIVERY'
  return {
    type,
    path: `/order/menu/${estimate.slug}?fulfilment=${fulfilmentToUrl(type)}`,
    lack,
    isOrderable: isOrderable(type) && lack === null && !isShut && flags[SWITCHED_OFF_BY[type]] !== true,
    minutes: channel?.orderEstimate?.window ?? null,
    until:
      status.closesAt === undefined || status.kind === 'too-late' ? null : formatTime(status.closesAt, when.timeZone),
    reachMetres: isDelivery ? (channel?.catchmentMetres ?? null) : null,
    feeFrom: isDelivery ? deliveryFeeFor(market, 0) : null,
  }
}

/** Every way to eat, those that are to be had first. */
export const waysOf = (estimate: Estimate, around: Around): readonly Way[] => {
  const ways = CHOSEN_FULFILMENTS.map((type) => wayOf(estimate, type, around))
  return [...ways.filter(({ lack }) => lack === null), ...ways.filter(({ lack }) => lack !== null)]
}

/** `null` on a day off. */
export type DayHours = { readonly opens: string; readonly closes: string } | null

/** A row of the week, or a day that is unlike its weekday. */
export interface Day {
  /** 0 is Sunday. */
  readonly weekday: number
  /** `yyyy-MM-dd`; `null` for every day of its name. */
  readonly on: string | null
  readonly hours: DayHours
  readonly isToday: boolean
}

const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const

const isSame = (one: DayHours, other: DayHours): boolean => one?.opens === other?.opens && one?.closes === other?.closes

const weekdayOf = (localDate: string): number => new Date(`${localDate}T00:00:00Z`).getUTCDay()

/** The usual week from Monday on, and the days of the next weeks that differ from it. Today is in one of the two. */
export interface Hours {
  readonly week: readonly Day[]
  readonly otherDays: readonly Day[]
}

export const hoursOf = ({ week, days }: Pick<RestaurantDetails, 'week' | 'days'>, { now, timeZone }: When): Hours => {
  const today = localDateOf(now, timeZone)
  const usual = (weekday: number): DayHours => week.find(({ day }) => day === WEEKDAYS[weekday])?.openingHours ?? null
  const otherDays = days
    .filter(({ on, openingHours }) => on >= today && !isSame(openingHours, usual(weekdayOf(on))))
    .map(({ on, openingHours }) => ({ weekday: weekdayOf(on), on, hours: openingHours, isToday: on === today }))
  const isUsual = otherDays.every(({ isToday }) => !isToday)
  const monday = [1, 2, 3, 4, 5, 6, 0]
  return {
    week: monday.map((weekday) => ({
      weekday,
      on: null,
      hours: usual(weekday),
      isToday: isUsual && weekday === weekdayOf(today),
    })),
    otherDays,
  }
}

/** How far away a day is, as people say it. */
export type DayAway = 'today' | 'tomorrow' | 'later'

export const dayAway = (instant: string, { now, timeZone }: When): DayAway => {
  const today = localDateOf(now, timeZone)
  const day = localDateOf(instant, timeZone)
  if (day === today) return 'today'
  return day === addDays(today, 1) ? 'tomorrow' : 'later'
}

/** An address as it is written on a letter, in one line. */
export const addressLine = ({ streetAddress, locality, postalCode }: RestaurantEstimate['geo']['address']): string =>
  [streetAddress, `${locality} ${postalCode}`.trim()].filter(Boolean).join(', ')

/** Everything that a restaurant's page says, once: what people read and what machines read are both written from it. */
export interface RestaurantFacts {
  readonly name: string
  readonly slug: string
  readonly telephone: string
  readonly street: string
  /** All of it, in one line. */
  readonly address: string
  readonly town: string
  readonly locality: string
  readonly postcode: string
  readonly countryCode: string
  readonly coordinates: LatLng
  readonly doors: Doors
  readonly ways: readonly Way[]
  readonly hours: Hours
  readonly facilities: readonly Facility[]
  readonly lacks: readonly Facility[]
  readonly nearby: readonly {
    readonly name: string
    readonly slug: string
    readonly town: string
    readonly miles: number
    /** `null` while nobody can say. */
    readonly doors: Doors | null
  }[]
}

/** @param estimates of those close by, by their identifiers, as far as they are known. */
export const factsOf = (
  details: RestaurantDetails,
  around: Around,
  estimates: ReadonlyMap<string, Estimate> = new Map(),
): RestaurantFacts => {
  const doorsOfNear = (identifier: string): Doors | null => {
    const estimate = estimates.get(identifier)
    return estimate === undefined ? null : doorsOf(estimate, around.when)
  }
  const { address, latitude, longitude } = details.geo
  const facilities = facilitiesIn(details.amenityFeature.map(({ name }) => name))
  return {
    name: details.name,
    slug: details.slug,
    telephone: details.telephone,
    street: address.streetAddress,
    address: addressLine(address),
    town: townOf(address.locality),
    locality: address.locality,
    postcode: address.postalCode,
    countryCode: address.country,
    coordinates: { latitude, longitude },
    doors: doorsOf(details, around.when),
    ways: waysOf(details, around),
    hours: hoursOf(details, around.when),
    facilities,
    lacks: FACILITIES.filter((facility) => !facilities.includes(facility)),
    nearby: details.nearby.map(({ identifier, name, slug, geo, distanceMetres }) => ({
      name,
      slug,
      town: townOf(geo.address.locality),
      miles: distanceMetres / milesToMetres(1),
      doors: doorsOfNear(identifier),
    })),
  }
}
