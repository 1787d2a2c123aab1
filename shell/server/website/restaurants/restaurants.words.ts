import type { ChosenFulfilment } from '@galo/domain'
import { defineWords, grammarOf } from '@galo/words'
import type { Lack } from './restaurant-facts.model'

const { plural } = grammarOf('en')

const ways: Readonly<Record<ChosenFulfilment, string>> = {
  DELIVERY: 'Delivery',
  COLLECTION: 'Collect',
  EAT_IN: 'Eat in',
  AT_TABLE: 'At your table',
}

/** How a link to the menu of a way ends, for who hears it without its card. */
const toEat: Readonly<Record<ChosenFulfilment, string>> = {
  DELIVERY: 'for delivery',
  COLLECTION: 'for collection',
  EAT_IN: 'for eating in',
  AT_TABLE: 'for your table',
}

/** Where several menus are offered side by side. */
const menus: Readonly<Record<ChosenFulfilment, string>> = {
  DELIVERY: 'Delivery menu',
  COLLECTION: 'Collection menu',
  EAT_IN: 'Eat-in menu',
  AT_TABLE: 'Menu at the table',
}

const lacks: Readonly<Record<Lack, string>> = {
  REFURBISHMENT: 'The tables are being done up. Not for now.',
  KITCHEN_ONLY: 'A kitchen without a counter: everything goes out on wheels.',
  NO_RIDERS: 'No riders at the moment.',
  CHANNEL_OFFLINE: 'Not taking orders right now.',
  NOT_OFFERED: 'Not here.',
}

