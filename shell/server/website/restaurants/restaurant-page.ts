// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import { formatMoney, milesToMetres, type Facility } from '@galo/domain'
import type { MapsAddress } from '@galo/vendors/map-picture'
import { wordsOf, type Locale } from '@galo/words'
import { facilityWords, formatDay, formatDistance } from '@galo/words/format'
import { telephoneLink } from '../telephone-link'
import type { Html } from '../draw-text'
import { TILES } from '../marks'
import { drawStreets } from './draw-map'
import { drawPath, type Step } from './draw-path'
import { HOUSE } from './house'
import { icon } from './icons'
import { openingWords } from './opening-words'
import type { Day, Doors, RestaurantFacts, Way, When } from './restaurant-facts.model'
import { RESTAURANTS_WORDS, type RestaurantsWords } from './restaurants.words'
import { pathOfTown } from './towns.model'

const doorsLine = (doors: Doors, when: When, locale: Locale): Html => {
  const { tone, text } = openingWords(doors, when, locale)
  return markup`<p class="doors ${tone}">${text}</p>`
}

const hero = (facts: RestaurantFacts, when: When, locale: Locale): Html => {
  const words = wordsOf(RESTAURANTS_WORDS, locale)
  const offered = facts.ways.filter(({ lack }) => lack === null)
  // Who looks a restaurant up goes there most likely; a rider's way begins with an address.
  const collected = offered.find(({ type }) => type === 'COLLECTION')
  const orderable = offered.find(({ isOrderable }) => isOrderable)
  const first = (collected?.isOrderable === true ? collected : orderable) ?? collected ?? offered[0]
  return markup`<div class="house">${TILES}<div class="said">${doorsLine(facts.doors, when, locale)}<h1>${facts.name}</h1><address>${facts.address}</address><div class="ways">${
    first &&
    markup`<a class="button next" href="${first.path}">${first.isOrderable ? words.orderFromHere : words.seeMenu}${icon('next')}</a>`
  }<a class="button line" href="${telephoneLink(facts.telephone)}">${icon('phone')}${facts.telephone}</a></div></div><div class="art">${HOUSE}</div></div>`
}

/** What is to be known of a way to eat before its menu is opened. */
const linesOf = (way: Way, words: RestaurantsWords, locale: Locale): readonly string[] => {
  if (way.lack !== null) return [words.lacks[way.lack]]
  const { minutes, feeFrom, reachMetres, until } = way
  const reach = reachMetres !== null && words.upTo(formatDistance(reachMetres / milesToMetres(1), locale))
  const ends = until !== null && words.until(until)
  const lines: Readonly<Record<Way['type'], readonly (string | false)[]>> = {
    DELIVERY: [
      [
        minutes && words.minutes(minutes.minimumMins, minutes.maximumMins),
        feeFrom && words.feeFrom(formatMoney(feeFrom)),
      ]
        .filter(Boolean)
        .join(' · '),
      reach,
      ends,
    ],
    COLLECTION: [minutes !== null && words.readyIn(minutes.minimumMins), ends],
    EAT_IN: [ends],
    AT_TABLE: [words.atTheTable, ends],
  }
  return lines[way.type].flatMap((line) => (line === false || line === '' ? [] : [line]))
}

const ICONS = { DELIVERY: 'moped', COLLECTION: 'bag', EAT_IN: 'table', AT_TABLE: 'code' } as const

const wayCard = (way: Way, words: RestaurantsWords, locale: Locale): Html =>
  markup`<li class="way${way.lack !== null && ' lacks'}"><i>${icon(ICONS[way.type])}</i><h3>${words.ways[way.type]}</h3><p>${linesOf(way, words, locale).map((line) => markup`<span>${line}</span>`)}</p>${
    way.lack === null &&
    markup`<a class="more" href="${way.path}">${way.isOrderable ? words.orderFromHere : words.seeMenu} <span class="head-said">${words.toEat[way.type]}</span>${icon('next')}</a>`
  }</li>`

const waysToEat = ({ ways }: RestaurantFacts, words: RestaurantsWords, locale: Locale): Html => {
  const count = ways.filter(({ lack }) => lack === null).length
  const isMixed =
    ways.some(({ isOrderable }) => isOrderable) && ways.some((way) => way.lack === null && !way.isOrderable)
  return markup`<section class="part" aria-labelledby="ways"><h2 id="ways">${words.waysToEat[count]}</h2>${isMixed && markup`<p class="beside">${words.onlySome}</p>`}<ul class="ways-to-eat">${ways.map((way) => wayCard(way, words, locale))}</ul></section>`
}

