import { districts } from './districts'
import { fromGrid, STREET_EVERY, toGrid } from '../ground/grid'
import { namedStreetsAround, streetNameAt, type Axis, type NamedStreet } from '../ground/street-names'
import { restaurants } from './restaurants'
import { seededRandom, type Random } from './seeded-random'
import type { PostcodeDistrict, SeedLocality, SeedRestaurant } from './types'

const ADDRESSES_PER_RESTAURANT = 6
const POSTCODES_PER_RESTAURANT = 4
/** About 900 m north to south; a walk or a short ride, never the next town. */
const REACH_DEGREES = 0.008

/** The letters and digits an inward code or an Eircode's last four may hold. */
const INWARD_LETTERS = 'ABDEFGHJLNPQRSTUWXYZ'
const EIRCODE_CHARACTERS = 'ACDEFHKNPRTVWXY0123456789'

const pick = (random: Random, from: string): string => from.charAt(Math.floor(random() * from.length))

const sampleCode = (random: Random, { district, market }: PostcodeDistrict): string =>
  market === 'IE'
    ? `${district} ${Array.from({ length: 4 }, () => pick(random, EIRCODE_CHARACTERS)).join('')}`
    : `${district} ${pick(random, '123456789')}${pick(random, INWARD_LETTERS)}${pick(random, INWARD_LETTERS)}`

/** A degree of longitude is shorter than one of latitude up here; this keeps the ring of addresses round. */
const around = (random: Random, { latitude, longitude }: SeedRestaurant) => {
  const angle = random() * 2 * Math.PI
  const reach = REACH_DEGREES * Math.sqrt(random())
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  return {
    latitude: Number((latitude + reach * Math.sin(angle)).toFixed(5)),
    longitude: Number((longitude + (reach * Math.cos(angle)) / narrowing).toFixed(5)),
  }
}

/** From the middle of the road to the door, in lanes of the grid: about nine metres. */
const TO_THE_DOOR = 0.15

/** `way` lanes along a street and `out` lanes across it, as a position. */
const onStreet = (axis: Axis, out: number, way: number) => {
  const { latitude, longitude } = fromGrid(axis === 'u' ? { u: out, v: way } : { u: way, v: out })
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) }
}

/** A door on the street itself, so that a pin stands where the map draws the name. */
const along = (random: Random, { axis, line, from, to }: NamedStreet) => {
  const way = from + (to - from) * (0.1 + 0.8 * random())
  const door = line + (random() < 0.5 ? TO_THE_DOOR : -TO_THE_DOOR)
  return onStreet(axis, door, way)
}

const nearestDistrict = (market: string, latitude: number, longitude: number): PostcodeDistrict => {
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  const squared = (to: PostcodeDistrict) =>
    (to.latitude - latitude) ** 2 + ((to.longitude - longitude) * narrowing) ** 2
  return districts
    .filter((district) => district.market === market)
    .reduce((best, district) => (squared(district) < squared(best) ? district : best))
}

/** The seed is the restaurant's own id: adding a restaurant moves nobody else's neighbours. */
const localitiesAround = (restaurant: SeedRestaurant): readonly SeedLocality[] => {
  const random = seededRandom(restaurant.id)
  const streets = namedStreetsAround(restaurant)
  return Array.from({ length: ADDRESSES_PER_RESTAURANT + POSTCODES_PER_RESTAURANT }, (_, index) => {
    const isAddress = index < ADDRESSES_PER_RESTAURANT
    const road = isAddress ? streets[index % streets.length] : undefined
    const position = road === undefined ? around(random, restaurant) : along(random, road)
    const district = nearestDistrict(restaurant.market, position.latitude, position.longitude)
    const postcode = sampleCode(random, district)
    const street = road?.name ?? ''
    const streetNumber = isAddress ? String(1 + Math.floor(random() * 180)) : ''
    const city = district.town
    return {
      publicId: `${restaurant.id}.${isAddress ? 'address' : 'postcode'}.${index + 1}`,
      type: isAddress ? 'address' : 'postal_code',
      market: restaurant.market,
      displayLabel: isAddress ? `${streetNumber} ${street}, ${city}, ${postcode}` : `${postcode}, ${city}`,
      streetNumber,
      street,
      city,
      postcode,
      ...position,
    }
  })
}

/** From one front door to the next on the same side, in lanes: nine metres. */
const NEXT_DOOR = 0.15
const FEWEST_DOORS = 3
const MOST_DOORS = 6

/**
 * The doors of a sample postcode: one side of the street that is nearest to it, as the map draws and names it. Drawn by their own lot, and named
 * after their postcode, so that they change nothing of what was there before them.
 */
const doorsAt = (at: SeedLocality): readonly SeedLocality[] => {
  const random = seededRandom(`doors of ${at.publicId}`)
  const { u, v } = toGrid(at)
  const lineOf = (value: number) => Math.round(value / STREET_EVERY) * STREET_EVERY
  const axis: Axis = Math.abs(u - lineOf(u)) < Math.abs(v - lineOf(v)) ? 'u' : 'v'
  const [line, way] = axis === 'u' ? [lineOf(u), v] : [lineOf(v), u]
  const street = streetNameAt(axis, line, way, at.market)
  const count = FEWEST_DOORS + Math.floor(random() * (MOST_DOORS - FEWEST_DOORS + 1))
  const first = 1 + Math.floor(random() * 120)
  return Array.from({ length: count }, (_, index) => {
    const streetNumber = String(first + 2 * index)
    return {
      ...at,
      publicId: `${at.publicId}.door.${index + 1}`,
      type: 'address',
      displayLabel: `${streetNumber} ${street}, ${at.city}, ${at.postcode}`,
      streetNumber,
      street,
      ...onStreet(axis, line + TO_THE_DOOR, way + (index - (count - 1) / 2) * NEXT_DOOR),
    }
  })
}

const samples: readonly SeedLocality[] = restaurants.flatMap(localitiesAround)

/** Sample neighbours for autocomplete: six addresses and four postcodes around every restaurant, and three to six doors at each of those postcodes. */
export const localities: readonly SeedLocality[] = [
  ...samples,
  ...samples.filter(({ type }) => type === 'postal_code').flatMap(doorsAt),
]
