import { districts } from './districts'
import { fromGrid } from '../ground/grid'
import { namedStreetsAround, type NamedStreet } from '../ground/street-names'
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

/** A door on the street itself, so that a pin stands where the map draws the name. */
const along = (random: Random, { axis, line, from, to }: NamedStreet) => {
  const way = from + (to - from) * (0.1 + 0.8 * random())
  const door = line + (random() < 0.5 ? TO_THE_DOOR : -TO_THE_DOOR)
  const { latitude, longitude } = fromGrid(axis === 'u' ? { u: door, v: way } : { u: way, v: door })
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) }
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

/** Sample neighbours for autocomplete: six addresses and four postcodes around every restaurant. */
export const localities: readonly SeedLocality[] = restaurants.flatMap(localitiesAround)
