import type { LatLng } from '@galo/domain'
import { chanceAt, fromGrid, LANE_M, STREET_EVERY, toGrid, toMetres } from '../../../../../ground/grid'
import { streetNameAt, type Axis } from '../../../../../ground/street-names'
import { TOWN_EDGE, townAt } from '../../../../../ground/town'
import type { DistrictRow } from './places.store'
import { spotId, type Place } from './place'

/** From one front door to the next on the same side, in metres. */
const DOOR_EVERY_M = 9
/** Doors after which a street's numbers begin again: nobody lives at number 10,000. */
const DOORS = 240
const INWARD_LETTERS = 'ABDEFGHJLNPQRSTUWXYZ'
const EIRCODE_CHARACTERS = 'ACDEFHKNPRTVWXY0123456789'
const DOOR_FROM_MIDDLE = 0.15

const letterAt = (from: string, a: number, b: number, salt: number): string =>
  from.charAt(Math.floor(chanceAt(a, b, salt) * from.length))

const codeAt = ({ district, market }: DistrictRow, a: number, b: number): string =>
  market === 'IE'
    ? `${district} ${[51, 52, 53, 54].map((salt) => letterAt(EIRCODE_CHARACTERS, a, b, salt)).join('')}`
    : `${district} ${letterAt('123456789', a, b, 51)}${letterAt(INWARD_LETTERS, a, b, 52)}${letterAt(INWARD_LETTERS, a, b, 53)}`

const withCode = (district: DistrictRow, a: number, b: number): string =>
  /^[A-Z0-9]+$/.test(district.district) ? codeAt(district, a, b) : district.district

/**
 * The address a street of ours would have here: number, name and a sample code of the district, always the same for the same door.
 * Null out in the fields, where there are no streets.
 */
export const spotAt = (at: LatLng, district: DistrictRow): Place | null => {
  if (townAt(toMetres(at)) < TOWN_EDGE) return null
  const { u, v } = toGrid(at)
  const lineOf = (value: number) => Math.round(value / STREET_EVERY) * STREET_EVERY
  const axis: Axis = Math.abs(u - lineOf(u)) < Math.abs(v - lineOf(v)) ? 'u' : 'v'
  const [across, along] = axis === 'u' ? [u, v] : [v, u]
  const line = lineOf(across)
  const side = across >= line ? 1 : 0
  const door = Math.round((along * LANE_M) / DOOR_EVERY_M)
  const number = 2 * (((door % DOORS) + DOORS) % DOORS) + 1 + side
  const [way, out] = [(door * DOOR_EVERY_M) / LANE_M, line + (side === 1 ? DOOR_FROM_MIDDLE : -DOOR_FROM_MIDDLE)]
  const { latitude, longitude } = fromGrid(axis === 'u' ? { u: out, v: way } : { u: way, v: out })
  return {
    id: spotId(latitude, longitude),
    kind: 'address',
    market: district.market,
    name: '',
    streetNumber: String(number),
    route: streetNameAt(axis, line, along, district.market),
    town: district.town,
    postcode: withCode(district, line, Math.floor(door / 12)),
    latitude: Number(latitude.toFixed(5)),
    longitude: Number(longitude.toFixed(5)),
    precision: 'RANGE_INTERPOLATED',
  }
}