/** The pages of restaurants: where they are, when they are open, how one eats there. */
export const RESTAURANTS_WORDS = defineWords({
  en: {
    name: 'Restaurants',
    start: 'Home',
    ways,
    toEat,
    lacks,
    // One restaurant
    of: (restaurant: string, town: string) => `${restaurant}, ${town}`,
    description: (restaurant: string, street: string, town: string) =>
      `${restaurant}, ${street}, ${town}: opening hours for the week, ways to eat, facilities and how to get there.`,
    openUntil: (time: string) => `Open until ${time}`,
    closingSoon: (time: string) => `Closing soon, at ${time}`,
    opensToday: (time: string) => `Opens today at ${time}`,
    opensTomorrow: (time: string) => `Closed, opens tomorrow at ${time}`,
    opensOn: (day: string, time: string) => `Closed, opens ${day} at ${time}`,
    closed: 'Closed',
    orderFromHere: 'Order from here',
    /** Where several ways are offered side by side; it ends in one of `toEat`. */
    order: (toEat: string) => `Order ${toEat}`,
    seeMenu: 'See the menu',
    /** By their number. */
    waysToEat: ['Ways to eat', 'One way to eat', 'Two ways to eat', 'Three ways to eat', 'Four ways to eat'],
    onlySome: 'You can order where it says so. The other menus are there to read.',
    minutes: (least: number, most: number) => `${least}–${most} min`,
    readyIn: (least: number) => `Ready in about ${least} min`,
    until: (time: string) => `Until ${time}`,
    feeFrom: (fee: string) => `from ${fee}`,
    upTo: (distance: string) => `Up to ${distance} away`,
    atTheTable: 'By the code on the table',
    goodToKnow: 'Good to know',
    hours: 'Hours',
    hoursOf: (restaurant: string) => `Opening hours of ${restaurant}`,
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    today: (day: string) => `${day}, today`,
    fromTo: (opens: string, closes: string) => `${opens}–${closes}`,
    otherDays: 'Days that are different',
    findUs: 'Find us',
    ring: (telephone: string) => `Ring ${telephone}`,
    map: 'Map',
    onTheMap: (number: number, restaurant: string) => `${number} on the map: ${restaurant}`,
    directions: 'Directions',
    directionsBy: 'in Google Maps',
    closeBy: 'Other Galos close by',
    // Lists
    allTitle: 'Our restaurants',
    inCountry: (count: number) => plural(count, { one: 'One Galo in the UK', other: `${count} Galos in the UK` }),
    someInCountry: (count: number, all: number) => `${count} of ${all} Galos in the UK`,
    inTown: (town: string) => `Galo in ${town}`,
    townDescription: (town: string, count: number) =>
      plural(count, {
        one: `The Galo in ${town}: its address, telephone and facilities, with opening hours a press away.`,
        other: `The ${count} Galos in ${town}: addresses, telephones and facilities, with opening hours a press away.`,
      }),
    countInTown: (count: number) => plural(count, { one: 'One restaurant.', other: `${count} restaurants.` }),
    someInTown: (count: number, all: number) =>
      `${count} of ${plural(all, { one: 'one restaurant', other: `${all} restaurants` })}.`,
    filter: 'Only those with',
    on: 'on',
    noneWith: 'None of them has all of that. Take one of the filters off, or all of them.',
    withoutFilters: 'Without filters',
    hoursAndDetails: 'Hours and details',
    allLede: 'Pick a town, or say where you are: how far it is, until when it’s open, and how you can eat there.',
    allDescription:
      'Every Galo restaurant by town, with what each one has: step-free ways in, halal grills, tables outside and more.',
    // Search
    searchTitle: 'Find a Galo',
    searchLede: 'By postcode, street or town: how far it is, until when it’s open, and how you can eat there.',
    searchDescription:
      'Find a Galo restaurant by postcode, street or town: how far it is, until when it is open, how to get food there.',
    label: 'Postcode, street or town',
    example: 'M3 4EN',
    find: 'Find a Galo',
    useMyLocation: 'Use my location',
    looking: 'Looking',
    locating: {
      denied: 'Your browser keeps your location to itself. Type a postcode instead, or allow location for this site.',
      unavailable: 'We can’t tell where you are right now. Type a postcode and we’ll take it from there.',
      late: 'That took too long. Try again, or type a postcode.',
    },
    near: (place: string) => `Galos near ${place}`,
    you: 'you',
    nearDescription: (place: string) => `The Galo restaurants nearest to ${place}.`,
    guessed: (place: string, typed: string) => `Showing ${place} for “${typed}”.`,
    found: (count: number) => plural(count, { one: 'The nearest one.', other: `The nearest ${count}.` }),
    noneNear: (place: string) => `No Galo near ${place} yet`,
    nearestIs: (distance: string, restaurant: string) => `The nearest is ${distance} away: ${restaurant}.`,
    unknown: (place: string) => `We don’t know ${place} yet`,
    unknownText: 'A whole postcode works, with or without the space. So does a town, a station or a street.',
    towns: 'Or pick a town',
    menus,
    // The other market
    youAreThere: 'You’re in Ireland',
    isThere: (place: string) => `${place} is in Ireland`,
    thereText: 'Restaurants in Ireland are on our Irish site, with prices in euro.',
    searchThere: 'Search in Ireland',
    openThere: 'See it on Galo Ireland',
    // When there is nothing to show
    noSuchRestaurant: 'That Galo isn’t here',
    noSuchRestaurantText: 'The link may be old. Look for one near you, or see them all.',
    noSuchTown: 'We’re not in that town',
    noSuchTownText: 'Not yet, or not under that name. Look for a Galo near you, or see them all.',
    silent: 'We can’t look that up just now',
    silentText: (telephone: string) => `Try again in a minute. Or ring us on ${telephone}, and we’ll tell you.`,
    tryAgain: 'Try again',
    allRestaurants: 'All restaurants',
  },
  'en-IE': {
    inCountry: (count: number) => plural(count, { one: 'One Galo in Ireland', other: `${count} Galos in Ireland` }),
    someInCountry: (count: number, all: number) => `${count} of ${all} Galos in Ireland`,
    label: 'Eircode, street or town',
    example: 'Dublin 2',
    searchLede: 'By Eircode, street or town: how far it is, until when it’s open, and how you can eat there.',
    searchDescription:
      'Find a Galo restaurant by Eircode, street or town: how far it is, until when it is open, how to get food there.',
    locating: {
      denied: 'Your browser keeps your location to itself. Type an Eircode instead, or allow location for this site.',
      unavailable: 'We can’t tell where you are right now. Type an Eircode and we’ll take it from there.',
      late: 'That took too long. Try again, or type an Eircode.',
    },
    unknownText: 'A whole Eircode works, with or without the space. So does a town, a station or a street.',
    youAreThere: 'You’re in the UK',
    isThere: (place: string) => `${place} is in the UK`,
    thereText: 'Restaurants in the UK are on our UK site, with prices in pounds.',
    searchThere: 'Search in the UK',
    openThere: 'See it on Galo UK',
  },
})

export type RestaurantsWords = (typeof RESTAURANTS_WORDS)['en']
