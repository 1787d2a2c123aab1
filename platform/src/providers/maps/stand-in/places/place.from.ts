import type { WrittenAddress } from '../../port'
import { restaurantId, townId, type Place } from './place'
import type { RestaurantPlaceRow, TownRow } from './places.store'

const nowhere = { name: '', streetNumber: '', route: '' }

export const fromLocality = (row: WrittenAddress): Place => ({
  ...nowhere,
  id: row.publicId,
  kind: row.type,
  market: row.market,
  streetNumber: row.streetNumber,
  route: row.street,
  town: row.city,
  postcode: row.postcode,
  latitude: row.latitude,
  longitude: row.longitude,
  precision: row.type === 'address' ? 'ROOFTOP' : 'APPROXIMATE',
})

export const fromTown = ({ market, town, latitude, longitude }: TownRow): Place => ({
  ...nowhere,
  id: townId(market, town),
  kind: 'town',
  market,
  town,
  postcode: '',
  latitude,
  longitude,
  precision: 'APPROXIMATE',
})

/** `Unit 4, 12 Mill Lane`: what comes before the street is its number. */
export const fromRestaurant = (row: RestaurantPlaceRow): Place => {
  const [, number = '', route = row.streetAddress] = /^((?:Unit \d+, )?\d*)\s*(.+)$/.exec(row.streetAddress) ?? []
  return {
    id: restaurantId(row.id),
    kind: 'restaurant',
    market: row.market,
    name: row.name,
    streetNumber: number.replace(/, $/, ''),
    route,
    town: row.city,
    postcode: row.postcode,
    latitude: row.latitude,
    longitude: row.longitude,
    precision: 'ROOFTOP',
  }
}
