import { distanceMiles, type Market } from '@galo/domain'
import { districts } from '../districts'
import { restaurants } from '../restaurants'
import { ALSO_KNOWN } from './also-known'
import { COUNTIES } from './counties'
import type { LandmarkRow } from './landmark'
import { BRITISH_LANDMARKS } from './landmarks-gb'
import { IRISH_LANDMARKS } from './landmarks-ie'
import type { SeedPlace } from './place'
import { BRITISH_TOWNS } from './towns-gb'
import { IRISH_TOWNS } from './towns-ie'

export type { SeedPlace } from './place'

/** A sight draws people from afar: it goes before a village of its name, and after a city. */
const DRAWN_BY_A_LANDMARK = 60_000
/** Of two places with one name, which are both no towns, the one whose name a Galo has. */
const WITH_A_GALO = DRAWN_BY_A_LANDMARK + 1
const IN_A_DISTRICT = 10_000

const townsIn = (market: Market, lines: string): readonly SeedPlace[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', latitude, longitude, people] = line.split('|')
      return {
        name,
        also: [...(ALSO_KNOWN[market][name] ?? []), ...(COUNTIES[market][name] ?? [])],
        town: null,
        market,
        latitude: Number(latitude),
        longitude: Number(longitude),
        people: Number(people),
      }
    })

const toLandmark =
  (market: Market) =>
  ([name, town, latitude, longitude, also = []]: LandmarkRow): SeedPlace => ({
    name,
    also,
    town,
    market,
    latitude,
    longitude,
    people: DRAWN_BY_A_LANDMARK,
  })

/** Each Galo is somewhere its name says: Deansgate, Leith, Temple Bar. */
const quarters: readonly SeedPlace[] = restaurants.map(({ name, city, market, latitude, longitude }) => ({
  name: name.replace(/^Galo /, ''),
  also: [],
  town: city,
  market,
  latitude,
  longitude,
  people: WITH_A_GALO,
}))

/** What has one name and lies so near is one place. */
const ONE_PLACE_MILES = 4
/** A district of Manchester's post may lie at its airport, and is no other Manchester. */
const ONE_POST_TOWN_MILES = 12

const keyOf = (market: Market, name: string): string => `${market} ${name.toLowerCase()}`

/** The places that are not among those that are known already: of that name, and there. */
const unlessKnown = (
  places: readonly SeedPlace[],
  known: readonly SeedPlace[],
  within = ONE_PLACE_MILES,
): readonly SeedPlace[] => {
  const byName = new Map<string, SeedPlace[]>()
  for (const place of known)
    for (const name of [place.name, ...place.also]) {
      const key = keyOf(place.market, name)
      byName.set(key, [...(byName.get(key) ?? []), place])
    }
  return places.filter((place) =>
    (byName.get(keyOf(place.market, place.name)) ?? []).every((one) => distanceMiles(one, place) > within),
  )
}

const landmarks = [...BRITISH_LANDMARKS.map(toLandmark('UK')), ...IRISH_LANDMARKS.map(toLandmark('IE'))]
const allTowns = [...townsIn('UK', BRITISH_TOWNS), ...townsIn('IE', IRISH_TOWNS)]
/** What both lists have is known by the town it is in: Richmond of London, not a town on its own. */
const towns = unlessKnown(allTowns, landmarks)

/** Dublin 2 and its like: towns of a postcode district that no list of towns has. */
const districtTowns: readonly SeedPlace[] = [
  ...new Map(
    districts.map(({ town, market, latitude, longitude }): [string, SeedPlace] => [
      `${market} ${town}`,
      { name: town, also: [], town: null, market, latitude, longitude, people: IN_A_DISTRICT },
    ]),
  ).values(),
]

/** Everywhere a person may say they are, in both countries; each name once but for namesakes far from each other. */
export const places: readonly SeedPlace[] = [
  ...towns,
  ...landmarks,
  ...unlessKnown(quarters, [...towns, ...landmarks]),
  ...unlessKnown(districtTowns, [...towns, ...landmarks, ...quarters], ONE_POST_TOWN_MILES),
]