/** What people plan with, and want to know of when it isn't there; nobody plans with a cinema that isn't there. */
const PLANNED_WITH: readonly Facility[] = [
  'disabledAccess',
  'halal',
  'babyChanging',
  'outdoor',
  'disabledFacilities',
  'wifi',
]

const asSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const goodToKnow = ({ facilities, lacks }: RestaurantFacts, words: RestaurantsWords, locale: Locale): Html =>
  markup`<section class="part" aria-labelledby="know"><h2 id="know">${words.goodToKnow}</h2><ul class="facilities">${facilities.map(
    (facility) => markup`<li>${icon(facility)}${facilityWords(facility, locale).name}</li>`,
  )}${lacks
    .filter((facility) => PLANNED_WITH.includes(facility))
    .map(
      (facility) => markup`<li class="not">${icon(facility)}${asSentence(facilityWords(facility, locale).none)}</li>`,
    )}</ul></section>`

/** Roles are named, because a browser forgets them where the parts of a row may stand below each other. */
const rowOf = ({ weekday, on, hours, isToday }: Day, words: RestaurantsWords, locale: Locale): Html => {
  const day = on === null ? (words.weekdays[weekday] ?? '') : formatDay(`${on}T12:00:00Z`, 'UTC', locale)
  return markup`<tr role="row"${isToday && markup` class="today"`}><th role="rowheader" scope="row">${isToday ? words.today(day) : day}</th><td role="cell">${hours === null ? words.closed : words.fromTo(hours.opens, hours.closes)}</td></tr>`
}

const openingHours = ({ name, hours: { week, otherDays } }: RestaurantFacts, words: RestaurantsWords, locale: Locale) =>
  markup`<section class="panel" aria-labelledby="hours"><h2 id="hours">${words.hours}</h2><table role="table" class="week"><caption class="head-said">${words.hoursOf(name)}</caption><tbody role="rowgroup">${week.map(
    (day) => rowOf(day, words, locale),
  )}</tbody>${
    otherDays.length > 0 &&
    markup`<tbody role="rowgroup"><tr role="row"><th role="rowheader" class="apart" colspan="2" scope="rowgroup">${words.otherDays}</th></tr>${otherDays.map((day) => rowOf(day, words, locale))}</tbody>`
  }</table></section>`

/** To the maps of whoever has some: they know the way from where one is, and we don't. */
export const directionsTo = ({ coordinates: { latitude, longitude } }: Pick<RestaurantFacts, 'coordinates'>): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`

const findUs = (facts: RestaurantFacts, maps: MapsAddress, words: RestaurantsWords): Html =>
  markup`<section class="panel find" aria-labelledby="find">${drawStreets(facts.coordinates, maps)}<div class="body"><h2 id="find">${words.findUs}</h2><p>${icon('pin')}<span>${facts.address}</span></p><p>${icon('phone')}<a href="${telephoneLink(facts.telephone)}">${facts.telephone}</a></p><a class="button soft small" href="${directionsTo(facts)}">${icon('directions')}${words.directions} <span class="head-said">${words.directionsBy}</span></a></div></section>`

const closeBy = ({ nearby }: RestaurantFacts, when: When, locale: Locale): Html | false =>
  nearby.length > 0 &&
  markup`<section class="part" aria-labelledby="near"><h2 id="near">${wordsOf(RESTAURANTS_WORDS, locale).closeBy}</h2><ul class="nearby">${nearby.map(
    ({ name, slug, town, miles, doors }) =>
      markup`<li><i>${icon('house')}</i><div><h3><a href="/restaurants/${slug}">${name}</a></h3><p>${town} · ${formatDistance(miles, locale)}</p>${doors && doorsLine(doors, when, locale)}</div></li>`,
  )}</ul></section>`

export const stepsToRestaurant = ({ name, town }: RestaurantFacts, locale: Locale): readonly Step[] => [
  [wordsOf(RESTAURANTS_WORDS, locale).name, '/restaurants'],
  [town, pathOfTown(town)],
  [name],
]

/** What a page is drawn with, besides its facts. */
interface Scene {
  readonly when: When
  readonly maps: MapsAddress
}

/** Everything about one restaurant: open or not, how one eats there, what it has, when, and how to get there. */
export const drawRestaurant = (facts: RestaurantFacts, { when, maps }: Scene, locale: Locale): Html => {
  const words = wordsOf(RESTAURANTS_WORDS, locale)
  return markup`<div class="in">${drawPath(stepsToRestaurant(facts, locale), locale)}${hero(facts, when, locale)}${waysToEat(facts, words, locale)}<div class="sides"><div>${goodToKnow(facts, words, locale)}${findUs(facts, maps, words)}</div>${openingHours(facts, words, locale)}</div>${closeBy(facts, when, locale)}</div>`
}
