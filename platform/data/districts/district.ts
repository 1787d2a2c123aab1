import type { Market } from '@galo/domain'
import type { PostcodeDistrict } from '../types'

/** [district or routing key, town, latitude, longitude]: the middle of the built-up part, good to about half a mile. */
export type DistrictRow = readonly [district: string, town: string, latitude: number, longitude: number]

export const toDistrict =
  (market: Market) =>
  ([district, town, latitude, longitude]: DistrictRow): PostcodeDistrict => ({
    district,
    town,
    market,
    latitude,
    longitude,
  })
