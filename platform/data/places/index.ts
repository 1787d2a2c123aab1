import type { Market } from '@galo/domain'
import { districts } from '../districts'
import { restaurants } from '../restaurants'
import { britishLandmarks, irishLandmarks, type LandmarkRow } from './landmarks'
import { ALSO_KNOWN } from './also-known'
import type { SeedPlace } from './place'
import { BRITISH_TOWNS } from './towns-gb'
import { IRISH_TOWNS } from './towns-ie'

export type { SeedPlace } from './place'

/** A sight draws people from afar: it goes before a village of its name, and after a city. */
const DRAWN_BY_A_LANDMARK = 60_000
const IN_A_DISTRICT = 10_000

const townsIn = (market: Market, lines: string): readonly SeedPlace[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', latitude, longitude, people] = line.split('|')
      return {
        name,
        also: ALSO_KNOWN[market][name] ?? [],
        town: null,
        market,
        latitude: Number(latitude),
        longitude: Number(longitude),
        people: Number(people),
      }
    })

const toLandmark =
  (market: Market) =>
  ([name, town, latitude, longitude]: LandmarkRow): SeedPlace => ({
    name,
    also: [],
    town,
    market,
    latitude,
    longitude,
    people: DRAWN_BY_A_LANDMARK,
  })

const towns = [...townsIn('UK', BRITISH_TOWNS), ...townsIn('IE', IRISH_TOWNS)]
const landmarks = [...britishLandmarks.map(toLandmark('UK')), ...irishLandmarks.map(toLandmark('IE'))]

/** Each Galo is somewhere its name says: Deansgate, Leith, Temple Bar. */
const quarters: readonly SeedPlace[] = restaurants.map(({ name, city, market, latitude, longitude }) => ({
  name: name.replace(/^Galo /, ''),
  also: [],
  town: city,
  market,
  latitude,
  longitude,
  people: DRAWN_BY_A_LANDMARK,
}))

const keyOf = ({ market, name }: Pick<SeedPlace, 'market' | 'name'>): string => `${market} ${name}`

const unlessNamed = (places: readonly SeedPlace[], known: readonly SeedPlace[]): readonly SeedPlace[] => {
  const names = new Set(known.flatMap((place) => [place.name, ...place.also].map((name) => keyOf({ ...place, name }))))
  return places.filter((place) => !names.has(keyOf(place)))
}

/** Dublin 2 and its like: towns of a postcode district that no list of towns has. */
const districtTowns: readonly SeedPlace[] = [
  ...new Map(
    districts.map(({ town, market, latitude, longitude }): [string, SeedPlace] => [
      `${market} ${town}`,
      { name: town, also: [], town: null, market, latitude, longitude, people: IN_A_DISTRICT },
    ]),
  ).values(),
]

/** Everywhere a person may say they are, in both countries; each name once but for namesakes among the towns. */
export const places: readonly SeedPlace[] = [
  ...towns,
  ...landmarks,
  ...unlessNamed(quarters, [...towns, ...landmarks]),
  ...unlessNamed(districtTowns, [...towns, ...landmarks, ...quarters]),
]
